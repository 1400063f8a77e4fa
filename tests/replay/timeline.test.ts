/** A replay is the match played again by the rules: the same, or none at all. */
import { beforeAll, describe, expect, it } from 'vitest';
import { maskEvents, seatsOf, type Viewer } from '../../games/kit';
import { filmOf, filmSoFar, simulate, type Timeline } from '../../src/replay';
import { type Finished, finishedMatch, GAMES } from './matches';

/** A long match has hundreds of steps: one in so many is looked at closely. */
const SAMPLE = 11;

describe.each(GAMES)('a finished match of %s', (game) => {
  let match: Finished;
  let timeline: Timeline;
  let viewers: readonly Viewer[];
  beforeAll(async () => {
    match = await finishedMatch(game);
    const simulated = simulate(match.rules, match.played);
    if (!simulated) throw new Error('no replay');
    timeline = simulated;
    viewers = [...seatsOf(match.played.seats.length), 'spectator'];
  });

  it('goes through the very same positions', () => {
    expect(timeline.steps).toHaveLength(match.positions.length);
    for (let step = 0; step < match.positions.length; step += SAMPLE) {
      expect(timeline.steps[step]?.state).toEqual(match.positions[step]?.match.state);
      expect(timeline.steps[step]?.events).toEqual(match.positions[step]?.events);
    }
    expect(timeline.steps.at(-1)?.state).toEqual(match.positions.at(-1)?.match.state);
  });

  it('shows each pair of eyes what it saw at the time, and was told', () => {
    for (const viewer of viewers) {
      const film = filmOf(timeline, viewer);
      const all = match.positions.map(({ events }) => maskEvents(events, viewer));
      expect(film.events).toEqual(all.flat());
      for (let step = 0; step < match.positions.length; step += SAMPLE) {
        const state = match.positions[step]?.match.state ?? {};
        expect(film.view(step)).toEqual(match.rules.view(state, viewer));
        expect(film.told[step]).toBe(all.slice(0, step + 1).flat().length);
      }
    }
  });

  it('shows everything when everything is open, and tells no more than a spectator hears', () => {
    const film = filmOf(timeline, 'open');
    expect(film.viewer).toBe('spectator');
    expect(film.view(3)).toEqual(match.positions[3]?.match.state);
    expect(film.events).toEqual(filmOf(timeline, 'spectator').events);
  });

  it('begins several rounds or turns', () => {
    const moments = new Set(timeline.moments.map(({ round, turn }) => `${round}/${turn}`));
    expect(moments.size).toBeGreaterThan(1);
  });

  it('is none if a move is missing, was changed, or leads elsewhere than was written down', () => {
    const { rules, played } = match;
    expect(simulate(rules, { ...played, moves: played.moves.slice(1) })).toBeNull();
    expect(simulate(rules, { ...played, moves: [{ player: '0', move: 'cheat', args: null }] })).toBeNull();
    expect(simulate(rules, { ...played, result: { winner: 'nobody' } })).toBeNull();
    expect(simulate(rules, { ...played, options: { cheat: true } })).toBeNull();
  });

  it('is none before the end, unless somebody gave up', () => {
    const { rules, played } = match;
    const early = { ...played, moves: played.moves.slice(0, 3), result: null };
    expect(simulate(rules, early)).toBeNull();
    expect(simulate(rules, { ...early, forfeit: '0' })?.steps).toHaveLength(4);
  });

  it('can be looked back at while it is played, with nothing in the film that the seat did not see', () => {
    const { rules, played, positions } = match;
    const half = Math.floor(played.moves.length / 2);
    for (const viewer of viewers) {
      const film = filmSoFar(rules, { ...played, moves: played.moves.slice(0, half) }, viewer);
      expect(film.told).toHaveLength(half + 1);
      expect(film.events).toEqual(
        positions.slice(0, half + 1).flatMap((at) => maskEvents(at.events, viewer)),
      );
      expect(film.view(half)).toEqual(rules.view(positions[half]?.match.state ?? {}, viewer));
      expect(film.view(half + 1)).toEqual({});
      expect(JSON.stringify(film)).not.toContain(played.seed);
    }
  });
});
