/** Anludim in English. */
import type { NameOf } from '../../kit';
import { CRESTS } from '../data';
import { type AnludimView, covenAt, type RoundResult, seatOf } from '../state';
import { board } from './en/board';
import { card, colours, combination, count, disciplines, half } from './en/naming';
import { rules } from './en/rules';
import { telling } from './en/telling';
import { logOf } from './log';
import { references } from './references';
import type { AnludimWords } from './words';

export const words: AnludimWords = {
  title: 'Anludim',
  tagline: 'Woo five professors with clever hands',
  summary:
    'You lead a coven of apprentice witches at a university of magic. Your cards have two halves, and runs, flushes, pairs, triples and assemblies made of them attract the five professors, as long as nobody lays something stronger. Every professor in front of you hands you a magic object at the end of your turn: be the first to win two rounds.',
  roles: { '0': 'Cats', '1': 'Ravens', '2': 'Owls', '3': 'Snakes', '4': 'Foxes' },
  tasks: {
    main: 'lay a combination or draw',
    optional: 'spend an object or end your turn',
    keep: 'choose the cards you keep',
  },
  options: {
    variant: {
      label: 'Rules',
      values: {
        base: {
          label: 'Base game',
          hint: 'At the start of your turn you may take laid combinations back into your hand.',
        },
        expert: {
          label: 'Expert variant',
          hint: 'Laid cards stay on the table, but may move on to a combination of higher rank.',
        },
      },
    },
    roundsToWin: {
      label: 'Rounds to win',
      values: {
        1: { label: 'One', hint: 'A short game.' },
        2: { label: 'Two', hint: 'The game as its authors meant it.' },
      },
    },
    firstPlayer: {
      label: 'Who begins',
      values: {
        random: { label: 'Drawn by lot' },
        0: { label: 'Cats' },
        1: { label: 'Ravens' },
        2: { label: 'Owls' },
        3: { label: 'Snakes' },
        4: { label: 'Foxes' },
      },
    },
  },
  reasons: {
    TAKE_BACK_FORBIDDEN:
      '**Nothing is taken back in the expert variant.** Laid cards can only move to a combination of higher rank.',
    TAKE_BACK_TOO_LATE: '**Too late.** Combinations are taken back before anything is spent.',
    COMBO_NOT_FOUND: 'That is not one of your combinations.',
    EXTEND_NOT_ALLOWED: 'Only the expert variant lets you add to a laid combination.',
    EXTEND_WRONG_DISCIPLINE: 'Cards can only be added to a combination of the same kind.',
    DUPLICATE_CARD: 'A card can be used only once.',
    CARD_NOT_AVAILABLE: (view) =>
      view.options.variant === 'expert'
        ? 'You need cards from your hand, or from your own combinations of lower rank.'
        : 'You need cards from your hand. Take laid combinations back first.',
    SOURCE_NOT_LOWER:
      '**Laid cards only climb.** They may move to a combination with more golden dots than the one they leave.',
    TOO_FEW_CARDS: '**Too few cards.** A run, a flush or a pair takes two, a triple three, an assembly four.',
    NOT_CONSECUTIVE:
      '**Not a run.** The values must follow each other without gap or repetition; 13 and 1 are no neighbours.',
    NOT_SAME_COLOUR: '**Not a flush.** All halves in use must have the same colour.',
    BAD_GROUPS:
      '**The groups do not come out even.** Pairs want each value exactly twice, triples exactly three times.',
    COLOURS_NOT_DIFFERENT: '**A colour twice.** The cards of a pair or a triple must have different colours.',
    NOT_SAME_VALUE: '**Not an assembly.** All halves in use must have the same value.',
    COMBO_NOT_STRONGEST:
      '**Not strong enough.** A combination must beat every other of its kind on the table; being equal is not enough.',
    DRAW_PILE_EMPTY: 'There is no card left to draw.',
    DISPLAY_SLOT_EMPTY: 'No card lies there any more.',
    OPTIONAL_ALREADY_USED: 'You have already spent something this turn.',
    NO_PARCHMENT: 'You have no parchment.',
    OBJECT_NOT_OWNED: 'You do not own that object.',
    PASS_NOT_ALLOWED: 'You can still draw a card or lay a combination, so you may not pass.',
    KEEP_TOO_MANY: (view, player) => {
      const { crest } = covenAt(view, player);
      return `**Too many.** With a ${crest} crest you keep ${CRESTS[crest].keep} cards at most.`;
    },
  },
  colours,
  disciplines,
  half,
  card,
  combination,
  // Nothing here tells that a round is over: the bar is read before the story has been told.
  progress: ({ roundNo, options }) =>
    `Round ${roundNo}${options.variant === 'expert' ? ', expert variant' : ''}${options.roundsToWin === 2 ? ', two rounds to win' : ''}`,
  log: logOf(telling),
  verdict: (view, nameOf) => ({
    title: view.winner === null ? 'The game goes on' : `${nameOf(seatOf(view.winner))} wins`,
    lines: view.history.map((result) => roundLine(view, result, nameOf)),
  }),
  rules,
  references,
  board,
};

function roundLine({ players }: AnludimView, result: RoundResult, nameOf: NameOf): string {
  const totals = players.map((_, seat) => `${nameOf(seatOf(seat))} ${result.totals[seat] ?? 0}`);
  const winner = nameOf(seatOf(result.winner));
  const why = {
    five: `${winner} owned five different objects`,
    piles: `${winner} had the greatest total when the third pile was empty`,
    stalemate: `${winner} had the greatest total when nobody took objects any more`,
  }[result.endedBy];
  const points = count(result.totals[result.winner] ?? 0, 'point');
  return `**Round ${result.round} to ${winner}**, ${points}: ${why}. ${totals.join(', ')}.`;
}
