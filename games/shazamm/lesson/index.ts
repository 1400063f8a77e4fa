/** The first duel: five turns of one round, from the first bid to the first tiles in the lava. */
import type { Lesson } from '../../../src/lesson/contract';
import type { ShazammMoves, ShazammView, SpellNo } from '../state';

const BRIDGE = '[data-guide="bridge"]';
const BID = '[data-guide="bid"]';
const READY = '[data-guide="bar"]';
const ME = 'section[data-wizard="0"]';
const card = (spell: SpellNo): string => `[data-guide="hand"] button[aria-label^="${spell} "]`;
const DECOY = '[data-guide="hand"] li:last-child button';

/** Larceny has seized Green's Attack Boost. */
const SEIZED = 'h1-7';

type Commit = ShazammMoves['commit'];
const commit = (bid: number, spells: SpellNo[] = [], decoy = false) =>
  ({ move: 'commit', args: { bid, spells, decoy } }) as const;
const green = (bid: number, spells: SpellNo[] = []) => [{ seat: '1', ...commit(bid, spells) } as const];

/** Every turn of the lesson begins with a commitment, so no other move is legal then. */
function bidding(judge: (choice: Commit) => string | null) {
  return ({ move, args }: { readonly move: string; readonly args: object }): string | null =>
    move === 'commit' ? judge(args as Commit) : null;
}

export const lesson: Lesson<ShazammView, ShazammMoves> = {
  players: 2,
  options: { deckMode: 'draw', showFaceDownCount: true },
  learner: '0',
  deal: [
    [3, 7, 10, 12, 13, 1, 8, 14],
    [5, 7, 9, 11, 14, 2, 4, 6],
  ],
  steps: [
    { id: 'bridge', at: [BRIDGE], rule: 'goal' },
    { id: 'mana', at: [ME], rule: 'turn' },
    {
      id: 'bid',
      at: [BID, READY],
      rule: 'bid',
      task: {
        example: () => commit(6),
        judge: bidding(({ bid, spells, decoy }) => {
          if (spells.length > 0 || decoy) return 'cards';
          if (bid < 5) return 'low';
          return bid > 12 ? 'high' : null;
        }),
        answers: green(4),
      },
    },
    { id: 'paid', at: [BRIDGE], rule: 'fire' },
    {
      id: 'spell',
      at: [card(7), BID, READY],
      rule: 'attack',
      task: {
        example: () => commit(2, [7]),
        judge: bidding(({ bid, spells, decoy }) => {
          if (!spells.includes(7)) return 'missing';
          if (spells.length > 1 || decoy) return 'others';
          return bid > 5 ? 'high' : null;
        }),
        answers: green(6),
      },
    },
    { id: 'used', at: [ME], rule: 'cards' },
    { id: 'order', at: ['[data-guide="hand"]'], rule: 'order' },
    {
      id: 'decoy',
      at: [DECOY, BID, READY],
      rule: 'cards',
      task: {
        example: () => commit(1, [], true),
        judge: bidding(({ bid, spells, decoy }) => {
          if (!decoy) return 'missing';
          if (spells.length > 0) return 'spells';
          return bid > 3 ? 'high' : null;
        }),
        answers: green(10),
      },
    },
    {
      id: 'larceny',
      at: [card(3), BID, READY],
      rule: 'control',
      task: {
        example: () => commit(3, [3]),
        judge: bidding(({ bid, spells, decoy }) => {
          if (!spells.includes(3)) return 'missing';
          if (spells.length > 1 || decoy) return 'others';
          return bid > 8 ? 'high' : null;
        }),
        answers: green(5, [7]),
      },
    },
    {
      id: 'theft',
      at: [READY],
      rule: 'control',
      task: {
        example: () => ({ move: 'chooseTheft', args: { apply: [SEIZED] } }),
        judge: ({ move, args }) =>
          move === 'chooseTheft' && !args.apply.includes(SEIZED) ? 'destroyed' : null,
      },
    },
    {
      id: 'push',
      at: [BID, READY],
      rule: 'fire',
      task: {
        example: () => commit(4),
        judge: bidding(({ bid, spells, decoy }) => {
          if (spells.length > 0 || decoy) return 'cards';
          if (bid < 3) return 'low';
          return bid > 20 ? 'high' : null;
        }),
        answers: green(2),
      },
    },
    { id: 'collapse', at: [BRIDGE], rule: 'round-end' },
    { id: 'empty', at: [ME], rule: 'exhaustion' },
    { id: 'fall', at: [BRIDGE], rule: 'end' },
  ],
};
