/**
 * All tables of this process: loaded when they are asked for, changed one change after the other, stored by
 * compare-and-set, and only then told to whoever listens. On a conflict with another process a change is decided
 * again on what that one has stored.
 */
import type { Engine, Events } from './match/engine';
import { type Frames, framesBetween, positionsOf } from './match/frames';
import { lastSnapshot, playOn, restoreMatch, snapshotAfter, upTo } from './match/stored';
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
    const { version, snapshot } = row;
    const table = parseTable(row.record);
    const engine = engineAt(table);
    const state = await restoreMatch(store, engine, table, snapshot);
    const storedMoves = snapshot?.moves ?? null;
    return { table, version, state, storedMoves, positions: positionsOf(engine, state) };
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
    else if (!setup.isWatched(id)) {
      const last = loaded.get(id);
      loaded.delete(id);
      if (last) layDown(last);
    }
    metrics.loaded.set(loaded.size);
  };

  /** So that a server with other rules, which may come next, finds the state and need not play anything again. */
  const layDown = async (last: Loaded): Promise<void> => {
    const snapshot = lastSnapshot(last);
    if (snapshot) await store.keep(last.table.id, snapshot).catch(complain);
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
    const snapshot = snapshotAfter(before, table, step.state);
    const change = { row: rowOf(table, version), snapshot, log: step.log };
    const stored = await store.write(change).catch((error) => {
      // It may have been stored all the same.
      doubtful.add(id);
      throw error;
    });
    if (!stored) {
      metrics.conflicts.inc();
      await catchUp(id);
      return null;
    }
    const { state, positions } = step;
    const storedMoves = snapshot?.moves ?? before.storedMoves;
    const after = { table, version, state, storedMoves, positions };
    keep(id, after);
    const made = table.moves - before.table.moves;
    if (made > 0) metrics.moves.inc({ game: table.game }, made);
    tell({ before, after, frames: step.frames, news, own: true, answered });
    return { answer };
  };

  /** Another process has changed the table: whoever looks at it here is told. */
  const catchUp = async (id: string): Promise<void> => {
    const before = loaded.get(id);
    const row = before && (await store.read(id));
    if (!row) {
      loaded.delete(id);
      return;
    }
    const { version, snapshot } = row;
    if (version === before.version) return;
    const table = parseTable(row.record);
    const engine = engineAt(table);
    const rows = upTo(table.moves, await store.log(id, before.state === null ? 0 : before.table.moves + 1));
    const state =
      before.state === null
        ? await restoreMatch(store, engine, table, snapshot)
        : playOn(engine, before.state, rows);
    const { positions, frames } = framesBetween(before.positions, positionsOf(engine, state), eventsOf(rows));
    const storedMoves = snapshot?.moves ?? null;
    const after = { table, version, state, storedMoves, positions };
    keep(id, after);
    const news = before.table.edition !== table.edition;
    tell({ before, after, frames, news, own: false });
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
      const row = { ...rowOf(added, 1), snapshot: null, code, codeUntil };
      const created = await store.create(row, []);
      if (created) {
        const after = { table: added, version: 1, state: null, storedMoves: null, positions: {} };
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
      await Promise.all([...loaded.values()].map(layDown));
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}

function eventsOf(rows: readonly LogRow[]): Events {
  return rows.flatMap(({ events }) => JSON.parse(events) as Events);
}
