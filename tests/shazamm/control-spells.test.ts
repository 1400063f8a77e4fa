/** Mutism, Clone, Larceny and End of Round, alone and against each other. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/shazamm/rules';
import type { SpellNo } from '../../games/shazamm/state';
import { duel, entry, eventsOf, fates, lastTurn, play, turn } from './duel';

/** The opponent (green) laid these in the turn before. */
const afterGreenLaid = (...spells: SpellNo[]) => duel({ lastPlayed: { 0: [], 1: spells } });

describe('Mutism', () => {
  it('silences what still waits on both sides, but not itself', () => {
    const state = duel();
    turn(state, { bid: 3, spells: [1, 7] }, { bid: 5, spells: [8, 14] });
    expect(fates(state)).toEqual({ 'h0-1': 'applied', 'h0-7': 'muted', 'h1-8': 'muted', 'h1-14': 'muted' });
    expect(state).toMatchObject({ muted: true, wall: 9, mana: { 0: 47, 1: 45 } });
  });

  it('wastes the spells of later turns without asking for decisions (R6)', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [1] }, { bid: 1, spells: [7] });
    turn(state, { bid: 1, spells: [2, 6] }, { bid: 1, spells: [3, 13] });
    expect(state.stage).toBe('commit');
    expect(fates(state)).toEqual({ 'h0-2': 'muted', 'h0-6': 'muted', 'h1-3': 'muted', 'h1-13': 'muted' });
    expect(state.players['1'].discard).toEqual([3, 7, 13]);
  });

  it('ends with the round', () => {
    const state = duel({ wall: 12 });
    turn(state, { bid: 2, spells: [1] }, { bid: 1 });
    expect(state).toMatchObject({ round: 2, muted: false });
    turn(state, { bid: 1, spells: [7] }, { bid: 5 });
    expect(lastTurn(state).attack).toEqual({ 0: 8, 1: 5 });
  });

  it('laid by both is cancelled, and the other spells work', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [1, 7] }, { bid: 5, spells: [1] });
    expect(state.muted).toBe(false);
    expect(fates(state)).toEqual({ 'h0-1': 'cancelled', 'h0-7': 'applied', 'h1-1': 'cancelled' });
  });

  it('in force leaves twins cancelled rather than muted (R25)', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [1] }, { bid: 1 });
    turn(state, { bid: 1, spells: [7, 9] }, { bid: 1, spells: [7] });
    expect(fates(state)).toEqual({ 'h0-7': 'cancelled', 'h0-9': 'muted', 'h1-7': 'cancelled' });
  });
});

describe('Clone', () => {
  it('finds nothing to copy in the first turn and asks nothing', () => {
    const state = duel();
    const events = turn(state, { bid: 1, spells: [2] }, { bid: 1 });
    expect(state).toMatchObject({ stage: 'commit', turn: 2 });
    expect(eventsOf(events, 'applied')).toMatchObject([{ spell: 2, idle: 'NOTHING_TO_CLONE' }]);
  });

  it('may be declined (R9)', () => {
    const state = afterGreenLaid(8);
    turn(state, { bid: 1, spells: [2] }, { bid: 1 });
    expect(state).toMatchObject({ stage: 'clone', actor: '0' });
    play(state, '0', 'chooseClone', { spell: null });
    expect(fates(state)).toEqual({ 'h0-2': 'applied' });
  });

  it('never copies Clone (R11)', () => {
    const state = afterGreenLaid(2);
    turn(state, { bid: 1, spells: [2] }, { bid: 1 });
    expect(state.stage).toBe('commit');
  });

  it('reaches spells whatever became of them: cancelled, muted (R8)', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [7] }, { bid: 1, spells: [7] });
    expect(state.lastPlayed['1']).toEqual([7]);
    turn(state, { bid: 1, spells: [1] }, { bid: 1, spells: [9, 10] });
    expect(state.lastPlayed).toEqual({ 0: [1], 1: [9, 10] });
  });

  it('reaches void, stolen, destroyed and cloned spells, and those the opponent kept by Larceny (R8)', () => {
    const ended = duel();
    turn(ended, { bid: 1, spells: [4] }, { bid: 1, spells: [12] });
    expect(ended.lastPlayed['1']).toEqual([12]);

    const state = duel({ lastPlayed: { 0: [], 1: [9] } });
    turn(state, { bid: 1, spells: [2, 7, 8] }, { bid: 1, spells: [3] });
    play(state, '0', 'chooseClone', { spell: 9 });
    play(state, '1', 'chooseTheft', { apply: ['c0-9', 'h0-7'] });
    expect(state.lastPlayed).toEqual({ 0: [2, 7, 8, 9], 1: [3, 7, 9] });
  });

  it('reaches back into the round before (R7)', () => {
    const state = duel({ wall: 12 });
    turn(state, { bid: 2 }, { bid: 1, spells: [13] });
    expect(state.round).toBe(2);
    turn(state, { bid: 1, spells: [2] }, { bid: 1 });
    expect(rules.facts(state)).toMatchObject({ clonePool: { 0: [13] } });
    expect(state.stage).toBe('clone');
  });

  it('does not reach further than the previous turn', () => {
    const state = duel();
    turn(state, { bid: 1 }, { bid: 1, spells: [8] });
    turn(state, { bid: 1 }, { bid: 1 });
    expect(state.lastPlayed['1']).toEqual([]);
  });

  it('of Mutism strikes at once: what waits is muted (R10)', () => {
    const state = afterGreenLaid(1);
    turn(state, { bid: 1, spells: [2, 7] }, { bid: 5, spells: [3] });
    play(state, '0', 'chooseClone', { spell: 1 });
    expect(fates(state)).toEqual({ 'h0-2': 'applied', 'h0-7': 'muted', 'h1-3': 'muted', 'c0-1': 'applied' });
    expect(state.muted).toBe(true);
  });

  it('puts down a copy that Larceny can take (R12)', () => {
    const state = afterGreenLaid(14);
    turn(state, { bid: 4, spells: [2] }, { bid: 1, spells: [3] });
    play(state, '0', 'chooseClone', { spell: 14 });
    expect(rules.facts(state)).toMatchObject({ theftTargets: ['c0-14'] });
    play(state, '1', 'chooseTheft', { apply: ['c0-14'] });
    expect(state.mana).toEqual({ 0: 46, 1: 50 });
  });

  it('leaves no card behind: a copy goes to no discard', () => {
    const state = afterGreenLaid(7);
    turn(state, { bid: 1, spells: [2] }, { bid: 1 });
    play(state, '0', 'chooseClone', { spell: 7 });
    expect(state.players['0'].discard).toEqual([2]);
    expect(state.players['1'].discard).toEqual([]);
  });

  it('shows the spells of the turn to everybody while the decision waits', () => {
    const state = afterGreenLaid(7);
    turn(state, { bid: 9, spells: [2] }, { bid: 8, spells: [6, 14], decoy: true });
    const seen = rules.view(state, 'spectator');
    expect(seen.resolution).toEqual(state.resolution);
    expect(seen.resolution).toMatchObject({
      bid: { 0: 9, 1: 8 },
      decoy: { 0: false, 1: true },
      current: 'h0-2',
    });
    expect(state).toMatchObject({
      commits: { 0: null, 1: null },
      mana: { 0: 50, 1: 50 },
      lastPlayed: { 1: [7] },
    });
  });
});

describe('two copies on the same side (R14)', () => {
  const doubled = (spell: SpellNo) => {
    const state = afterGreenLaid(spell);
    state.mana = { 0: 20, 1: 50 };
    turn(state, { bid: 3, spells: [2, spell] }, { bid: 5 });
    play(state, '0', 'chooseClone', { spell });
    return state;
  };

  it('Recycling: two decisions, the card before the copy', () => {
    const state = doubled(6);
    expect(state.resolution?.current).toBe('h0-6');
    play(state, '0', 'chooseRecycling', { delta: 5 });
    expect(state).toMatchObject({ stage: 'recycling', actor: '0', resolution: { current: 'c0-6' } });
    play(state, '0', 'chooseRecycling', { delta: 5 });
    expect(lastTurn(state)).toMatchObject({ initialBid: { 0: 3 }, bid: { 0: 13 }, attack: { 0: 13 } });
  });

  it('Attack Boost: fourteen more', () => expect(lastTurn(doubled(7)).attack['0']).toBe(17));
  it('Double Dose: four times', () => expect(lastTurn(doubled(8)).attack['0']).toBe(12));
  it('Loser Wins: reversed once', () => expect(lastTurn(doubled(9)).towards).toBe('1'));
  it('Blaze: two tiles', () => expect(lastTurn(doubled(10)).steps).toBe(2));
  it('Reserve Boost: twenty-six', () => expect(doubled(13).mana['0']).toBe(20 - 3 + 26));
  it('Siphon: twice the bid', () => expect(doubled(14).mana['0']).toBe(20 - 3 + 2 * 5));

  it('Larceny: the second finds nothing left to seize', () => {
    const state = doubled(3);
    expect(fates(state)).toEqual({ 'h0-2': 'applied', 'h0-3': 'applied', 'c0-3': 'applied' });
  });
});

describe('Larceny', () => {
  it('finds nothing to seize and asks nothing', () => {
    const state = duel();
    const events = turn(state, { bid: 1, spells: [3] }, { bid: 1, decoy: true });
    expect(state.turn).toBe(2);
    expect(eventsOf(events, 'applied')).toMatchObject([{ spell: 3, idle: 'NOTHING_TO_STEAL' }]);
  });

  it('destroys what it does not keep', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [3] }, { bid: 2, spells: [4, 8] });
    play(state, '0', 'chooseTheft', { apply: [] });
    expect(lastTurn(state)).toMatchObject({ attack: { 0: 1, 1: 2 }, towards: '0', roundEnd: null });
    expect(fates(state)).toEqual({ 'h0-3': 'applied', 'h1-4': 'destroyed', 'h1-8': 'destroyed' });
  });

  it('leaves cancelled spells and Clone alone', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [3, 7] }, { bid: 2, spells: [2, 7, 9] });
    expect(rules.facts(state)).toMatchObject({ theftTargets: ['h1-9'] });
    expect(entry(state, 'h1-2').fate).toBe('applied');
  });

  it('makes a stolen Recycling act on the thief’s own bid', () => {
    const state = duel();
    turn(state, { bid: 4, spells: [3] }, { bid: 6, spells: [6] });
    play(state, '0', 'chooseTheft', { apply: ['h1-6'] });
    expect(state).toMatchObject({ stage: 'recycling', actor: '0' });
    play(state, '0', 'chooseRecycling', { delta: 5 });
    expect(state).toMatchObject({ wall: 11, mana: { 0: 41, 1: 44 } });
  });

  it('stolen, End of Round ends the round for the thief', () => {
    const state = duel({ wall: 11 });
    turn(state, { bid: 1, spells: [3, 7] }, { bid: 2, spells: [4] });
    play(state, '0', 'chooseTheft', { apply: ['h1-4'] });
    expect(fates(state)).toEqual({ 'h0-3': 'applied', 'h0-7': 'void', 'h1-4': 'applied' });
    expect(state).toMatchObject({ round: 2, wall: 11 });
  });

  it('sends stolen cards to the discard of their owner (R22)', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [3] }, { bid: 2, spells: [7, 12] });
    play(state, '0', 'chooseTheft', { apply: ['h1-7'] });
    expect(state.players['0'].discard).toEqual([3]);
    expect(state.players['1'].discard).toEqual([7, 12]);
  });
});

describe('End of Round', () => {
  it('moves, charges and pays nobody; what waits is void', () => {
    const state = duel({ wall: 11 });
    turn(state, { bid: 20, spells: [4, 13] }, { bid: 5, spells: [9, 14] });
    expect(fates(state)).toEqual({ 'h0-4': 'applied', 'h0-13': 'void', 'h1-9': 'void', 'h1-14': 'void' });
    expect(lastTurn(state)).toMatchObject({
      towards: null,
      steps: 0,
      paid: null,
      manaAfter: { 0: 50, 1: 50 },
      roundEnd: 'ROUND_END_SPELL',
    });
    expect(state).toMatchObject({ round: 2, wall: 11, wizards: { 0: 8, 1: 14 } });
  });

  it('brings no push, even to a reserve that would be empty', () => {
    const state = duel({ mana: { 0: 5, 1: 30 } });
    turn(state, { bid: 5, spells: [4] }, { bid: 1 });
    expect(lastTurn(state)).toMatchObject({ roundEnd: 'ROUND_END_SPELL', pushed: 0, wallAfter: 10 });
  });

  it('can win the game at once, and the unpaid reserves stay (R27)', () => {
    const state = duel({
      round: 5,
      collapsed: 4,
      wall: 12,
      wizards: { 0: 8, 1: 14 },
      mana: { 0: 17, 1: 23 },
    });
    turn(state, { bid: 9, spells: [4] }, { bid: 8 });
    expect(state.result).toEqual({ winner: '0', loser: '1', reason: 'FELL' });
    expect(state.mana).toEqual({ 0: 17, 1: 23 });
  });
});

describe('control spells against each other (8.15)', () => {
  const others = [5, 7, 8, 9, 10, 11, 12, 13, 14] as const;

  it.each([1, 2, 3, 4, 6, ...others] as const)('spell %i on both sides is cancelled', (spell) => {
    const state = duel({ lastPlayed: { 0: [7], 1: [7] } });
    turn(state, { bid: 1, spells: [spell] }, { bid: 1, spells: [spell] });
    expect(fates(state)).toEqual({ [`h0-${spell}`]: 'cancelled', [`h1-${spell}`]: 'cancelled' });
  });

  it.each([2, 3, 4, 6, ...others] as const)('Mutism silences spell %i', (spell) => {
    const state = duel({ lastPlayed: { 0: [7], 1: [7] } });
    turn(state, { bid: 1, spells: [spell] }, { bid: 1, spells: [1] });
    expect(fates(state)).toEqual({ [`h0-${spell}`]: 'muted', 'h1-1': 'applied' });
  });

  it.each([6, ...others] as const)('End of Round makes spell %i void', (spell) => {
    const state = duel();
    turn(state, { bid: 3, spells: [4] }, { bid: 3, spells: [spell] });
    expect(fates(state)).toEqual({ 'h0-4': 'applied', [`h1-${spell}`]: 'void' });
  });

  it.each([4, 6, ...others] as const)('Larceny decides on spell %i before it acts', (spell) => {
    const state = duel();
    turn(state, { bid: 3, spells: [3] }, { bid: 3, spells: [spell] });
    expect(state).toMatchObject({ stage: 'theft', actor: '0' });
    play(state, '0', 'chooseTheft', { apply: [] });
    expect(fates(state)).toEqual({ 'h0-3': 'applied', [`h1-${spell}`]: 'destroyed' });
  });

  it('Clone comes before Larceny, which may seize the copy only above its own number', () => {
    const state = afterGreenLaid(3, 4);
    turn(state, { bid: 1, spells: [2] }, { bid: 1, spells: [3, 7] });
    expect(state.stage).toBe('clone');
    play(state, '0', 'chooseClone', { spell: 3 });
    expect(fates(state)).toEqual({
      'h0-2': 'applied',
      'h1-3': 'cancelled',
      'h1-7': 'applied',
      'c0-3': 'cancelled',
    });
  });

  it('Clone may copy Larceny to destroy End of Round', () => {
    const state = afterGreenLaid(3);
    turn(state, { bid: 1, spells: [2] }, { bid: 1, spells: [4] });
    play(state, '0', 'chooseClone', { spell: 3 });
    play(state, '0', 'chooseTheft', { apply: [] });
    expect(fates(state)).toEqual({ 'h0-2': 'applied', 'h1-4': 'destroyed', 'c0-3': 'applied' });
    expect(state).toMatchObject({ round: 1, turn: 2 });
  });

  it('Clone, then End of Round', () => {
    const state = afterGreenLaid(13);
    turn(state, { bid: 1, spells: [2] }, { bid: 1, spells: [4] });
    play(state, '0', 'chooseClone', { spell: 13 });
    expect(fates(state)).toEqual({ 'h0-2': 'applied', 'h1-4': 'applied', 'c0-13': 'void' });
  });

  it('a copy of the very spell the opponent has laid cancels with it', () => {
    const state = afterGreenLaid(4);
    turn(state, { bid: 1, spells: [2] }, { bid: 1, spells: [4] });
    play(state, '0', 'chooseClone', { spell: 4 });
    expect(fates(state)).toEqual({ 'h0-2': 'applied', 'h1-4': 'cancelled', 'c0-4': 'cancelled' });
    expect(state.round).toBe(1);
  });
});
