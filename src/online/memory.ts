/**
 * What this device remembers of online tables: the right to a seat, how much of the match was seen, and whom not to
 * hear. One record a table, so that several tabs do not overwrite each other.
 */
import { isListOf, isRecord, isSeat, isString, type Viewer } from '../../games/kit';
import { LIMITS, type Pass } from './protocol';

export interface Remembered {
  readonly id: string;
  readonly game: string;
  /** Null at a table that was only watched. */
  readonly pass: Pass | null;
  /** When it was last looked at. */
  readonly at: number;
  /** Whether the match is known to be over. */
  readonly over: boolean;
  /** How many events of the own log each viewer of this device was shown. */
  readonly seen: Partial<Readonly<Record<Viewer, number>>>;
  /** Guests whose lines are not shown. */
  readonly blocked: readonly string[];
  /** Rooms whose new lines make no noise. */
  readonly muted: readonly string[];
}

export interface Memory {
  /** Newest first. */
  list(): readonly Remembered[];
  /** The seats of this device, as many as one may ask about at once: those of matches that go on before all others. */
  seats(): readonly Remembered[];
  of(id: string): Remembered | null;
  /** Notes something about a table; what is not said stays. */
  note(id: string, game: string, part: Partial<Omit<Remembered, 'id' | 'game' | 'at' | 'over'>>): void;
  /** The match is over: it matters less from now on. */
  finish(id: string): void;
  forget(id: string): void;
  /** Calls back when something changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = 'grimoire-table:';
/** A table that was only watched is forgotten after so long. */
const WATCHED_MS = 30 * 86_400_000;

/** `storage` gives null where nothing can be kept: then the tables last as long as the page. */
export function createMemory(storage: () => Storage | null, now: () => number = Date.now): Memory {
  const listeners = new Set<() => void>();
  const unkept = new Map<string, string>();

  const write = (id: string, text: string | null): void => {
    if (text === null) unkept.delete(id);
    else unkept.set(id, text);
    try {
      if (text === null) storage()?.removeItem(PREFIX + id);
      else storage()?.setItem(PREFIX + id, text);
    } catch {
      // A full or refused storage: the copy of this page serves until it is closed.
    }
    for (const listener of listeners) listener();
  };

  const read = (id: string): Remembered | null => {
    const kept = storage();
    return parse(id, kept ? (kept.getItem(PREFIX + id) ?? unkept.get(id)) : unkept.get(id));
  };

  const ids = (): string[] => {
    const kept = storage();
    const keys = Array.from({ length: kept?.length ?? 0 }, (_, at) => kept?.key(at) ?? '');
    const stored = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return [...new Set([...stored, ...unkept.keys()])];
  };

  const list = (): readonly Remembered[] =>
    ids()
      .flatMap((id) => read(id) ?? [])
      .filter(({ pass, at }) => pass !== null || now() - at < WATCHED_MS)
      .sort((one, other) => other.at - one.at);

  return {
    list,
    seats: () =>
      list()
        .filter(({ pass }) => pass !== null)
        .toSorted((one, other) => Number(one.over) - Number(other.over))
        .slice(0, LIMITS.mine),
    of: read,
    note: (id, game, part) => {
      const before = read(id) ?? { pass: null, over: false, seen: {}, blocked: [], muted: [] };
      write(id, JSON.stringify({ ...before, game, ...part, at: now() }));
    },
    finish: (id) => {
      const known = read(id);
      if (known && !known.over) write(id, JSON.stringify({ ...known, over: true }));
    },
    forget: (id) => write(id, null),
    subscribe: (listener) => {
      const heard = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(PREFIX)) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', heard);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', heard);
      };
    },
  };
}

/** The browser's storage, unless it refuses. */
export function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function parse(id: string, text: string | null | undefined): Remembered | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isString(value.game) || typeof value.at !== 'number') return null;
    const { game, at, over, pass, seen, blocked, muted } = value;
    return {
      id,
      game,
      at,
      over: over === true,
      pass: isPass(pass) ? pass : null,
      seen: isRecord(seen) ? seen : {},
      blocked: isListOf(blocked, isString) ? blocked : [],
      muted: isListOf(muted, isString) ? muted : [],
    };
  } catch {
    return null;
  }
}

function isPass(value: unknown): value is Pass {
  return isRecord(value) && isSeat(value.seat) && isString(value.credentials);
}
