/** Section 3.1: a broken table is noticed, one law at a time. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashState } from '../../games/clash-of-magic-schools/state';
import { firstTurn, play, start, table } from './tournament';

const sound = () =>
  table({
    own: { hand: ['air-1'], emblem: 'air', columns: { air: ['fire-1'] }, trials: { air: ['t1-d'] } },
    opponent: { hand: ['water-1', 'water-2'], emblem: 'dark', trials: { dark: ['t1-b'] } },
  });

const hexed = () => {
  const state = table({
    own: { emblem: 'air', columns: { air: ['air-1', 'air-2', 'air-3'] } },
    opponent: { hand: ['fire-1', 'fire-2'], emblem: 'air' },
  });
  play(state, '0', 'castSpell', { caster: 'air-2', spell: 'maleficio' });
  return state;
};

const BROKEN: readonly [law: string, state: () => ClashState, harm: (state: ClashState) => void][] = [
  ['I1', sound, (state) => Object.assign(state, { studentDiscard: [...state.studentDiscard, 'fire-1'] })],
  ['I1', sound, (state) => Object.assign(state, { studentDeck: state.studentDeck.slice(1) })],
  ['I2', sound, (state) => Object.assign(state, { trialDeck: state.trialDeck.slice(1) })],
  [
    'I3',
    sound,
    (state) => {
      const { air } = state.players[0].trials;
      state.players[0].trials.air = [...air, ...state.trialDeck.slice(0, 1)];
      state.trialDeck = state.trialDeck.slice(1);
    },
  ],
  [
    'I4',
    sound,
    (state) => {
      state.players[0].offered = [...state.players[0].offered, ...state.trialDeck];
      state.trialDeck = [];
    },
  ],
  ['I5', sound, (state) => Object.assign(state, { trialKnownTop: 44 })],
  ['I6', sound, ({ players }) => Object.assign(players[0], { emblem: null })],
  ['I7', hexed, ({ players }) => Object.assign(players[0], { emblem: 'fire' })],
  ['I7', hexed, (state) => Object.assign(state, { pending: { ...state.pending, count: 2 } })],
  ['I7', hexed, (state) => Object.assign(state, { pending: { ...state.pending, victim: '0' } })],
  ['I7', hexed, (state) => Object.assign(state, { pending: { ...state.pending, caster: 'air-3' } })],
  ['I8', sound, (state) => Object.assign(state, { overtime: true })],
  ['I12', () => firstTurn({ hand: ['air-1', 'air-2'] }), (state) => Object.assign(state, { turnNumber: 3 })],
  [
    'I11',
    () => firstTurn({ hand: ['air-1', 'air-2'] }),
    (state) => {
      const [own] = state.players[0].hand;
      state.studentDeck = [...state.studentDeck, ...state.players[0].hand.slice(1)];
      state.players[0].hand = own === undefined ? [] : [own];
    },
  ],
  ['I13', sound, (state) => Object.assign(state, { turnNumber: 10 })],
  ['I13', sound, (state) => Object.assign(state, { turnLimit: 7 })],
  ['I15', sound, (state) => Object.assign(state, { result: undefined })],
];

describe('the invariants', () => {
  it('hold at the start, in the middle, and while a discard is pending', () => {
    for (const state of [start('laws').match.state, sound(), hexed()]) {
      expect(rules.invariants(state)).toEqual([]);
    }
  });

  it.each(BROKEN)('%s is told when it is broken', (law, layOut, harm) => {
    const state = layOut();
    harm(state);
    expect(rules.invariants(state).map((sentence) => sentence.split(':')[0])).toContain(law);
  });
});
