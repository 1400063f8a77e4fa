/** What each viewer notices of a change of the match: nothing, or a difference and the events meant for them. */
import { maskEvents, type Viewer } from '../../../games/kit';
import type { Delta, Position } from '../../online/protocol';
import { differenceOf } from './difference';
import type { Engine, Events, MatchState } from './engine';

/** Worked out when it is first asked for: nobody may be looking through these eyes. */
type Lazy<T> = () => T;

/** What each viewer sees. */
export type Positions = Partial<Record<Viewer, Lazy<Position>>>;

/** What a viewer is told after a change; absent for one who may not notice it. */
export type Frames = Partial<Record<Viewer, Frame>>;

interface Frame {
  readonly delta: Lazy<Delta>;
  readonly events: Events;
}

export function positionsOf(engine: Engine, state: MatchState | null): Positions {
  if (state === null) return {};
  const seen = engine
    .viewers(state)
    .map((viewer) => [viewer, lazy(() => engine.position(state, viewer))] as const);
  return Object.fromEntries(seen);
}

export function framesBetween(
  before: Positions,
  after: Positions,
  events: Events,
): { readonly positions: Positions; readonly frames: Frames } {
  const positions: Positions = {};
  const frames: Frames = {};
  for (const viewer of Object.keys(after) as Viewer[]) {
    const [known, current] = [before[viewer], after[viewer]];
    const told = maskEvents(events, viewer);
    const delta = lazy(() => differenceOf(known?.(), current?.()));
    // Who is told of an event notices it: only for the others all depends on what they see.
    const noticed = told.length > 0 || delta() !== undefined;
    // Who notices nothing keeps the very same position.
    positions[viewer] = noticed ? current : known;
    if (noticed) frames[viewer] = { delta: () => delta() ?? {}, events: told };
  }
  return { positions, frames };
}

function lazy<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
