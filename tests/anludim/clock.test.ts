/** Section 6: what a clock that ran out plays. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/anludim/rules';
import type { AnludimState } from '../../games/anludim/state';
import { createRandom, isSeat, makeMove, silentEffects } from '../../games/kit';
import { combo, laid, objects, play, start, table } from './university';

const defaultOf = (state: AnludimState) => rules.defaultMove(rules.view(state, '0'), '0');

describe('the default move', () => {
  it('draws two cards as long as there is one, also from the discard pile', () => {
    expect(defaultOf(table())).toEqual({ move: 'drawHidden', args: null });
    const recycled = table({
      variant: 'expert',
      exhausted: true,
      discard: ['g1r3'],
      display: ['b1g4', 'y1r5', 'r1g6'],
    });
    expect(defaultOf(recycled)).toEqual({ move: 'drawHidden', args: null });
  });

  it('takes the first face-up card when the draw pile is empty', () => {
    const state = table({ exhausted: true, display: [null, 'g1r3', 'b1g4'] });
    expect(defaultOf(state)).toEqual({ move: 'drawFaceUp', args: { slot: 1 } });
  });

  it('lays the strongest combination of the first discipline when nothing can be drawn', () => {
    const state = table({
      exhausted: true,
      players: [
        { hand: ['g9r11', 'b9g12', 'g7b9', 'g2v4'] },
        { combos: [combo('k1', 'run', 'b2y5', 'b3r6', 'b4v7', 'b5g8', 'b6y9')] },
      ],
    });
    expect(defaultOf(state)).toEqual({
      move: 'layCombination',
      args: { discipline: 'flush', cards: laid('b9g12:1', 'g9r11', 'g7b9', 'g2v4') },
    });
  });

  it('passes when there is nothing else', () => {
    expect(defaultOf(table({ exhausted: true }))).toEqual({ move: 'pass', args: null });
  });

  it('spends nothing after the main action and keeps nothing between rounds', () => {
    const state = table({ players: [{ objects: objects({ run: [1] }) }, {}] });
    play(state, '0', 'drawHidden', null);
    expect(defaultOf(state)).toEqual({ move: 'endTurn', args: null });
    const keep = table({ phase: 'keep', nextFirstPlayer: 0, players: [{ hand: ['g9r11'] }, {}] });
    expect(defaultOf(keep)).toEqual({ move: 'keepCards', args: { cards: [] } });
  });

  it.each([
    [2, 'base'],
    [5, 'base'],
    [3, 'expert'],
  ])('plays whole games of %i in the %s variant', (players, variant) => {
    const { state } = start(players, { variant }).match;
    const effects = silentEffects(createRandom('clock'));
    let moves = 0;
    while (state.winner === null && moves < 5_000) {
      const [seat] = Object.keys(rules.awaiting(state));
      if (!isSeat(seat)) throw new Error('nobody is awaited');
      const { move, args } = rules.defaultMove(rules.view(state, seat), seat);
      expect(makeMove(rules, state, seat, move, args, effects)).toBeNull();
      moves++;
    }
    expect(state.winner).not.toBeNull();
  });
});
