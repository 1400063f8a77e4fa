/** What bots consider, imagine and prefer. */
import { describe, expect, it } from 'vitest';
import { checkMove, createRandom } from '../../games/kit';
import { brain } from '../../games/shazamm/brain';
import { rules } from '../../games/shazamm/rules';
import { type ShazammState, type SpellNo, WIZARDS, type Wizard } from '../../games/shazamm/state';
import { duel, play, start, turn } from './duel';
import { playToTheEnd } from './player';

/** Positions of random games, in all variants. */
function positions(): ShazammState[] {
  const found: ShazammState[] = [];
  for (let game = 0; game < 24; game++) {
    const deckMode = (['draw', 'allInHand', 'chosenOrder'] as const)[game % 3];
    const { state } = start({ deckMode, showFaceDownCount: game % 2 === 0 }, `brain ${game}`);
    found.push(rules.copy(state));
    playToTheEnd(state, createRandom(`positions ${game}`), (next) => found.push(rules.copy(next)));
  }
  return found;
}

const POSITIONS = positions();
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

function candidates(state: ShazammState, wizard: Wizard, seed = 'candidates') {
  return brain.candidates(rules.view(state, wizard), wizard, createRandom(seed));
}

describe('candidates', () => {
  it('are legal, never missing and not too many', () => {
    for (const state of POSITIONS) {
      for (const wizard of WIZARDS) {
        if (!rules.awaiting(state)[wizard]) continue;
        const found = candidates(state, wizard);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(150);
        const illegal = found.filter(
          ({ move, args }) => checkMove(rules, state, wizard, move, args) !== null,
        );
        expect(illegal).toEqual([]);
      }
    }
  });

  /** All that is ever considered in a position. */
  const commitments = (state: ShazammState) =>
    Array.from({ length: 200 }, (_, seed) => candidates(state, '0', `${seed}`)).flatMap((calls) =>
      calls.flatMap((call) => (call.move === 'commit' ? [call.args] : [])),
    );

  it('try every spell, in every company from none to many, with and without decoy', () => {
    const tried = commitments(duel());
    expect(new Set(tried.flatMap(({ spells }) => spells)).size).toBe(14);
    const sizes = new Set(tried.map(({ spells }) => spells.length));
    for (const size of [0, 1, 2, 3, 4, 6]) expect(sizes).toContain(size);
    expect(distinct(tried.map(({ decoy }) => decoy))).toBe(2);
  });

  it('bid sensibly, but now and then anything', () => {
    const bids = commitments(duel({ mana: { 0: 30, 1: 11 } })).map(({ bid }) => bid);
    for (const bid of [1, 2, 3, 7, 12, 30]) expect(bids).toContain(bid);
    expect(distinct(bids)).toBeGreaterThan(20);
  });

  it('rarely waste spells while Mutism is in force', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [1] }, { bid: 1 });
    const times = Array.from({ length: 200 }, (_, seed) =>
      candidates(state, '0', `${seed}`).some(({ args }) => 'spells' in args && args.spells.length > 0),
    ).filter(Boolean).length;
    expect(times).toBeGreaterThan(5);
    expect(times).toBeLessThan(60);
  });

  it('answer decisions in every way', () => {
    const clone = duel({ lastPlayed: { 0: [], 1: [7, 9] } });
    turn(clone, { bid: 1, spells: [2] }, { bid: 1 });
    expect(candidates(clone, '0').map(({ args }) => args)).toEqual([
      { spell: null },
      { spell: 7 },
      { spell: 9 },
    ]);
    const theft = duel();
    turn(theft, { bid: 1, spells: [3] }, { bid: 1, spells: [8, 9, 14] });
    expect(distinct(candidates(theft, '0'))).toBe(8);
    const recycling = duel();
    turn(recycling, { bid: 3, spells: [6] }, { bid: 1 });
    expect(candidates(recycling, '0').map(({ args }) => args)).toEqual(
      [-2, -1, 0, 1, 2, 3, 4, 5].map((delta) => ({ delta })),
    );
  });

  it('of a great theft always keep what can only help', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [3] }, { bid: 1, spells: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] });
    const found = candidates(state, '0');
    expect(distinct(found)).toBe(64);
    for (const { args } of found) {
      expect(args).toMatchObject({ apply: expect.arrayContaining(['h1-11', 'h1-12', 'h1-13', 'h1-14']) });
    }
  });
});

describe('samples', () => {
  it('look exactly like the view they come from', () => {
    const random = createRandom('samples');
    for (const state of POSITIONS) {
      for (const wizard of WIZARDS) {
        const view = rules.view(state, wizard);
        const sample = brain.sample(view, wizard, random);
        expect(JSON.stringify(rules.view(sample, wizard))).toBe(JSON.stringify(view));
        expect(rules.invariants(sample)).toEqual([]);
      }
    }
  });

  const samplesOf = (state: ShazammState) => {
    const random = createRandom('many samples');
    return Array.from({ length: 60 }, () => brain.sample(rules.view(state, '0'), '0', random));
  };

  it('vary in everything that is hidden', () => {
    const { state } = start({ showFaceDownCount: false });
    play(state, '1', 'commit', { bid: 9, spells: [], decoy: false });
    const samples = samplesOf(state);
    expect(distinct(samples.map(({ players }) => players['1'].hand))).toBeGreaterThan(30);
    expect(distinct(samples.map(({ players }) => players['1'].deck))).toBeGreaterThan(30);
    expect(distinct(samples.map(({ players }) => players['0'].deck))).toBeGreaterThan(30);
    expect(distinct(samples.map(({ commits }) => commits['1']?.bid))).toBeGreaterThan(20);
    expect(distinct(samples.map(({ commits }) => commits['1']?.decoy))).toBe(2);
    expect(new Set(samples.map(({ commits }) => commits['1']?.spells.length))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('lay as many cards face down as can be seen', () => {
    const { state } = start();
    const { hand } = state.players['1'];
    play(state, '1', 'commit', { bid: 9, spells: hand, decoy: true });
    for (const { commits, players } of samplesOf(state)) {
      expect(commits['1']).toMatchObject({ spells: players['1'].hand, decoy: true });
    }
  });

  it('in variant 2 keep the own order, and vary the other’s once it is arranged', () => {
    const { state } = start({ deckMode: 'chosenOrder' });
    const order = state.players['0'].deck.toReversed();
    play(state, '0', 'arrangeDeck', { order });
    expect(distinct(samplesOf(state).map(({ players }) => players))).toBe(1);
    play(state, '1', 'arrangeDeck', { order });
    const samples = samplesOf(state);
    expect(distinct(samples.map(({ players }) => players['0']))).toBe(1);
    expect(distinct(samples.map(({ players }) => players['1'].deck))).toBeGreaterThan(30);
  });

  it('share nothing with the view that a move changes', () => {
    const state = duel({ lastPlayed: { 0: [], 1: [7] } });
    turn(state, { bid: 4, spells: [2, 6] }, { bid: 4 });
    const view = rules.view(state, '0');
    const before = JSON.stringify(view);
    const sample = brain.sample(view, '0', createRandom('share'));
    play(sample, '0', 'chooseClone', { spell: 7 });
    play(sample, '0', 'chooseRecycling', { delta: 5 });
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('evaluation', () => {
  it('stays within bounds and is the opposite for the opponent', () => {
    for (const state of POSITIONS) {
      const [red, green] = [brain.evaluate(state, '0'), brain.evaluate(state, '1')];
      expect(Math.abs(red)).toBeLessThanOrEqual(1);
      expect(red + green).toBeCloseTo(0, 12);
    }
  });

  it('knows won, lost and drawn games', () => {
    const won = duel({ round: 6, collapsed: 5, wizards: { 0: 8, 1: 14 }, wall: 13 });
    turn(won, { bid: 2 }, { bid: 1 });
    expect([brain.evaluate(won, '0'), brain.evaluate(won, '1')]).toEqual([1, -1]);
    const drawn = duel({ round: 7, collapsed: 6 });
    turn(drawn, { bid: 1, spells: [4] }, { bid: 1 });
    expect(brain.evaluate(drawn, '0')).toBe(0);
  });

  it('likes the wall far away, a full reserve and spells still to come', () => {
    const even = brain.evaluate(duel(), '0');
    expect(even).toBeCloseTo(0, 6);
    expect(brain.evaluate(duel({ wall: 11 }), '0')).toBeGreaterThan(even);
    expect(brain.evaluate(duel({ mana: { 0: 40, 1: 30 } }), '0')).toBeGreaterThan(even);
    const players = duel().players;
    players['1'].discard = players['1'].hand.splice(0, 3) as SpellNo[];
    expect(brain.evaluate(duel({ players }), '0')).toBeGreaterThan(even);
  });

  it('values a tile the more, the less bridge is left', () => {
    const early = brain.evaluate(duel({ wall: 11 }), '0');
    expect(brain.evaluate(duel({ wall: 11, round: 5, collapsed: 4 }), '0')).toBeGreaterThan(early);
  });
});
