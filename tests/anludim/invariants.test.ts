/** Section 3: a broken table is noticed, one law at a time. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/anludim/rules';
import type { AnludimState } from '../../games/anludim/state';
import { combo, objects, play, start, table } from './university';

const sound = (): AnludimState =>
  table({
    players: [
      {
        hand: ['v1y7', 'g1r3'],
        known: ['v1y7'],
        combos: [combo('k1', 'run', 'g9r11', 'g8y10'), combo('k2', 'run', 'b2y5', 'b3r6', 'b4v7')],
        objects: objects({ run: [1] }),
        parchments: 1,
      },
      {},
    ],
    professors: { run: 'k2', flush: null, pairs: null, trips: null, assembly: null },
  });

const ownOf = ({ players: [own] }: AnludimState) => {
  if (!own) throw new Error('nobody sits there');
  return own;
};

const BROKEN: readonly [law: number, harm: (state: AnludimState) => unknown][] = [
  [1, (state) => Object.assign(state, { deck: state.deck.slice(1) })],
  [1, (state) => Object.assign(state, { deck: [...state.deck, state.display[0]] })],
  [2, (state) => Object.assign(ownOf(state), { objects: [] })],
  [2, (state) => Object.assign(state, { outObjects: objects({ trips: [4] }) })],
  [3, (state) => Object.assign(state.piles, { run: state.piles.run.toReversed() })],
  [4, (state) => Object.assign(state, { parchmentSupply: 3 })],
  [
    5,
    (state) =>
      Object.assign(ownOf(state), { combos: [...ownOf(state).combos, combo('k3', 'pairs', 'g5r7', 'b6y9')] }),
  ],
  [6, ({ professors }) => Object.assign(professors, { run: 'k1' })],
  [6, ({ professors }) => Object.assign(professors, { flush: 'k2' })],
  [6, ({ professors }) => Object.assign(professors, { trips: 'k9' })],
  [7, (state) => Object.assign(ownOf(state), { hand: ownOf(state).hand.toReversed() })],
  [8, (state) => Object.assign(ownOf(state), { crest: 'gold' })],
  [8, (state) => Object.assign(ownOf(state), { roundsWon: 1 })],
  [9, ({ piles }) => Object.assign(piles, { run: [], flush: [], pairs: [] })],
  [
    9,
    (state) =>
      Object.assign(ownOf(state), {
        objects: objects({ run: [1], flush: [1], pairs: [1], trips: [1], assembly: [1] }),
      }),
  ],
  [10, (state) => Object.assign(state, { deck: state.deck.slice(1), discard: state.deck.slice(0, 1) })],
  [11, ({ display }) => Object.assign(display, { 1: null })],
  [12, (state) => Object.assign(state, { idleTurns: 20 })],
  [12, (state) => Object.assign(state, { roundNo: 2 })],
  [13, ({ turn }) => Object.assign(turn, { mainDone: true, optionalUsed: true })],
  [14, (state) => Object.assign(state, { nextFirstPlayer: 0 })],
  [14, (state) => Object.assign(ownOf(state), { kept: [] })],
  [15, (state) => Object.assign(state, { winner: 0 })],
];

describe('the invariants', () => {
  it('hold at the start, in the middle, and while a turn waits', () => {
    const waiting = sound();
    play(waiting, '0', 'drawHidden', null);
    expect(waiting.turn.mainDone).toBe(true);
    for (const state of [start(4).match.state, sound(), waiting]) expect(rules.invariants(state)).toEqual([]);
  });

  it.each(BROKEN)('%i is told when it is broken', (law, harm) => {
    const state = sound();
    harm(state);
    expect(rules.invariants(state).map((sentence) => Number.parseInt(sentence, 10))).toContain(law);
  });
});
