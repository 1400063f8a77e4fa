/** Who looks at which table, here and in the other processes. Nothing of it is stored. */
import { SEATS, type Seat, type Viewer } from '../../games/kit';
import { createNeighbours } from './neighbours';
import type { Crowd, Store } from './store/contract';
import { type Attendance, attendanceAt } from './table/attendance';
import type { Table } from './table/record';
import type { World } from './world';

const NAMES_SHOWN = 20;
/** Where nobody was for so long, it no longer matters who left when. */
const FORGET_MS = 3_600_000;

export interface Register {
  of(table: Table): Attendance;
  isWatched(id: string): boolean;
  /** The tables that somebody looks at from here. */
  watched(): readonly string[];
  /** A socket sits down before a table, under a name if it has one; the returned function takes it away again. */
  enter(id: string, viewer: Viewer, name: string | null): () => void;
  /** Somebody came or went, or has been away for too long. */
  subscribe(listener: (id: string) => void): void;
  /** Tells the listeners what time alone has changed. */
  remind(id: string): void;
  /** To be called every few seconds. */
  beat(): void;
}

interface Group {
  readonly seats: ReadonlySet<Seat>;
  readonly watchers: readonly string[];
}

interface Gathering {
  /** Sockets of this process. */
  readonly sockets: Set<{ readonly viewer: Viewer; readonly name: string | null }>;
  /** When somebody last came to a seat that was empty, and when the last one left it. */
  readonly came: Map<Seat, number>;
  readonly left: Map<Seat, number>;
}

export interface RegisterSetup {
  readonly store: Store;
  readonly world: World;
  /** After how many milliseconds without its person a seat counts as abandoned. */
  readonly absence: number;
}

export function createRegister({ store, world, absence }: RegisterSetup): Register {
  const opened = world.now();
  const gatherings = new Map<string, Gathering>();
  const listeners = new Set<(id: string) => void>();

  const at = (id: string): Gathering => {
    const known = gatherings.get(id);
    if (known) return known;
    const fresh: Gathering = { sockets: new Set(), came: new Map(), left: new Map() };
    gatherings.set(id, fresh);
    return fresh;
  };

  const here = (id: string): Crowd => {
    const viewers = [...(gatherings.get(id)?.sockets ?? [])];
    return {
      id,
      seats: SEATS.filter((seat) => viewers.some(({ viewer }) => viewer === seat)),
      watchers: viewers.flatMap(({ viewer, name }) => (viewer === 'spectator' ? [name ?? ''] : [])),
    };
  };

  const watched = (): readonly string[] =>
    [...gatherings].flatMap(([id, { sockets }]) => (sockets.size > 0 ? [id] : []));

  const groupOf = (id: string): Group => {
    const crowds = [here(id), ...neighbours.at(id)];
    return {
      seats: new Set(crowds.flatMap(({ seats }) => seats)),
      watchers: crowds.flatMap(({ watchers }) => watchers),
    };
  };

  const remind = (id: string): void => {
    for (const listener of listeners) listener(id);
  };

  /** Notes who has come and gone by a change, and tells the listeners. */
  const around = (id: string, change: () => void): void => {
    const before = groupOf(id);
    change();
    const after = groupOf(id);
    const { came, left } = at(id);
    for (const seat of SEATS) {
      if (!before.seats.has(seat) && after.seats.has(seat)) came.set(seat, world.now());
      if (before.seats.has(seat) && !after.seats.has(seat)) left.set(seat, world.now());
    }
    const same =
      SEATS.every((seat) => before.seats.has(seat) === after.seats.has(seat)) &&
      before.watchers.join('\n') === after.watchers.join('\n');
    if (!same) remind(id);
  };

  const neighbours = createNeighbours({
    store,
    world,
    here: (id) => {
      const crowd = here(id);
      return { ...crowd, watchers: crowd.watchers.slice(0, NAMES_SHOWN) };
    },
    watched,
    around,
  });

  return {
    of: (table) => {
      const gathering = gatherings.get(table.id);
      const { seats, watchers } = groupOf(table.id);
      const sighting = {
        hereSince: (seat: Seat) => (seats.has(seat) ? (gathering?.came.get(seat) ?? opened) : null),
        lastSeen: (seat: Seat) => gathering?.left.get(seat) ?? opened,
        watchers: {
          names: watchers.filter((name) => name !== '').slice(0, NAMES_SHOWN),
          count: watchers.length,
        },
      };
      return attendanceAt(table, sighting, absence, world.now());
    },
    watched,
    isWatched: (id) => (gatherings.get(id)?.sockets.size ?? 0) > 0,
    enter: (id, viewer, name) => {
      const { sockets } = at(id);
      const one = { viewer, name };
      around(id, () => sockets.add(one));
      neighbours.tell(id);
      return () => {
        if (!sockets.has(one)) return;
        around(id, () => sockets.delete(one));
        neighbours.tell(id);
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
    remind,
    beat: () => {
      neighbours.beat();
      const now = world.now();
      for (const [id, { sockets, left }] of gatherings) {
        const recent = [...left.values()].some((time) => now - time < FORGET_MS);
        if (sockets.size === 0 && neighbours.at(id).length === 0 && !recent) gatherings.delete(id);
      }
    },
  };
}
