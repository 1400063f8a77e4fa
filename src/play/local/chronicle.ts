/** Everything that happened in a match, and what each viewer may know of it. */
import { type DomainEvent, maskEvents, type UndoEvent, type Viewer } from '../../../games/kit';

type Told = readonly (DomainEvent | UndoEvent)[];

export interface Chronicle {
  readonly length: number;
  append(events: Told): void;
  /** The viewer's log; the same list as long as nothing happens. */
  of(viewer: Viewer): Told;
  /** How many entries of the viewer's log come from the first `count` events. */
  position(viewer: Viewer, count: number): number;
  /** Whether one of these types is among the events from this one on. */
  includes(types: readonly string[], from: number): boolean;
}

export function createChronicle(): Chronicle {
  const all: (DomainEvent | UndoEvent)[] = [];
  const told = new Map<Viewer, { readonly log: Told; readonly upTo: number }>();
  return {
    get length() {
      return all.length;
    },
    append: (events) => {
      all.push(...events);
    },
    of: (viewer) => {
      const { log, upTo } = told.get(viewer) ?? { log: [], upTo: 0 };
      if (upTo === all.length && told.has(viewer)) return log;
      const longer = [...log, ...maskEvents(all.slice(upTo), viewer)];
      told.set(viewer, { log: longer, upTo: all.length });
      return longer;
    },
    position: (viewer, count) => maskEvents(all.slice(0, count), viewer).length,
    includes: (types, from) => all.slice(from).some(({ type }) => types.includes(type)),
  };
}
