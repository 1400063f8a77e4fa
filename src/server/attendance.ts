/** Who looks at which table, here and in the other processes. Nothing of it is stored. */
import { SEATS, type Seat, type Viewer } from '../../games/kit';
import type { News, Store } from './store/contract';
import type { Attendance } from './table/view';
import type { World } from './world';

const NAMES_SHOWN = 20;
/** A process that says nothing for so long is dead. */
const SILENCE_MS = 30_000;
/** An answer of another process comes within milliseconds; this is plenty. */
const ANSWER_MS = 500;
/** Where nobody was for so long, it no longer matters who left when. */
const FORGET_MS = 3_600_000;

export interface Register {
  of(id: string): Attendance;
  isWatched(id: string): boolean;
  /** The tables that somebody looks at from here. */
  watched(): readonly string[];
  /** A socket sits down before a table, under a name if it has one; the returned function takes it away again. */
  enter(id: string, viewer: Viewer, name: string | null): () => void;
  /** Asks the other processes who is at a table that nobody here looks at, and waits a moment for their answers. */
  inquire(id: string): Promise<void>;
  /** Somebody came or went. */
  subscribe(listener: (id: string) => void): void;
  /** To be called every few seconds: tells the others that this process lives, and forgets those that do not. */
  beat(): void;
}

interface Group {
  readonly seats: ReadonlyMap<Seat, number>;
  readonly watchers: readonly string[];
}

interface Gathering {
  /** Sockets of this process. */
  readonly sockets: Set<{ readonly viewer: Viewer; readonly name: string | null }>;
  /** What other processes have told. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly watchers: readonly string[] }>;
  /** When a seat was last seen. */
  readonly left: Map<Seat, number>;
}

export interface RegisterSetup {
  readonly store: Store;
  readonly world: World;
  /** After how many milliseconds without its person a seat counts as abandoned. */
  readonly absence: number;
}

export function createRegister({ store, world, absence }: RegisterSetup): Register {
  const self = world.freshToken();
  const opened = world.now();
  const gatherings = new Map<string, Gathering>();
  const listeners = new Set<(id: string) => void>();
  /** When the other processes were last heard. */
  const alive = new Map<string, number>();

  const at = (id: string): Gathering => {
    const known = gatherings.get(id);
    if (known) return known;
    const fresh: Gathering = { sockets: new Set(), elsewhere: new Map(), left: new Map() };
    gatherings.set(id, fresh);
    return fresh;
  };

  const groupOf = ({ sockets, elsewhere }: Gathering): Group => {
    const seats = new Map<Seat, number>();
    const watchers: string[] = [];
    const add = (seat: Seat): unknown => seats.set(seat, (seats.get(seat) ?? 0) + 1);
    for (const { viewer, name } of sockets) {
      if (viewer === 'spectator') watchers.push(name ?? '');
      else add(viewer);
    }
    for (const other of elsewhere.values()) {
      for (const seat of other.seats) add(seat);
      watchers.push(...other.watchers);
    }
    return { seats, watchers };
  };

  /** Tells the listeners and, unless it came from there, the other processes. */
  const changed = (id: string, before: Group, publish: boolean): void => {
    const gathering = at(id);
    const after = groupOf(gathering);
    for (const seat of SEATS) {
      if (before.seats.has(seat) && !after.seats.has(seat)) gathering.left.set(seat, world.now());
    }
    if (publish) tellOthers(id, false);
    const same =
      SEATS.every((seat) => before.seats.has(seat) === after.seats.has(seat)) &&
      before.watchers.join('\n') === after.watchers.join('\n');
    if (!same) for (const listener of listeners) listener(id);
  };

  const tellOthers = (id: string, ask: boolean): void => {
    const { sockets } = at(id);
    const viewers = [...sockets];
    store.publish({
      kind: 'presence',
      id,
      process: self,
      seats: SEATS.filter((seat) => viewers.some(({ viewer }) => viewer === seat)),
      watchers: viewers
        .filter(({ viewer }) => viewer === 'spectator')
        .slice(0, NAMES_SHOWN)
        .map(({ name }) => name ?? ''),
      ask,
    });
  };

  const hear = ({ id, process, seats, watchers, ask }: Extract<News, { kind: 'presence' }>): void => {
    const gathering = gatherings.get(id);
    if (!gathering) return;
    const before = groupOf(gathering);
    if (seats.length + watchers.length > 0) gathering.elsewhere.set(process, { seats, watchers });
    else gathering.elsewhere.delete(process);
    changed(id, before, false);
    if (ask && gathering.sockets.size > 0) tellOthers(id, false);
  };

  const bury = (process: string): void => {
    alive.delete(process);
    for (const [id, gathering] of gatherings) {
      const before = groupOf(gathering);
      if (gathering.elsewhere.delete(process)) changed(id, before, false);
    }
  };

  store.subscribe((heard) => {
    if (heard.kind === 'presence' || heard.kind === 'alive') alive.set(heard.process, world.now());
    if (heard.kind === 'presence') hear(heard);
    if (heard.kind !== 'gap') return;
    for (const id of gatherings.keys()) tellOthers(id, true);
  });

  return {
    of: (id) => {
      const gathering = gatherings.get(id);
      const { seats, watchers } = gathering ? groupOf(gathering) : { seats: new Map(), watchers: [] };
      const awaySince = (seat: Seat): number | null =>
        seats.has(seat) ? null : (gathering?.left.get(seat) ?? opened);
      return {
        isPresent: (seat) => seats.has(seat),
        awaySince,
        isAbandoned: (seat) => {
          const since = awaySince(seat);
          return since !== null && world.now() - since >= absence;
        },
        watchers: {
          names: watchers.filter((name) => name !== '').slice(0, NAMES_SHOWN),
          count: watchers.length,
        },
      };
    },
    watched: () => [...gatherings].flatMap(([id, { sockets }]) => (sockets.size > 0 ? [id] : [])),
    isWatched: (id) => (gatherings.get(id)?.sockets.size ?? 0) > 0,
    enter: (id, viewer, name) => {
      const gathering = at(id);
      const before = groupOf(gathering);
      const first = gathering.sockets.size === 0;
      const one = { viewer, name };
      gathering.sockets.add(one);
      if (first) tellOthers(id, true);
      changed(id, before, !first);
      return () => {
        const group = groupOf(gathering);
        if (gathering.sockets.delete(one)) changed(id, group, true);
      };
    },
    inquire: async (id) => {
      // Where somebody looks on from here, it was asked when they came.
      if (at(id).sockets.size > 0) return;
      tellOthers(id, true);
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
    beat: () => {
      const now = world.now();
      store.publish({ kind: 'alive', process: self });
      for (const [process, heard] of alive) if (now - heard > SILENCE_MS) bury(process);
      for (const [id, { sockets, elsewhere, left }] of gatherings) {
        const recent = [...left.values()].some((time) => now - time < FORGET_MS);
        if (sockets.size + elsewhere.size === 0 && !recent) gatherings.delete(id);
      }
    },
  };
}
