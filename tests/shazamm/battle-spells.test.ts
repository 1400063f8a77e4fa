/** The spells from Middle to Siphon: attack, movement of the wall, Mana. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/shazamm/rules';
import { duel, eventsOf, lastTurn, play, turn } from './duel';

describe('Middle', () => {
  it('counts neither for Resistance nor for Scrooge (R15)', () => {
    const state = duel({ wall: 8 });
    turn(state, { bid: 4, spells: [5] }, { bid: 4, spells: [11, 12] });
    expect(state).toMatchObject({ wall: 10, mana: { 0: 46, 1: 46 } });
    expect(lastTurn(state)).toMatchObject({ towards: null, steps: 0 });
  });

  it('does nothing where the wall is already', () => {
    const state = duel();
    const events = turn(state, { bid: 4, spells: [5] }, { bid: 4 });
    expect(state.wall).toBe(10);
    expect(eventsOf(events, 'applied')).toMatchObject([{ spell: 5, idle: 'ALREADY_IN_THE_MIDDLE' }]);
  });

  it('shows at once while a later decision waits', () => {
    const state = duel({ wall: 12 });
    turn(state, { bid: 4 }, { bid: 4, spells: [5, 6] });
    expect(state).toMatchObject({ stage: 'recycling', wall: 10, resolution: { wallBefore: 12 } });
  });
});

describe('Recycling', () => {
  it('changes bid and attack alike, before they are doubled, paid and siphoned', () => {
    const state = duel({ mana: { 0: 30, 1: 30 } });
    turn(state, { bid: 6, spells: [6, 8] }, { bid: 4, spells: [14] });
    play(state, '0', 'chooseRecycling', { delta: -5 });
    expect(lastTurn(state)).toMatchObject({
      initialBid: { 0: 6 },
      bid: { 0: 1 },
      attack: { 0: 2 },
      paid: { 0: 1 },
    });
    expect(state.mana).toEqual({ 0: 29, 1: 27 });
  });

  it('stays within one and the reserve (R13)', () => {
    const state = duel({ mana: { 0: 6, 1: 50 } });
    turn(state, { bid: 4, spells: [6] }, { bid: 4 });
    expect(rules.facts(state)).toMatchObject({ recyclingRange: { min: -3, max: 2 } });
  });

  it('asks nothing when the bid cannot change', () => {
    const state = duel({ mana: { 0: 1, 1: 1 } });
    const events = turn(state, { bid: 1, spells: [6, 13] }, { bid: 1, spells: [14] });
    expect(eventsOf(events, 'applied')[0]).toMatchObject({ spell: 6, idle: 'NOTHING_TO_RECYCLE' });
    expect(state).toMatchObject({ stage: 'commit', turn: 2, mana: { 0: 13, 1: 1 } });
  });

  it('of nothing is a legal answer', () => {
    const state = duel();
    turn(state, { bid: 4, spells: [6] }, { bid: 4 });
    play(state, '0', 'chooseRecycling', { delta: 0 });
    expect(lastTurn(state).bid).toEqual({ 0: 4, 1: 4 });
  });
});

describe('attack spells', () => {
  it('add and double, and cost nothing', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [8, 7] }, { bid: 15 });
    expect(lastTurn(state)).toMatchObject({ attack: { 0: 16, 1: 15 }, paid: { 0: 1, 1: 15 } });
  });
});

describe('Loser Wins', () => {
  it('sends the wall to the stronger attack, whoever laid it', () => {
    for (const spells of [
      { 0: [9], 1: [] },
      { 0: [], 1: [9] },
    ] as const) {
      const state = duel();
      turn(state, { bid: 9, spells: [...spells[0]] }, { bid: 1, spells: [...spells[1]] });
      expect(state.wall).toBe(9);
    }
  });
});

describe('Blaze', () => {
  it('moves the wall two tiles in whichever direction', () => {
    const state = duel();
    turn(state, { bid: 1, spells: [10] }, { bid: 2 });
    expect(state.wall).toBe(8);
  });
});

describe('Resistance', () => {
  it('holds even against Loser Wins with Blaze', () => {
    const state = duel();
    turn(state, { bid: 9, spells: [11] }, { bid: 1, spells: [9, 10] });
    expect(state.wall).toBe(10);
  });

  it('does not hinder the wall from going to the opponent', () => {
    const state = duel();
    turn(state, { bid: 9, spells: [11] }, { bid: 1 });
    expect(state.wall).toBe(11);
  });

  it('does not stop the push of an exhausted reserve', () => {
    const state = duel({ mana: { 0: 3, 1: 20 } });
    turn(state, { bid: 3, spells: [11] }, { bid: 10 });
    expect(lastTurn(state)).toMatchObject({ towards: null, wallAfter: 10, pushed: 3 });
  });
});

describe('Scrooge', () => {
  it('pays in full on a tie', () => {
    const state = duel();
    turn(state, { bid: 5, spells: [12] }, { bid: 5 });
    expect(state.mana['0']).toBe(45);
  });

  it('pays in full when the wall goes the other way', () => {
    const state = duel();
    turn(state, { bid: 5, spells: [12] }, { bid: 1 });
    expect(state.mana['0']).toBe(45);
  });

  it('saves the bid also when Loser Wins brings the wall', () => {
    const state = duel();
    turn(state, { bid: 30, spells: [9, 12] }, { bid: 1 });
    expect(state).toMatchObject({ wall: 9, mana: { 0: 50, 1: 49 } });
  });

  it('does not keep the unpaid bid from Siphon (R16)', () => {
    const state = duel({ mana: { 0: 20, 1: 20 } });
    turn(state, { bid: 5, spells: [12] }, { bid: 8, spells: [14] });
    expect(state.mana).toEqual({ 0: 20, 1: 17 });
  });
});

describe('Reserve Boost and Siphon', () => {
  it('come before reserves are looked at: nobody is exhausted (R24)', () => {
    const state = duel({ mana: { 0: 4, 1: 9 } });
    turn(state, { bid: 4, spells: [13] }, { bid: 9, spells: [14] });
    expect(state).toMatchObject({ round: 1, turn: 2, mana: { 0: 13, 1: 4 } });
  });

  it('together stop at fifty', () => {
    const state = duel({ mana: { 0: 40, 1: 50 } });
    const events = turn(state, { bid: 5, spells: [13, 14] }, { bid: 30 });
    expect(state.mana['0']).toBe(50);
    expect(eventsOf(events, 'gained').map(({ spell, amount }) => [spell, amount])).toEqual([
      [13, 13],
      [14, 2],
    ]);
  });

  it('Siphon takes the bid, not the attack', () => {
    const state = duel({ mana: { 0: 20, 1: 50 } });
    turn(state, { bid: 5, spells: [14] }, { bid: 3, spells: [7, 8] });
    expect(state.mana['0']).toBe(20 - 5 + 3);
  });
});
