/** The first turns of a round: a professor won, lost, and won back. */
import type { Lesson } from '../../../src/lesson/contract';
import type { CardId, HalfIndex } from '../data';
import type { AnludimMoves, AnludimView } from '../state';

const HALL = '[data-guide="hall"]';
const HAND = '[data-guide="hand"]';
const MINE = '[data-guide="mine"]';
const BAR = '[data-guide="bar"]';

type Lay = AnludimMoves['layCombination'];
const cards = (...laid: readonly [CardId, HalfIndex][]): Lay['cards'] =>
  laid.map(([id, half]) => ({ id, half }));
const same = (one: Lay['cards'], other: Lay['cards']): boolean =>
  one.length === other.length &&
  other.every(({ id, half }) => one.some((it) => it.id === id && it.half === half));

const FIRST_RUN = cards(['g4y6', 0], ['b5g8', 0], ['g6v8', 0]);
const LONGER_RUN = cards(['g4y6', 0], ['b5g8', 0], ['g6v8', 0], ['r2b7', 1], ['g8y10', 0]);
const NINES = cards(['b9g12', 0], ['v3g9', 1], ['r4v9', 1], ['y5r9', 1]);
const RIVAL_RUN = cards(['b7r10', 0], ['v8g1', 0], ['y9r13', 0], ['g10v12', 0]);
/** The slot of the fourth nine. */
const NINE = 1;

const OTHER_DRAWS = [
  { seat: '1', move: 'drawHidden', args: null },
  { seat: '1', move: 'endTurn', args: null },
] as const;

export const lesson: Lesson<AnludimView, AnludimMoves> = {
  players: 2,
  options: { variant: 'base', roundsToWin: 2, firstPlayer: 0 },
  learner: '0',
  deal: [
    [
      ...['g4y6', 'b5g8', 'g6v8', 'b9g12', 'v3g9', 'r4v9', 'y2v6', 'r2b7'],
      ...['b7r10', 'v8g1', 'y9r13', 'g10v12', 'r13v5', 'g13y2', 'y11v2', 'b11y1'],
      ...['v1y7', 'y5r9', 'r12y4'],
      ...['b13v3', 'y13b4', 'g11b13', 'g8y10', 'r7y12', 'v7g13'],
    ],
  ],
  steps: [
    { id: 'professors', at: [HALL], rule: 'goal' },
    { id: 'halves', at: [HAND], rule: 'cards' },
    {
      id: 'run',
      at: [HAND, BAR],
      rule: 'combinations',
      task: {
        example: () => ({ move: 'layCombination', args: { discipline: 'run', cards: FIRST_RUN } }),
        judge: ({ move, args }) => {
          if (move !== 'layCombination') return 'draw';
          if (args.discipline !== 'run') return 'kind';
          if (args.cards.length > FIRST_RUN.length) return 'longer';
          return same(args.cards, FIRST_RUN) ? null : 'cards';
        },
        answers: [
          { seat: '1', move: 'layCombination', args: { discipline: 'run', cards: RIVAL_RUN } },
          { seat: '1', move: 'endTurn', args: null },
        ],
      },
    },
    { id: 'beaten', at: [HALL, MINE], rule: 'strength' },
    {
      id: 'take',
      at: ['[data-guide="market"]'],
      rule: 'turn',
      task: {
        example: () => ({ move: 'drawFaceUp', args: { slot: NINE } }),
        judge: ({ move, args }) => {
          if (move === 'drawHidden') return 'hidden';
          if (move !== 'drawFaceUp') return 'other';
          return args.slot === NINE ? null : 'slot';
        },
      },
    },
    {
      id: 'finish',
      at: [BAR],
      rule: 'turn',
      task: {
        example: () => ({ move: 'endTurn', args: null }),
        judge: ({ move }) => (move === 'endTurn' ? null : 'spend'),
        answers: OTHER_DRAWS,
      },
    },
    {
      id: 'assembly',
      at: [HAND, BAR],
      rule: 'combinations',
      task: {
        example: () => ({ move: 'layCombination', args: { discipline: 'assembly', cards: NINES } }),
        judge: ({ move, args }) => {
          if (move !== 'layCombination') return 'other';
          return args.discipline === 'assembly' ? null : 'kind';
        },
      },
    },
    {
      id: 'spend',
      at: [MINE, BAR],
      rule: 'objects',
      task: {
        example: () => ({ move: 'discardForCard', args: { kind: 'object', discipline: 'run', value: 1 } }),
        judge: ({ move }) => (move === 'discardForCard' ? null : 'end'),
        answers: OTHER_DRAWS,
      },
    },
    {
      id: 'back',
      at: [MINE],
      rule: 'turn',
      task: {
        example: () => ({ move: 'takeBack', args: { combos: ['k1'] } }),
        judge: ({ move, args }) => {
          if (move !== 'takeBack') return 'other';
          return args.combos.length === 1 && args.combos[0] === 'k1' ? null : 'assembly';
        },
      },
    },
    {
      id: 'stronger',
      at: [HAND, BAR],
      rule: 'strength',
      task: {
        example: () => ({ move: 'layCombination', args: { discipline: 'run', cards: LONGER_RUN } }),
        judge: ({ move, args }) => {
          if (move !== 'layCombination') return 'other';
          return args.discipline === 'run' ? null : 'kind';
        },
      },
    },
    {
      id: 'income',
      at: [BAR],
      rule: 'professors',
      task: {
        example: () => ({ move: 'endTurn', args: null }),
        judge: ({ move }) => (move === 'endTurn' ? null : 'spend'),
        answers: OTHER_DRAWS,
      },
    },
    { id: 'ends', at: ['[data-guide="ends"]'], rule: 'end' },
    { id: 'rounds', at: [MINE], rule: 'crests' },
  ],
};
