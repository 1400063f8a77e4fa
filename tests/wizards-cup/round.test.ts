/** The start of the game, the end of a round and the end of the game. */
import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../games/kit';
import { CARD_IDS } from '../../games/wizards-cup/data';
import { rules } from '../../games/wizards-cup/rules';
import { fight, fresh, play } from './lineup';

const MIRROR = 'dancer > siren > blacksmith > traveler > diver | executioner';

describe('setup', () => {
  it.each([
    [1, {}, 'INVALID_PLAYER_COUNT'],
    [3, {}, 'INVALID_PLAYER_COUNT'],
    [2, { draw: 'blind' }, 'INVALID_OPTION'],
    [2, { draws: 'auto' }, 'INVALID_OPTION'],
    [2, ['auto'], 'INVALID_OPTION'],
  ])('%i players with %j: %s', (players, options, code) => {
    expect(parseSetup(rules, players, options)).toMatchObject({ ok: false, error: { code } });
  });

  it('draws blind from two independent sets (R16)', () => {
    const { players } = fresh();
    for (const { forced, hand, reserve } of [players[0], players[1]]) {
      expect(hand).toEqual([forced]);
      expect(reserve).toEqual(CARD_IDS.filter((card) => card !== forced));
    }
  });
});

describe('the end of a round', () => {
  it('both win from 0–0: a token each, and the teams go back into the hands', () => {
    const state = fight(MIRROR, MIRROR);
    expect(state.rounds[0]).toMatchObject({ winners: ['0', '1'], tieBreak: null });
    expect(state).toMatchObject({ phase: 'prepare', round: 2, duelNo: 0, queue: null, pending: null });
    expect(state.players[0]).toMatchObject({ tokens: 1, step: 'swap', deck: [], discard: [] });
    expect(state.players[0].hand).toEqual([
      'blacksmith',
      'diver',
      'siren',
      'executioner',
      'traveler',
      'dancer',
    ]);
  });

  it('both win from 1–0: the second token decides, without a tie-break', () => {
    const state = fight(MIRROR, MIRROR, [1, 0]);
    expect(state.result).toEqual({ winner: '0', reason: 'tokens', totals: null });
    expect([state.players[0].tokens, state.players[1].tokens]).toEqual([2, 1]);
    expect(rules.result(state)).toEqual({ winner: '0' });
    expect(rules.winners(state)).toEqual(['0']);
  });

  it('both win from 1–1: equal totals are a draw without a winner', () => {
    const state = fight(MIRROR, MIRROR, [1, 1]);
    expect(state.result).toEqual({ winner: null, reason: 'draw', totals: [31, 31] });
    expect(rules.result(state)).toEqual({ draw: true });
    expect(rules.winners(state)).toEqual([]);
  });

  it('from 1–1 a round with one winner needs no tie-break', () => {
    const state = fight(
      'executioner > siren > blacksmith > traveler > diver | medium',
      'dancer > siren > geomaster > traveler > diver | druid',
      [1, 1],
    );
    const record = state.rounds[0];
    expect(record?.winners).toHaveLength(1);
    expect(state.result).toEqual({ winner: record?.winners?.[0], reason: 'tokens', totals: null });
  });

  it('the round counter and the steps stay when the game is over', () => {
    const state = fight(MIRROR, MIRROR, [1, 0]);
    expect(state).toMatchObject({ phase: 'over', round: 2 });
    expect(state.players[1].step).toBe('ready');
    expect(rules.awaiting(state)).toEqual({});
  });

  it('the next round tells its own story', () => {
    const state = fight(MIRROR, MIRROR);
    expect(state.events.at(-1)).toEqual({ t: 'roundEnd', winners: ['0', '1'] });
    for (const side of ['0', '1'] as const) {
      play(state, side, 'swapCard', { out: null, in: null });
      play(state, side, 'setOrder', { deck: ['executioner', 'siren', 'blacksmith', 'traveler', 'diver'] });
    }
    expect(state.events[0]).toEqual({ t: 'place', player: '0', card: 'executioner' });
    expect(state.rounds.map(({ round }) => round)).toEqual([1, 2]);
  });
});
