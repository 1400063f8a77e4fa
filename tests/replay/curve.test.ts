/** How a match went: the prospects at each step, and the steps that changed them. */
import { describe, expect, it } from 'vitest';
import { type Curve, prospectsAt, simulate, turningPoints } from '../../src/replay';
import { finishedMatch, GAMES } from './matches';

/** Of two players: what is good for the one is bad for the other. */
const curveOf = (...values: number[]): Curve => values.map((value) => [value, -value]);

describe.each(GAMES)('the prospects in %s', (game) => {
  it('lie between lost and won, and end with the winners ahead', async () => {
    const { rules, brain, played } = await finishedMatch(game);
    const timeline = simulate(rules, played);
    if (!timeline) throw new Error('no replay');
    const players = played.seats.length;
    const { state } = timeline.steps.at(-1) ?? { state: {} };
    for (const step of [0, 1, 2, timeline.steps.length - 2, timeline.steps.length - 1]) {
      for (const value of prospectsAt(timeline, step, brain, players)) {
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
      }
    }
    const last = prospectsAt(timeline, timeline.steps.length - 1, brain, players);
    for (const winner of rules.winners(state)) {
      expect(last[Number(winner)]).toBe(Math.max(...last));
    }
  });
});

describe('the turning points', () => {
  it('are where the prospects changed for good', () => {
    expect(turningPoints(curveOf(0, 0, 0, 0, 0, 0.8, 0.8, 0.8, 0.8, 0.8))).toEqual([5]);
  });

  it('are not where nothing much happens, or only for a moment', () => {
    expect(turningPoints(curveOf(0, 0.1, 0, 0.1, 0, 0.1, 0, 0.1))).toEqual([]);
    expect(turningPoints(curveOf(0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0))).toEqual([]);
  });

  it('are several if the match turned several times, in their order', () => {
    const curve = curveOf(0, 0, 0, 0, 0.6, 0.6, 0.6, 0.6, 0.6, -0.9, -0.9, -0.9, -0.9, -0.9);
    expect(turningPoints(curve)).toEqual([4, 9]);
  });

  it('are never the beginning or the end, which everybody knows', () => {
    expect(turningPoints(curveOf(0, 0, 0, 0, 1))).toEqual([]);
    expect(turningPoints([])).toEqual([]);
    expect(turningPoints(curveOf(0))).toEqual([]);
  });
});
