/** Each invariant of section 3.1 is noticed when it is broken. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/shazamm/rules';
import type { ShazammState } from '../../games/shazamm/state';
import { duel, start, turn } from './duel';

const over = () => {
  const { state } = start();
  while (state.stage !== 'over') turn(state, { bid: 2 }, { bid: 1 });
  return state;
};
const theft = () => {
  const state = duel();
  turn(state, { bid: 1, spells: [3, 9] }, { bid: 1, spells: [8] });
  return state;
};
const muted = () => {
  const state = duel();
  turn(state, { bid: 1, spells: [1] }, { bid: 1 });
  return state;
};

const BROKEN: readonly [string, () => ShazammState, (state: ShazammState) => void][] = [
  ['I1', duel, (state) => state.players['0'].hand.pop()],
  ['I1', duel, (state) => state.players['1'].hand.reverse()],
  ['I1', theft, (state) => state.resolution?.entries.pop()],
  ['I2', duel, (state) => Object.assign(state.mana, { 0: 51 })],
  ['I2', duel, (state) => Object.assign(state.mana, { 1: 0 })],
  ['I3', duel, (state) => Object.assign(state.commits, { 0: { bid: 0, spells: [], decoy: false } })],
  ['I3', duel, (state) => Object.assign(state.commits, { 0: { bid: 1, spells: [3, 2], decoy: false } })],
  [
    'I3',
    duel,
    (state) => {
      const laid = { bid: 1, spells: [], decoy: false };
      state.commits = { 0: laid, 1: laid };
    },
  ],
  ['I4', duel, (state) => Object.assign(state, { wall: 13 })],
  ['I4', duel, (state) => Object.assign(state, { collapsed: 1 })],
  ['I5', over, (state) => Object.assign(state, { wall: 10, wizards: { 0: 7, 1: 13 } })],
  ['I6', duel, (state) => Object.assign(state, { turn: 0 })],
  ['I6', duel, (state) => Object.assign(state, { round: 2, collapsed: 1 })],
  ['I7', theft, (state) => Object.assign(state, { actor: '1' })],
  ['I7', theft, (state) => Object.assign(state, { stage: 'recycling' })],
  ['I7', duel, (state) => Object.assign(state, { actor: '1' })],
  [
    'I8',
    theft,
    (state) =>
      state.resolution?.entries.push({
        id: 'c0-8',
        spell: 8,
        owner: '0',
        origin: 'clone',
        controller: '0',
        fate: 'pending',
      }),
  ],
  ['I9', duel, (state) => Object.assign(state, { muted: true })],
  ['I9', muted, (state) => state.history.pop()],
  ['I10', start10, (state) => state.players['0'].hand.unshift(...state.players['0'].deck.splice(0, 1))],
  ['I11', over, (state) => Object.assign(state, { result: null })],
  ['I12', duel, (state) => Object.assign(state.lastPlayed, { 1: [9, 9] })],
  ['I14', duel, (state) => Object.assign(state.arranged, { 0: true })],
  ['I14', duel, (state) => Object.assign(state, { stage: 'arrange' })],
];

function start10(): ShazammState {
  return start().state;
}

describe('invariants', () => {
  it.each([duel, theft, muted, over, start10])('hold in a game played from setup', (position) => {
    expect(rules.invariants(position())).toEqual([]);
  });

  it.each(BROKEN)('%s is noticed when it is broken', (name, position, spoil) => {
    const state = position();
    spoil(state);
    expect(rules.invariants(state).join('\n')).toMatch(new RegExp(`^${name}:`, 'm'));
  });
});
