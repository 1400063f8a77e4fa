/** Best of so many games: a point for a won game, what the game says for a shared one, everybody moves a seat further. */
import { describe, expect, it } from 'vitest';
import { bestSeats, bestStanding } from '../../games/kit/series';

const PAIR = ['Ada', 'Bea'];
const ADA = ['Ada'];
const BEA = ['Bea'];
const DRAW: string[] = [];

describe('the seats of a best-of', () => {
  it('change from game to game, so that a pair sits the other way round', () => {
    expect([0, 1, 2].map((game) => bestSeats(PAIR, game))).toEqual([
      ['Ada', 'Bea'],
      ['Bea', 'Ada'],
      ['Ada', 'Bea'],
    ]);
  });

  it('go round the table when there are more', () => {
    expect(bestSeats(['Ada', 'Bea', 'Cléo'], 1)).toEqual(['Bea', 'Cléo', 'Ada']);
    expect(bestSeats(['Ada', 'Bea', 'Cléo'], 3)).toEqual(['Ada', 'Bea', 'Cléo']);
  });
});

describe('a best-of', () => {
  it('ends as soon as nobody can catch up', () => {
    expect(bestStanding(PAIR, 3, [ADA], 'half')).toEqual({ points: [1, 0], complete: false, winners: [] });
    expect(bestStanding(PAIR, 3, [ADA, ADA], 'half')).toEqual({
      points: [2, 0],
      complete: true,
      winners: ['Ada'],
    });
    expect(bestStanding(PAIR, 5, [BEA, ADA, BEA], 'half').complete).toBe(false);
    expect(bestStanding(PAIR, 5, [BEA, ADA, BEA, BEA], 'half').winners).toEqual(['Bea']);
  });

  it('gives half a point to each of a drawn game', () => {
    expect(bestStanding(PAIR, 3, [DRAW], 'half')).toMatchObject({ points: [0.5, 0.5], complete: false });
    expect(bestStanding(PAIR, 3, [DRAW, ADA], 'half')).toMatchObject({ points: [1.5, 0.5], complete: false });
    expect(bestStanding(PAIR, 3, [DRAW, ADA, DRAW], 'half')).toMatchObject({
      complete: true,
      winners: ['Ada'],
    });
  });

  it('counts a drawn game for nobody where the game says so', () => {
    expect(bestStanding(PAIR, 3, [DRAW], 'nothing')).toMatchObject({ points: [0, 0], complete: false });
    expect(bestStanding(PAIR, 3, [ADA, DRAW], 'nothing')).toMatchObject({ points: [1, 0], complete: false });
    expect(bestStanding(PAIR, 3, [DRAW, ADA, DRAW], 'nothing').winners).toEqual(['Ada']);
    expect(bestStanding(PAIR, 1, [DRAW], 'nothing').winners).toEqual(PAIR);
  });

  it('is shared by those who are level after the last game', () => {
    expect(bestStanding(PAIR, 1, [DRAW], 'half').winners).toEqual(['Ada', 'Bea']);
    expect(bestStanding(PAIR, 3, [ADA, DRAW, BEA], 'half').winners).toEqual(['Ada', 'Bea']);
  });

  it('with more than two is won by whoever has most, and goes on while the second can still catch up', () => {
    const three = ['Ada', 'Bea', 'Cléo'];
    expect(bestStanding(three, 3, [['Ada'], ['Bea']], 'half').complete).toBe(false);
    expect(bestStanding(three, 3, [['Ada'], ['Bea'], ['Cléo']], 'half').winners).toEqual(three);
    expect(bestStanding(three, 3, [['Ada', 'Bea'], ['Cléo'], ['Ada']], 'half')).toEqual({
      points: [1.5, 0.5, 1],
      complete: true,
      winners: ['Ada'],
    });
  });
});
