/** Clash of Magic Schools in English. */
import type { NameOf } from '../../kit';
import { ELEMENTS } from '../data';
import { levelIn, scoreOf } from '../standing';
import { type ClashView, PLAYERS, type PlayerID } from '../state';
import { board } from './en/board';
import { count } from './en/counting';
import { elements, spells } from './en/elements';
import { rules } from './en/rules';
import { REASONS, telling } from './en/telling';
import { logOf } from './log';
import { references } from './references';
import { asPlayer, type ClashWords } from './words';

const roles = { '0': 'Dragombre', '1': 'Blancgriffon' };

export const words: ClashWords = {
  title: 'Clash of Magic Schools',
  tagline: 'Dragon against griffin over five arenas',
  summary:
    'Two schools of magic, the black dragon of Dragombre and the white griffin of Blancgriffon, meet in five Arenas of the Elements. You send Students into columns, pass Trials of rising levels with them, and when three of a kind stand together the one in the middle may cast a spell that turns the board upside down. Fifteen points win if the other school has nine or fewer; otherwise the match goes into Overtime.',
  roles,
  tasks: { act: 'play your turn', maleficio: 'choose the cards you lose to Maleficio' },
  options: {
    turnLimit: {
      label: 'Turns at most',
      hint: 'After that many turns the higher score wins. Hardly any game lasts beyond forty.',
    },
  },
  reasons: {
    CARD_NOT_IN_HAND: 'This card is not in your hand.',
    DUPLICATE_CARD: 'The same card was chosen twice.',
    NO_CARDS_CHOSEN: 'Choose at least one Student from your hand.',
    ALREADY_IN_ARENA:
      '**Your Emblem is there already.** A Student moves it to the Arena of its own Element; this one can be deployed.',
    EMBLEM_NOT_IN_ARENA:
      '**Your Emblem is still on its crest.** Discard a Student first to move it to the Arena of that Element.',
    TRIAL_NOT_AVAILABLE: 'No Trial is available under this crest.',
    STARTING_TRIAL_RESERVED: 'This starting Trial is reserved for the other school until it has been passed.',
    WRONG_TRIAL_LEVEL: (view, player) => {
      const { arena, level } = standing(view, asPlayer(player));
      return level === 6
        ? `**You have reached the highest level ${arena}.** Move to another Arena.`
        : `**Not the right level.** You have level ${level} ${arena}: only a Trial of level ${level + 1} can be passed there.`;
    },
    NOT_ENOUGH_STUDENTS: (view, player) => {
      const { arena, students } = standing(view, asPlayer(player));
      return `**Too few Students.** A Trial needs as many as its level; you have ${students} ${arena}.`;
    },
    SUMMON_ALREADY_USED: 'You have already summoned Students this turn: once is all.',
    SAME_ARENA: 'They stand there already: choose another Arena.',
    SUMMON_NEEDS_THREE: 'A Summon takes exactly three Students: this column has fewer.',
    CASTER_NOT_IN_ARENA: 'Only a Student in the Arena of your Emblem can cast.',
    CASTER_NOT_SURROUNDED:
      '**Nobody can cast here.** A caster stands directly between two Students of its own Element.',
    SPELL_ELEMENT_MISMATCH: 'A Student casts the spell of its own Element, or Maleficio.',
    SPELL_NO_TARGET: 'The spell would have no effect here, so it cannot be cast.',
    EVERSIO_LEVEL_TOO_LOW: 'Eversio takes only a Trial above your own level in this Arena.',
    WRONG_DISCARD_COUNT: (view) =>
      `Choose exactly ${count(view.pending?.count ?? 0, 'card')} to discard: half of your hand, rounded down.`,
    FIRST_TRIAL_REQUIRED:
      '**First pass your starting Trial.** Move your Emblem, deploy a Student there, and press the Trial.',
    FIRST_TRIAL_UNREACHABLE:
      'After that you could no longer pass your starting Trial this turn, and you must.',
  },
  elements,
  spells,
  // Nothing here tells that the match is over: the bar is read before the story has been told.
  progress: (view) => `Turn ${view.turnNumber}${view.overtime ? ', Overtime' : ''}`,
  log: logOf(telling),
  effect: telling.sentence,
  verdict: (view, nameOf) => ({ title: verdictTitle(view, nameOf), lines: verdictLines(view, nameOf) }),
  rules,
  references,
  board,
};

function standing(view: ClashView, player: PlayerID): { arena: string; level: number; students: number } {
  const school = view.players[player];
  const { emblem } = school;
  if (emblem === null) return { arena: '', level: 0, students: 0 };
  return {
    arena: elements[emblem].inArena,
    level: levelIn(school, emblem),
    students: school.columns[emblem].length,
  };
}

function verdictTitle({ result }: ClashView, nameOf: NameOf): string {
  if (result === null) return 'The match goes on';
  return result.winner ? `${nameOf(result.winner)} wins` : 'A draw';
}

function verdictLines(view: ClashView, nameOf: NameOf): string[] {
  const sums = PLAYERS.map((player) => {
    const school = view.players[player];
    const parts = ELEMENTS.map((arena) => `${elements[arena].name} ${levelIn(school, arena)}`);
    return `**${nameOf(player)}** (${roles[player]}): ${parts.join(' + ')} = **${scoreOf(school)}**.`;
  });
  return view.result ? [REASONS[view.result.reason], ...sums] : sums;
}
