/**
 * Domain events: what happened, told by the rules as they apply a move. They feed the log in words, the live
 * region, the sounds and the animation. A viewer is given only the events, and the parts, meant for them.
 */
import type { Seat, Viewer } from './seat';

export interface DomainEvent {
  readonly type: string;
  /** Private parts by seat: each seat is given its own, everybody else none. */
  readonly secret?: Partial<Record<Seat, object>>;
  /** If present, nobody else learns that the event took place. */
  readonly only?: readonly Seat[];
}

/** The kit's own event: the player took back the named move. */
export interface UndoEvent extends DomainEvent {
  readonly type: 'undo';
  readonly player: Seat;
  readonly move: string;
}

/** The event as the viewer may know it, or null if they may not know of it. */
export function maskEvent<E extends DomainEvent>(event: E, viewer: Viewer): E | null {
  if (event.only && !event.only.some((seat) => seat === viewer)) return null;
  if (!event.secret) return event;
  const own = viewer === 'spectator' ? undefined : event.secret[viewer];
  return { ...event, secret: own && viewer !== 'spectator' ? { [viewer]: own } : {} };
}

export function maskEvents<E extends DomainEvent>(events: readonly E[], viewer: Viewer): E[] {
  // On the path of every move, for every viewer.
  const seen: E[] = [];
  for (const event of events) {
    const masked = maskEvent(event, viewer);
    if (masked !== null) seen.push(masked);
  }
  return seen;
}
