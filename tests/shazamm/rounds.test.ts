/** How turns and rounds end, and how the game does. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/shazamm/rules';
import type { SpellNo } from '../../games/shazamm/state';
import { duel, lastTurn, play, start, turn } from './duel';

const hand = (deck: SpellNo[], cards: SpellNo[], discard: SpellNo[]) => ({ deck, hand: cards, discard });

describe('a turn', () => {
  it('keeps committed cards in the hand until both have committed', () => {
    const state = duel();
    play(state, '1', 'commit', { bid: 4, spells: [8, 3], decoy: true });
    expect(state.players['1'].hand).toHaveLength(14);
    expect(state.commits['1']).toEqual({ bid: 4, spells: [3, 8], decoy: true });
    expect(rules.awaiting(state)).toEqual({ 0: 'commit' });
  });

  it('resolves alike whoever commits first', () => {
    const [redFirst, greenFirst] = [duel(), duel()];
    play(redFirst, '0', 'commit', { bid: 4, spells: [7, 10], decoy: false });
    play(redFirst, '1', 'commit', { bid: 9, spells: [12], decoy: true });
    play(greenFirst, '1', 'commit', { bid: 9, spells: [12], decoy: true });
    play(greenFirst, '0', 'commit', { bid: 4, spells: [7, 10], decoy: false });
    expect(redFirst).toEqual(greenFirst);
  });

  it('returns the decoy and notes its use', () => {
    const state = duel();
    turn(state, { bid: 1, decoy: true }, { bid: 1 });
    expect(lastTurn(state)).toMatchObject({ decoy: { 0: true, 1: false }, spells: [] });
    expect(state.players['0']).toMatchObject({ discard: [] });
  });

  it('leaves records of earlier turns as they are', () => {
    const state = duel();
    turn(state, { bid: 1 }, { bid: 2 });
    const copy = rules.copy(state);
    const before = JSON.stringify(state);
    turn(copy, { bid: 3, spells: [4] }, { bid: 2, spells: [9] });
    expect(JSON.stringify(state)).toBe(before);
    expect(copy.history[0]).toBe(state.history[0]);
  });

  it('goes on in a copy without a trace in the original, also after a pending decision', () => {
    const state = duel({ lastPlayed: { 0: [], 1: [7] } });
    turn(state, { bid: 4, spells: [2, 6] }, { bid: 4, spells: [5] });
    const copy = rules.copy(state);
    expect(copy).toEqual(state);
    const before = JSON.stringify(state);
    play(copy, '0', 'chooseClone', { spell: 7 });
    play(copy, '0', 'chooseRecycling', { delta: 2 });
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('the end of a round', () => {
  it('a wall on a wizard counts before an empty reserve: no push (R18)', () => {
    const state = duel({ wall: 12, mana: { 0: 8, 1: 20 } });
    turn(state, { bid: 8 }, { bid: 3 });
    expect(lastTurn(state)).toMatchObject({
      roundEnd: 'WALL_TOUCHED',
      pushed: 0,
      manaAfter: { 0: 0, 1: 17 },
    });
    expect(state).toMatchObject({ wall: 13, wizards: { 0: 10, 1: 16 } });
  });

  it('gives everybody full reserves and three more cards, as far as the deck goes (R30)', () => {
    const state = duel({
      turn: 4,
      wall: 12,
      players: {
        0: hand([14, 1, 9, 2], [3, 4, 5, 6, 7, 8, 10, 11, 12, 13], []),
        1: hand([], [1, 2], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
      },
    });
    turn(state, { bid: 2 }, { bid: 1 });
    expect(state).toMatchObject({ round: 2, turn: 1, collapsed: 1, mana: { 0: 50, 1: 50 } });
    expect(state.players['0']).toMatchObject({
      deck: [2],
      hand: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    });
    expect(state.players['1'].hand).toEqual([1, 2]);
  });

  it('judges a wizard on the new tile, not on the one that collapses under him (R3)', () => {
    const state = duel({ round: 4, collapsed: 3, wizards: { 0: 4, 1: 10 }, wall: 9 });
    turn(state, { bid: 2 }, { bid: 1 });
    expect(state).toMatchObject({ round: 5, collapsed: 4, wizards: { 0: 7, 1: 13 }, result: null });
  });

  it('makes a wizard fall whose place is beyond the end of the bridge (R4)', () => {
    const state = duel({ round: 3, collapsed: 2, wizards: { 0: 3, 1: 9 }, wall: 4 });
    turn(state, { bid: 1 }, { bid: 2 });
    expect(state).toMatchObject({ stage: 'over', wizards: { 0: 0, 1: 6 }, collapsed: 3 });
    expect(state.result).toEqual({ winner: '1', loser: '0', reason: 'FELL' });
    expect(rules.winners(state)).toEqual(['1']);
  });
});

describe('the end of the game', () => {
  it('comes after two rounds at the earliest', () => {
    const state = start().state;
    const rounds = () => {
      for (let tile = 0; tile < 3 && state.stage !== 'over'; tile++) turn(state, { bid: 2 }, { bid: 1 });
    };
    rounds();
    expect(state).toMatchObject({ round: 2, wall: 13, result: null });
    rounds();
    expect(state).toMatchObject({ round: 2, wall: 16, result: { winner: '0' } });
  });

  it('comes after seven rounds at the latest: one against one takes 350 turns and both fall (R5, R28)', () => {
    const state = start().state;
    while (state.stage !== 'over') turn(state, { bid: 1 }, { bid: 1 });
    expect(state.history).toHaveLength(350);
    expect(state).toMatchObject({ round: 7, wall: 10, result: { draw: true, reason: 'BOTH_FELL' } });
    expect(rules.winners(state)).toEqual([]);
    expect(rules.awaiting(state)).toEqual({});
  });

  it('needs only a tile’s difference in round seven', () => {
    const state = duel({ round: 7, collapsed: 6, wizards: { 0: 8, 1: 14 }, wall: 11 });
    turn(state, { bid: 1, spells: [4] }, { bid: 1 });
    expect(state.result).toMatchObject({ loser: '1' });
  });
});
