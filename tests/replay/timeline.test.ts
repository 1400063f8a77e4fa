/** A replay is the match played again by the rules: the same, or none at all. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyWords,
  type DomainEvent,
  maskEvent,
  maskEvents,
  same,
  seatsOf,
  type Viewer,
} from '../../games/kit';
import { filmOf, filmSoFar, noticed, publicCurve, simulate, type Timeline } from '../../src/replay';
import { type Finished, finishedMatch, GAMES } from './matches';

const GAME_WORDS = import.meta.glob<{ words: AnyWords }>('../../games/*/text/{en,fr}.ts');

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

  it('shows and tells everything when everything is open, with the secrets of all', () => {
    const film = filmOf(timeline, 'open');
    expect(film.viewer).toBe('spectator');
    expect(film.view(3)).toEqual(match.positions[3]?.match.state);
    expect(film.events).toEqual(match.positions.flatMap(({ events }) => events));
    expect(film.told.at(-1)).toBe(film.events.length);
  });

  it.each(['en', 'fr'] as const)(
    'has words for what was secret, in the log of an open replay (%s)',
    async (language) => {
      const { words } = (await GAME_WORDS[`../../games/${game}/text/${language}.ts`]?.()) ?? {};
      const said = (event: DomainEvent) =>
        words?.log(event, (seat) => `Player ${seat}`).map(({ text }) => text) ?? [];
      const events = filmOf(timeline, 'open').events.filter(({ type }) => type !== 'undo');
      const told = events.filter((event) => {
        const masked = maskEvent(event, 'spectator');
        return said(event).join() !== (masked ? said(masked).join() : '');
      });
      expect(told.length).toBeGreaterThan(0);
      // An event that several may know parts of reads as well as one of a single seat.
      for (const event of told) {
        expect(said(event).join(' ')).not.toMatch(/undefined|null|\[object/);
        for (const seat of viewers) {
          const masked = maskEvent(event, seat);
          if (masked) expect(said(event).length).toBeGreaterThanOrEqual(said(masked).length);
        }
      }
    },
  );

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

  it('keeps only the steps that the seat noticed, when it is looked back at', () => {
    const { rules, played } = match;
    for (const viewer of viewers) {
      const film = filmSoFar(rules, played, viewer);
      const kept = noticed(film);
      expect(kept.events).toEqual(film.events);
      expect([kept.told.at(-1), kept.moments.length]).toEqual([film.told.at(-1), kept.told.length]);
      expect(kept.view(0)).toEqual(film.view(0));
      kept.told.slice(1).forEach((told, at) => {
        expect(told === kept.told[at] && same(kept.view(at + 1), kept.view(at))).toBe(false);
      });
    }
  });

  it('has a curve for those who look back, from what everybody sees', () => {
    const { rules, played } = match;
    const half = { ...played, moves: played.moves.slice(0, Math.ceil(played.moves.length / 2)) };
    const curves = viewers.map((viewer) => publicCurve(rules, filmSoFar(rules, half, viewer)));
    const [first] = curves;
    expect(first).toHaveLength(half.moves.length + 1);
    expect(new Set(first?.flat()).size).toBeGreaterThan(1);
    for (const value of first?.flat() ?? []) expect(Math.abs(value)).toBeLessThanOrEqual(1);
    for (const curve of curves) expect(curve).toEqual(first);
  });
});
