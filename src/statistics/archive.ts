/**
 * Where finished matches are remembered: one record each in IndexedDB, under the match's own id, written once. So no
 * reload and no second tab counts a match twice, and one that was deleted does not come back when it is looked at.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isRecord } from '../../games/kit';
import { createNews } from '../play/saved/news';
import { type Finished, isFinished } from './finished';
import { inOrder } from './summary';

interface Shelves extends DBSchema {
  /** Null: deleted by the player. */
  finished: { key: string; value: unknown };
}

const DATABASE = 'grimoire-statistics';
const STORE = 'finished';
const FORMAT = 'grimoire-statistics';
const VERSION = 1;

export type ArchiveError = 'FOREIGN' | 'NEWER_VERSION' | 'DAMAGED' | 'STORAGE_REFUSED';

export interface Archive {
  /** Does nothing for a match that is known, and nothing where nothing can be stored. */
  record(match: Finished): Promise<void>;
  /** Oldest first; null where the storage cannot be read. */
  list(): Promise<readonly Finished[] | null>;
  /** Whether everything is gone. */
  clear(): Promise<boolean>;
  /** The text of a file that `merge` reads on any device. */
  write(matches: readonly Finished[]): string;
  /** Adds the matches of a file that are not known yet: how many these were. */
  merge(text: string): Promise<number | ArchiveError>;
  /** Calls back whenever something has changed, here or in another tab. */
  subscribe(listener: () => void): () => void;
}

export function createArchive(): Archive {
  const news = createNews(DATABASE);
  const open = (): Promise<IDBPDatabase<Shelves>> =>
    openDB<Shelves>(DATABASE, VERSION, { upgrade: (database) => void database.createObjectStore(STORE) });

  /** One connection for each errand: a page that only notes a result keeps nobody from anything. */
  const withStore = async <T>(work: (database: IDBPDatabase<Shelves>) => Promise<T>): Promise<T | null> => {
    try {
      const database = await open();
      try {
        return await work(database);
      } finally {
        database.close();
      }
    } catch (error) {
      console.warn('the statistics cannot be reached:', error);
      return null;
    }
  };

  /** Whoever is there already stays; the dead only rise from a file. */
  const add = (matches: readonly Finished[], evenDeleted: boolean): Promise<number | null> =>
    withStore(async (database) => {
      const { store, done } = database.transaction(STORE, 'readwrite');
      let added = 0;
      for (const match of matches) {
        const known = await store.get(match.id);
        if (known !== undefined && !(known === null && evenDeleted)) continue;
        await store.put(match, match.id);
        added += 1;
      }
      await done;
      if (added > 0) news.tell();
      return added;
    });

  return {
    record: async (match) => void (await add([match], false)),

    list: () =>
      withStore(async (database) => {
        const found = await database.getAll(STORE);
        return inOrder(found.filter(isFinished));
      }),

    clear: async () => {
      const done = await withStore(async (database) => {
        const transaction = database.transaction(STORE, 'readwrite');
        for (const key of await transaction.store.getAllKeys()) await transaction.store.put(null, key);
        await transaction.done;
        news.tell();
        return true;
      });
      return done ?? false;
    },

    write: (matches) => JSON.stringify({ format: FORMAT, version: VERSION, matches }),

    merge: async (text) => {
      const parsed = parse(text);
      if (typeof parsed === 'string') return parsed;
      return (await add(parsed, true)) ?? 'STORAGE_REFUSED';
    },

    subscribe: news.subscribe,
  };
}

function parse(text: string): readonly Finished[] | ArchiveError {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.includes(FORMAT) ? 'DAMAGED' : 'FOREIGN';
  }
  if (!isRecord(value) || value.format !== FORMAT) return 'FOREIGN';
  if (typeof value.version === 'number' && value.version > VERSION) return 'NEWER_VERSION';
  const { matches } = value;
  if (value.version !== VERSION || !Array.isArray(matches) || !matches.every(isFinished)) return 'DAMAGED';
  return matches;
}
