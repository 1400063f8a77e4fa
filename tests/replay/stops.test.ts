/** Leafing through a match by moves, turns, rounds and turning points. */
import { describe, expect, it } from 'vitest';
import { stopAfter, stopBefore, stopsBy } from '../../src/replay';

/** Two rounds of two turns, the first of three moves. */
const MOMENTS = [
  { round: 1, turn: 0 },
  { round: 1, turn: 0 },
  { round: 1, turn: 0 },
  { round: 1, turn: 1 },
  { round: 2, turn: 1 },
  { round: 2, turn: 1 },
  { round: 2, turn: 0 },
  { round: 2, turn: 0 },
];

describe('the stops', () => {
  it('are all moves, the beginnings of turns or of rounds, or the turning points; always both ends', () => {
    expect(stopsBy('move', MOMENTS, [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stopsBy('turn', MOMENTS, [])).toEqual([0, 3, 4, 6, 7]);
    expect(stopsBy('round', MOMENTS, [])).toEqual([0, 4, 7]);
    expect(stopsBy('point', MOMENTS, [2, 5])).toEqual([0, 2, 5, 7]);
    expect(stopsBy('turn', MOMENTS.slice(0, 1), [])).toEqual([0]);
  });

  it('are reached from between them too, and nothing lies beyond the ends', () => {
    const stops = [0, 4, 7];
    expect([stopAfter(stops, 0), stopAfter(stops, 2), stopAfter(stops, 7)]).toEqual([4, 4, 7]);
    expect([stopBefore(stops, 7), stopBefore(stops, 5), stopBefore(stops, 0)]).toEqual([4, 4, 0]);
  });
});
