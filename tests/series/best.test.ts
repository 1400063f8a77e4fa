/** Best of so many games: a point for a won game, half a point for a shared one, and everybody moves a seat further. */
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
    expect(bestStanding(PAIR, 3, [ADA])).toEqual({ points: [1, 0], complete: false, winners: [] });
    expect(bestStanding(PAIR, 3, [ADA, ADA])).toEqual({ points: [2, 0], complete: true, winners: ['Ada'] });
    expect(bestStanding(PAIR, 5, [BEA, ADA, BEA]).complete).toBe(false);
    expect(bestStanding(PAIR, 5, [BEA, ADA, BEA, BEA]).winners).toEqual(['Bea']);
  });

  it('gives half a point to each of a drawn game', () => {
    expect(bestStanding(PAIR, 3, [DRAW])).toMatchObject({ points: [0.5, 0.5], complete: false });
    expect(bestStanding(PAIR, 3, [DRAW, ADA])).toMatchObject({ points: [1.5, 0.5], complete: false });
    expect(bestStanding(PAIR, 3, [DRAW, ADA, DRAW])).toMatchObject({ complete: true, winners: ['Ada'] });
  });

  it('is shared by those who are level after the last game', () => {
    expect(bestStanding(PAIR, 1, [DRAW]).winners).toEqual(['Ada', 'Bea']);
    expect(bestStanding(PAIR, 3, [ADA, DRAW, BEA]).winners).toEqual(['Ada', 'Bea']);
  });

  it('with more than two is won by whoever has most, and goes on while the second can still catch up', () => {
    const three = ['Ada', 'Bea', 'Cléo'];
    expect(bestStanding(three, 3, [['Ada'], ['Bea']]).complete).toBe(false);
    expect(bestStanding(three, 3, [['Ada'], ['Bea'], ['Cléo']]).winners).toEqual(three);
    expect(bestStanding(three, 3, [['Ada', 'Bea'], ['Cléo'], ['Ada']])).toEqual({
      points: [1.5, 0.5, 1],
      complete: true,
      winners: ['Ada'],
    });
  });
});
