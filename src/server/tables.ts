/**
 * All tables of this process: loaded when they are asked for, changed one change after the other, stored by
 * compare-and-set, and only then told to whoever listens. On a conflict with another process a change is decided
 * again on what that one has stored.
 */
import type { Engine, Events } from './match/engine';
import { type Frames, framesBetween, positionsOf } from './match/frames';
import { textOf } from './match/stored';
import type { Metrics } from './metrics';
import { Refused } from './refused';
import type { Heard, LogRow, Store } from './store/contract';
import type { Loaded, Step, Table } from './table/record';
import { parseTable, rowOf } from './table/record';
import { looksDifferent } from './table/view';
import type { World } from './world';

/** What has happened to a table that is loaded here. */
export interface Committed {
  readonly before: Loaded | null;
  readonly after: Loaded;
  readonly frames: Frames;
  /** Whether what everybody is told about the table itself has changed. */
  readonly news: boolean;
  /** Whether this process made the change. */
  readonly own: boolean;
  /** The socket that is told by the answer to what it asked for. */
  readonly answered?: string | undefined;
}

export interface Decision<T> {
  /** Absent: there is nothing to store. */
  readonly step?: Step;
  readonly answered?: Committed['answered'];
  readonly answer: T;
}

export interface Tables {
  engineOf(game: string): Engine | undefined;
  /** False if the id or the code is taken. */
  add(table: Table): Promise<boolean>;
  /** Null if there is no such table. */
  load(id: string): Promise<Loaded | null>;
  /** What is in memory, without asking anybody. */
  peek(id: string): Loaded | undefined;
  /** Decides on the table as it is, and stores the step. Rejects with what `decide` throws. */
  change<T>(id: string, decide: (loaded: Loaded, engine: Engine) => Decision<T>): Promise<T>;
  /** Forgets a table that nobody here looks at, as soon as nothing is done with it. */
  release(id: string): void;
  /** Waits until everything that was begun is stored. */
  settle(): Promise<void>;
  subscribe(listener: (committed: Committed) => void): void;
}

export interface TablesSetup {
  readonly store: Store;
  readonly engines: Readonly<Record<string, Engine>>;
  readonly world: World;
  readonly metrics: Metrics;
  /** How long unfinished tables are kept, in milliseconds. */
  readonly lifetimes: { readonly waiting: number; readonly playing: number };
  /** Whether somebody here looks at the table, so that news of it must be told. */
  isWatched(id: string): boolean;
}

const MAX_TRIES = 100;
const OFF_MS = 3_600_000;

export function createTables(setup: TablesSetup): Tables {
  const { store, engines, world, metrics, lifetimes } = setup;
  const loaded = new Map<string, Loaded>();
  const queues = new Map<string, Promise<unknown>>();
  /** Tables that may have been stored in another version than the one in memory. */
  const doubtful = new Set<string>();
  /** Tables to be forgotten as soon as their queue is empty. */
  const leaving = new Set<string>();
  const listeners = new Set<(committed: Committed) => void>();

  const tell = (committed: Committed): void => {
    for (const listener of listeners) listener(committed);
  };

  const engineOf = (game: string): Engine | undefined =>
    Object.hasOwn(engines, game) ? engines[game] : undefined;

  const engineAt = (table: Table): Engine => {
    const engine = engineOf(table.game);
    if (!engine) throw new Refused('UNKNOWN_GAME');
    return engine;
  };

  const keep = (id: string, value: Loaded): void => {
    loaded.set(id, value);
    metrics.loaded.set(loaded.size);
  };

  const fetch = async (id: string): Promise<Loaded | null> => {
    const row = await store.read(id);
    if (row === null) return null;
    const table = parseTable(row.record);
    const state = row.state === null ? null : JSON.parse(row.state);
    return { table, version: row.version, state, positions: positionsOf(engineAt(table), state) };
  };

  const load = async (id: string): Promise<Loaded | null> => {
    const known = loaded.get(id);
    if (known) return known;
    const found = await fetch(id);
    if (found === null) return null;
    // Somebody may have been faster while we waited.
    const newer = loaded.get(id);
    if (newer && newer.version >= found.version) return newer;
    keep(id, found);
    return found;
  };

  /** One after the other for each table. */
  const enqueue = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work);
    const leave = (): void => {
      if (queues.get(id) !== end) return;
      queues.delete(id);
      if (leaving.delete(id)) release(id);
    };
    const end = turn.then(leave, leave);
    queues.set(id, end);
    return turn;
  };

  const release = (id: string): void => {
    if (queues.has(id)) leaving.add(id);
    else if (!setup.isWatched(id)) loaded.delete(id);
    metrics.loaded.set(loaded.size);
  };

  /** What is to be stored, with the dates and numbers that follow from the change. */
  const finish = (before: Loaded, step: Step): { table: Table; news: boolean } => {
    const now = world.now();
    const news = looksDifferent(before.table, step.table);
    const noticed = news || step.frames.spectator !== undefined;
    const table = {
      ...step.table,
      edition: before.table.edition + (news ? 1 : 0),
      updatedAt: noticed ? now : before.table.updatedAt,
      expiresAt: expiryOf(step.table, before.table, now),
    };
    return { table, news };
  };

  const expiryOf = (table: Table, before: Table, now: number): number | null => {
    if (table.status === 'over') return null;
    if (table.status === 'off') return now + OFF_MS;
    const lifetime = lifetimes[table.status];
    const known = table.status === before.status ? table.expiresAt : null;
    // Only now and then, so that not every move changes the index.
    return known !== null && known - now > lifetime * 0.9 ? known : now + lifetime;
  };

  const attempt = async <T>(
    id: string,
    decide: (loaded: Loaded, engine: Engine) => Decision<T>,
  ): Promise<{ answer: T } | null> => {
    if (doubtful.has(id)) {
      await catchUp(id);
      doubtful.delete(id);
    }
    const before = loaded.get(id) ?? (await load(id));
    if (before === null) throw new Refused('TABLE_NOT_FOUND');
    const { step, answer, answered } = decide(before, engineAt(before.table));
    if (!step) return { answer };
    const { table, news } = finish(before, step);
    const version = before.version + 1;
    const row = rowOf(table, version, step.state && textOf(step.state));
    const stored = await store.write({ row, log: step.log }).catch((error) => {
      // It may have been stored all the same.
      doubtful.add(id);
      throw error;
    });
    if (!stored) {
      metrics.conflicts.inc();
      await catchUp(id);
      return null;
    }
    const after = { table, version, state: step.state, positions: step.positions };
    keep(id, after);
    tell({ before, after, frames: step.frames, news, own: true, answered });
    return { answer };
  };

  /** Another process has changed the table: whoever looks at it here is told. */
  const catchUp = async (id: string): Promise<void> => {
    const before = loaded.get(id);
    const after = before && (await fetch(id));
    if (!after) {
      loaded.delete(id);
      return;
    }
    if (after.version === before.version) return;
    const rows = await store.log(id, before.state === null ? 0 : before.table.moves + 1);
    const { positions, frames } = framesBetween(before.positions, after.positions, eventsOf(rows, after));
    const current = { ...after, positions };
    keep(id, current);
    const news = before.table.edition !== after.table.edition;
    tell({ before, after: current, frames, news, own: false });
  };

  const refresh = (id: string, version: number): Promise<void> =>
    enqueue(id, async () => {
      if ((loaded.get(id)?.version ?? version) >= version) return;
      if (setup.isWatched(id)) await catchUp(id);
      else loaded.delete(id);
    });

  const hear = (heard: Heard): void => {
    if (heard.kind === 'table') refresh(heard.id, heard.version).catch(complain);
    if (heard.kind !== 'gap') return;
    for (const id of loaded.keys()) refresh(id, Number.POSITIVE_INFINITY).catch(complain);
  };

  const complain = (): void => metrics.errors.inc({ where: 'refresh' });

  store.subscribe(hear);

  return {
    engineOf,
    add: async (table) => {
      const { code, codeUntil } = table;
      const added = { ...table, expiresAt: world.now() + lifetimes.waiting };
      const created = await store.create({ ...rowOf(added, 1, null), code, codeUntil }, []);
      if (created) {
        const after = { table: added, version: 1, state: null, positions: {} };
        tell({ before: null, after, frames: {}, news: true, own: true });
      }
      return created;
    },
    load,
    peek: (id) => loaded.get(id),
    change: (id, decide) =>
      enqueue(id, async () => {
        for (let tries = 1; tries <= MAX_TRIES; tries++) {
          const done = await attempt(id, decide);
          if (done) return done.answer;
        }
        throw new Refused('UNAVAILABLE', 'too many processes change the table', 1);
      }),
    release,
    settle: async () => {
      await Promise.all(queues.values());
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}

/** Of the moves up to the state that was read; later ones come with the next news. */
function eventsOf(rows: readonly LogRow[], { table }: Loaded): Events {
  return rows.filter(({ n }) => n <= table.moves).flatMap(({ events }) => JSON.parse(events) as Events);
}
