/** The story of a match leads where the match stands: for everybody, after every move, takings back included. */
import { describe, expect, it } from 'vitest';
import { scene } from '../../games/anludim/board/story/scene';
import type { AnludimView } from '../../games/anludim/state';
import type { Viewer } from '../../games/kit';
import { Course, playBlindly } from './match';

/** What a scene shows; the rest is blank while a story is told. */
function shown(view: AnludimView) {
  const { turn, outObjects, nextCombo, idleTurns, nextFirstPlayer, ...rest } = view;
  return rest;
}

const VIEWERS: readonly Viewer[] = ['0', '1', 'spectator'];

describe.each([
  { players: 2, variant: 'base' },
  { players: 3, variant: 'expert' },
  { players: 5, variant: 'base' },
])('a story for $players in the $variant game', ({ players, variant }) => {
  it('shows at its end what lies on the table', () => {
    const course = new Course({ players, options: { variant }, seed: `scene ${players}` });
    let undone = 0;
    playBlindly(course, 'scene', () => {
      if (course.events.at(-1)?.type === 'undo') undone += 1;
      for (const viewer of VIEWERS) {
        const view = course.view(viewer);
        expect(shown(scene(view, course.seenBy(viewer)))).toEqual(shown(view));
      }
    });
    if (variant === 'base') expect(undone).toBeGreaterThan(0);
  });
});

it('follows a reshuffled discard pile', () => {
  const course = new Course({ players: 5, options: { variant: 'expert' }, seed: 'shuffle' });
  playBlindly(course, 'shuffle', () => undefined);
  expect(course.events.some(({ type }) => type === 'reshuffled')).toBe(true);
  const view = course.view('spectator');
  expect(shown(scene(view, course.seenBy('spectator')))).toEqual(shown(view));
});

it('never shows a card that the viewer may not know', () => {
  const course = new Course({ players: 3, seed: 'secret' });
  const told = scene(course.view('1'), course.seenBy('1'));
  expect(told.players.map(({ hand }) => hand.filter((card) => card !== null).length)).toEqual([0, 8, 0]);
});
