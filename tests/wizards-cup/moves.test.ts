/** Refusals, secrets of the moves, and what a clock plays. */
import { describe, expect, it } from 'vitest';
import { advance, canUndo, checkMove, startMatch } from '../../games/kit';
import { CARD_IDS } from '../../games/wizards-cup/data';
import { rules } from '../../games/wizards-cup/rules';
import type { CupState, Side } from '../../games/wizards-cup/state';
import { chosen, fight, fresh, play } from './lineup';

const WHITE = 'sinners > siren > diver > druid > traveler | shaman';
const BLACK = 'geomaster > alchimist > blacksmith > dancer > cannoneer | pyrotechnician';

function reason(state: CupState, side: Side, move: string, args: unknown): string | null {
  return checkMove(rules, state, side, move, args);
}

/** Both are about to swap. */
function secondRound(): CupState {
  const state = fight(WHITE, BLACK);
  play(state, '0', 'rearrangeDeck', { deck: ['siren', 'diver', 'druid', 'traveler'] });
  expect(state.round).toBe(2);
  return state;
}

describe('setOrder', () => {
  it.each([
    ['WRONG_CARD_COUNT', ['sinners', 'siren', 'diver', 'druid']],
    ['WRONG_CARD_COUNT', ['sinners', 'siren', 'diver', 'druid', 'traveler', 'shaman']],
    ['UNKNOWN_CARD', ['sinners', 'siren', 'siren', 'druid', 'toString']],
    ['DUPLICATE_CARD', ['sinners', 'siren', 'siren', 'druid', 'dancer']],
    ['CARD_NOT_AVAILABLE', ['sinners', 'siren', 'diver', 'druid', 'dancer']],
    [null, ['shaman', 'siren', 'diver', 'druid', 'sinners']],
  ])('%s', (code, deck) => {
    expect(reason(chosen(WHITE, BLACK), '0', 'setOrder', { deck })).toBe(code);
  });

  it('lets the drawn card wait (R15)', () => {
    const state = chosen(WHITE, BLACK);
    play(state, '0', 'setOrder', { deck: ['shaman', 'siren', 'diver', 'druid', 'traveler'] });
    expect(state.players[0]).toMatchObject({ forced: 'sinners', waiting: ['sinners'], step: 'ready' });
  });
});

describe('swapCard', () => {
  it.each([
    ['BAD_ARGS', { out: 'siren', in: null }],
    ['BAD_ARGS', { out: null, in: 'dancer' }],
    ['BAD_ARGS', { out: null }],
    ['BAD_ARGS', { out: 1, in: 'dancer' }],
    ['UNKNOWN_CARD', { out: 'dancer', in: 'wizard' }],
    ['CARD_NOT_AVAILABLE', { out: 'dancer', in: 'executioner' }],
    ['CARD_NOT_AVAILABLE', { out: 'siren', in: 'diver' }],
    [null, { out: 'siren', in: 'dancer', why: 'further keys are ignored' }],
    [null, { out: null, in: null }],
  ])('%s %j', (code, args) => {
    expect(reason(secondRound(), '0', 'swapCard', args)).toBe(code);
  });

  it('brings back before round 3 what was swapped out before round 2 (R18)', () => {
    const state = secondRound();
    play(state, '0', 'swapCard', { out: 'siren', in: 'dancer' });
    expect(state.players[0].reserve).toContain('siren');
    state.players[0].step = 'swap';
    play(state, '0', 'swapCard', { out: 'dancer', in: 'siren' });
    expect(state.players[0].hand).toEqual(['diver', 'siren', 'druid', 'sinners', 'shaman', 'traveler']);
  });
});

describe('rearrangeDeck', () => {
  it.each([
    ['BAD_ARGS', 'siren'],
    ['NOT_A_PERMUTATION', ['siren', 'diver', 'druid']],
    ['NOT_A_PERMUTATION', ['siren', 'diver', 'druid', 'druid']],
    ['NOT_A_PERMUTATION', ['siren', 'diver', 'druid', 'shaman']],
    ['NOT_A_PERMUTATION', ['siren', 'diver', 'druid', 'wizard']],
    [null, ['siren', 'diver', 'druid', 'traveler']],
    [null, ['traveler', 'druid', 'diver', 'siren']],
  ])('%s %j', (code, deck) => {
    expect(reason(fight(WHITE, BLACK), '0', 'rearrangeDeck', { deck })).toBe(code);
  });
});

describe('what is confirmed stays', () => {
  it('no move can be taken back, not even while the other waits', () => {
    const started = startMatch(rules, { players: 2, seed: 'no way back' });
    if (!started.ok) throw new Error(started.error.message);
    let { match } = started;
    const make = (side: Side) => {
      const { move, args } = rules.defaultMove(rules.view(match.state, side), side);
      const advanced = advance(rules, match, side, move, args);
      if (!advanced.ok) throw new Error(advanced.reason);
      match = advanced.match;
    };
    make('1');
    make('1');
    make('0');
    expect(rules.awaiting(match.state)).toEqual({ 0: 'order' });
    expect(canUndo(match, '0')).toBe(false);
  });
});

describe('a clock that ran out', () => {
  const fallback = (state: CupState, side: Side) => rules.defaultMove(rules.view(state, side), side);

  it('draws the first card of the fan', () => {
    expect(fallback(fresh({ draw: 'manual' }), '1')).toEqual({ move: 'pickCard', args: { position: 0 } });
  });

  it('selects the first five of the reserve', () => {
    const state = fresh();
    const cards = CARD_IDS.filter((card) => card !== state.players[0].forced).slice(0, 5);
    expect(fallback(state, '0')).toEqual({ move: 'selectTeam', args: { cards } });
  });

  it('orders the first five of the hand', () => {
    const deck = ['diver', 'siren', 'druid', 'sinners', 'shaman'];
    expect(fallback(chosen(WHITE, BLACK), '0')).toEqual({ move: 'setOrder', args: { deck } });
  });

  it('keeps the order of the deck', () => {
    const deck = ['siren', 'diver', 'druid', 'traveler'];
    expect(fallback(fight(WHITE, BLACK), '0')).toEqual({ move: 'rearrangeDeck', args: { deck } });
  });

  it('uses no power that may be used, and swaps nothing', () => {
    const state = fight('detective > siren > diver > druid > traveler | shaman', BLACK);
    expect(fallback(state, '0')).toEqual({ move: 'usePower', args: { use: false } });
    expect(fallback(secondRound(), '1')).toEqual({ move: 'swapCard', args: { out: null, in: null } });
  });
});
