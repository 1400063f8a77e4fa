/** Section 5: what a match begins with, and what is refused. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/anludim/rules';
import { parseSetup } from '../../games/kit';
import { start } from './university';

/** The code with which a setup is refused. */
function refused(players: number, options?: unknown): string {
  const parsed = parseSetup(rules, players, options);
  return parsed.ok ? 'accepted' : parsed.error.code;
}

describe('options', () => {
  it('have defaults, which the state keeps', () => {
    expect(start(3).match.state.options).toEqual({ variant: 'base', roundsToWin: 2, firstPlayer: 'random' });
  });

  it.each([
    { variant: 'advanced' },
    { variant: null },
    { roundsToWin: 0 },
    { roundsToWin: 3 },
    { roundsToWin: '2' },
    { firstPlayer: -1 },
    { firstPlayer: 3 },
    { firstPlayer: '0' },
    { firstPlayer: 0.5 },
    { rounds: 2 },
    null,
    [],
    'expert',
  ])('refuse %j', (options) => {
    expect(refused(3, options)).toBe('INVALID_OPTION');
  });

  it('offer a seat for every player as the first one', () => {
    for (const players of [2, 3, 4, 5]) {
      expect(refused(players, { firstPlayer: players - 1 })).toBe('accepted');
      expect(refused(players, { firstPlayer: players })).toBe('INVALID_OPTION');
    }
  });

  it('are looked at after the number of players', () => {
    for (const players of [1, 6, 2.5, Number.NaN]) {
      expect(refused(players, { variant: 'advanced' })).toBe('INVALID_PLAYER_COUNT');
    }
  });
});

describe('a new match', () => {
  it.each([
    [2, 46],
    [3, 38],
    [4, 30],
    [5, 22],
  ])('of %i deals eight cards each, turns three up and leaves %i', (players, deck) => {
    const { match, events } = start(players, { firstPlayer: 1 });
    const { state } = match;
    expect(rules.invariants(state)).toEqual([]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(8));
    expect(state.display.filter((card) => card !== null)).toHaveLength(3);
    expect(state.deck).toHaveLength(deck);
    expect(events.map(({ type }) => type)).toEqual(['roundBegan', 'turnBegan']);
    expect(events[0]).toMatchObject({ round: 1, firstPlayer: '1', deck, display: state.display });
  });

  it('gives a parchment to the last in turn order, at every number of players (R18)', () => {
    for (const players of [2, 3, 4, 5]) {
      const { state } = start(players, { firstPlayer: 1 }).match;
      expect(state.players.map(({ parchments }) => parchments)).toEqual([1, ...Array(players - 1).fill(0)]);
      expect(state.parchmentSupply).toBe(2);
    }
  });

  it('is begun by anybody, if chance decides, and the option still says so', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => start(3, {}, `seed ${seed}`).match.state);
    expect(new Set(seeds.map(({ firstPlayer }) => firstPlayer))).toEqual(new Set([0, 1, 2]));
    expect(seeds.every(({ options }) => options.firstPlayer === 'random')).toBe(true);
    expect(seeds.every(({ firstPlayer, currentPlayer }) => firstPlayer === currentPlayer)).toBe(true);
  });

  it('is shuffled by the seed', () => {
    expect(start(2, {}, 'one').match.state).toEqual(start(2, {}, 'one').match.state);
    expect(start(2, {}, 'one').match.state.deck).not.toEqual(start(2, {}, 'two').match.state.deck);
  });
});
