/** Section 7.10: what a clock that ran out plays. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { ClashState } from '../../games/clash-of-magic-schools/state';
import { createRandom, isSeat, makeMove, silentEffects } from '../../games/kit';
import { firstTurn, play, start, table } from './tournament';

const defaultOf = (state: ClashState) => rules.defaultMove(rules.view(state, '0'), '0');

describe('the default move', () => {
  it('gives the first cards of the hand to a Maleficio', () => {
    const state = table({
      own: { emblem: 'air', columns: { air: ['air-1', 'air-2', 'air-3'] } },
      opponent: { hand: ['fire-2', 'fire-1', 'fire-3', 'dark-1'] },
    });
    play(state, '0', 'castSpell', { caster: 'air-2', spell: 'maleficio' });
    expect(rules.defaultMove(rules.view(state, '1'), '1')).toEqual({
      move: 'discardForMaleficio',
      args: { cards: ['fire-2', 'fire-1'] },
    });
  });

  it('ends the turn once the starting Trial is passed', () => {
    expect(defaultOf(table({ own: { hand: ['air-1'] } }))).toEqual({ move: 'endTurn', args: null });
  });

  it('passes the starting Trial where it can', () => {
    const state = firstTurn({ hand: ['air-1'], emblem: 'air', columns: { air: ['fire-1'] } });
    expect(defaultOf(state)).toEqual({ move: 'passTrial', args: { from: 'own' } });
  });

  it('deploys the first card of the hand to an empty Arena', () => {
    const state = firstTurn({ hand: ['air-1', 'air-2'], emblem: 'air' });
    expect(defaultOf(state)).toEqual({ move: 'deployStudents', args: { cards: ['air-1'] } });
  });

  it('summons from the first column of three when the hand is empty', () => {
    const state = firstTurn({
      emblem: 'earth',
      columns: { air: ['air-1', 'air-2', 'air-3'], fire: ['fire-1', 'fire-2', 'fire-3'] },
    });
    expect(defaultOf(state)).toEqual({ move: 'summonStudents', args: { from: 'air', to: 'earth' } });
  });

  it('travels with the first card that leads to an empty space and leaves a way', () => {
    const state = firstTurn({
      hand: ['air-1', 'water-1', 'fire-1'],
      emblem: 'air',
      trials: { air: ['t1-1'], water: ['t1-2'] },
    });
    expect(defaultOf(state)).toEqual({ move: 'moveEmblem', args: { card: 'fire-1' } });
    const narrow = firstTurn({
      hand: ['water-1'],
      emblem: 'air',
      columns: { water: ['fire-1'] },
      trials: { air: ['t1-1'] },
    });
    expect(defaultOf(narrow)).toEqual({ move: 'moveEmblem', args: { card: 'water-1' } });
  });

  it('plays whole games: at most four moves in a turn, all legal', () => {
    const { state } = start('clock', { turnLimit: 40 }).match;
    const effects = silentEffects(createRandom('clock'));
    const turns: number[] = [];
    while (state.result === null) {
      const [seat] = Object.keys(rules.awaiting(state));
      if (!isSeat(seat)) throw new Error('nobody is awaited');
      const { move, args } = rules.defaultMove(rules.view(state, seat), seat);
      turns[state.turnNumber] = (turns[state.turnNumber] ?? 0) + 1;
      expect(makeMove(rules, state, seat, move, args, effects)).toBeNull();
    }
    expect(turns.slice(1)).toEqual([4, 4, ...Array(20).fill(1)]);
    expect(state.result).toMatchObject({ winner: null, reason: 'deckExhausted', scores: { 0: 1, 1: 1 } });
  });
});
