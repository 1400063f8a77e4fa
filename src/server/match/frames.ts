/** What each viewer notices of a change of the match: nothing, or a difference and the events meant for them. */
import { maskEvents, type Viewer } from '../../../games/kit';
import type { Frames, Positions } from '../table/record';
import { differenceOf } from './difference';
import type { Engine, Events, MatchState } from './engine';

export function positionsOf(engine: Engine, state: MatchState | null): Positions {
  if (state === null) return {};
  return Object.fromEntries(engine.viewers(state).map((viewer) => [viewer, engine.position(state, viewer)]));
}

export function framesBetween(
  before: Positions,
  after: Positions,
  events: Events,
): { readonly positions: Positions; readonly frames: Frames } {
  const positions: Positions = {};
  const frames: Frames = {};
  for (const viewer of Object.keys(after) as Viewer[]) {
    const known = before[viewer];
    const delta = differenceOf(known, after[viewer]);
    const told = maskEvents(events, viewer);
    // Who notices nothing keeps the very same position.
    positions[viewer] = delta === undefined && known ? known : after[viewer];
    if (delta !== undefined || told.length > 0) frames[viewer] = { delta: delta ?? {}, events: told };
  }
  return { positions, frames };
}
