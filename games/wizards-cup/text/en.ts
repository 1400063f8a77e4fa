/** Wizards Cup in English. */
import type { NameOf } from '../../kit';
import { DECK_SIZE, MAX_ROUNDS } from '../data';
import type { CupView, RoundRecord } from '../state';
import { board } from './en/board';
import { notes } from './en/notes';
import { rules } from './en/rules';
import { ARTICLE, beats, count, ELEMENTS, list, telling } from './en/telling';
import { logOf, toldOf, wizardsIn } from './log';
import { references } from './references';
import type { CupWords } from './words';

export const words: CupWords = {
  title: 'Wizards Cup',
  tagline: 'Pick six, order five, watch them duel',
  summary:
    'Two schools send their Wizards to the tournament. In secret you choose six of eighteen, put five of them in order and keep one waiting; then they fight, one against one, and powers, Elements and Values decide. Whoever wins two rounds takes the cup.',
  roles: { '0': 'White school', '1': 'Black school' },
  tasks: {
    draw: 'draw a card from the opposing fan',
    select: 'choose your team and its order',
    swap: 'swap a Wizard or none, then order your team',
    order: 'put your team in order',
    may: 'use the power or not',
    rearrange: 'put your deck in a new order',
  },
  options: {
    draw: {
      label: 'The blind card',
      values: {
        auto: { label: 'Drawn for you', hint: 'One card of each set is drawn at the start. Quick.' },
        manual: { label: 'Drawn by hand', hint: 'Each player picks a card from the other’s fan.' },
      },
    },
  },
  reasons: {
    BAD_POSITION: 'Pick one of the eighteen cards of the fan.',
    WRONG_CARD_COUNT: `**Exactly ${DECK_SIZE} Wizards** are needed here, no more and no fewer.`,
    UNKNOWN_CARD: 'There is no such Wizard in your set.',
    DUPLICATE_CARD: 'You have each Wizard only once.',
    CARD_NOT_AVAILABLE: (view, player) =>
      view.players[player === '1' ? '1' : '0'].step === 'select'
        ? 'This Wizard is not in your reserve: the card drawn blind is in your team already.'
        : 'This Wizard is not where you want to take it from.',
    NOT_A_PERMUTATION: 'The new order must hold exactly the cards of your deck.',
  },
  wizards: wizardsIn('en', ARTICLE, notes),
  elements: ELEMENTS,
  kinds: { immediate: 'Immediate', dormant: 'Dormant', permanent: 'Permanent', none: 'No power' },
  kindNotes: {
    immediate: 'Works once, when the Wizard comes on stage.',
    dormant: 'Works while the card lies on top of your discard pile.',
    permanent: 'Works in every duel the Wizard fights.',
    none: 'Strength is all it has.',
  },
  // Nothing here tells how a round ended: the bar is read before the story has been told.
  progress: (view) => {
    if (view.phase === 'draw') return 'The blind draw';
    return `Round ${view.round} of at most ${MAX_ROUNDS}`;
  },
  log: logOf(telling),
  told: toldOf(telling),
  beats,
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function verdictTitle({ result }: CupView, nameOf: NameOf): string {
  if (result === null) return 'The tournament goes on';
  return result.winner === null ? 'A draw' : `${nameOf(result.winner)} wins the cup`;
}

function verdictLines(view: CupView, nameOf: NameOf): string[] {
  const lines = view.rounds.map((record) => `**Round ${record.round}** ${roundLine(record, nameOf)}`);
  const { result, players } = view;
  if (result === null) return lines;
  const score = `Victory tokens: ${nameOf('0')} **${players[0].tokens}**, ${nameOf('1')} **${players[1].tokens}**.`;
  return [...lines, score];
}

function roundLine({ duels, winners, tieBreak }: RoundRecord, nameOf: NameOf): string {
  const after = `after ${count(duels.length, 'duel')}`;
  if (winners === null) return `not finished, ${after}.`;
  const names = list(winners.map(nameOf));
  if (tieBreak) {
    const totals = `the teams total ${tieBreak[0]} and ${tieBreak[1]}`;
    return winners.length === 0
      ? `goes to nobody: ${totals}.`
      : `goes to **${names}** on the tie-break: ${totals}.`;
  }
  return winners.length === 2 ? `goes to both, ${after}.` : `goes to **${names}**, ${after}.`;
}
