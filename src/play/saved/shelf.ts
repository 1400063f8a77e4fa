/**
 * Where the saved matches stand: IndexedDB, with the record and its summary written in one transaction. What
 * cannot be written is kept in memory, so that play goes on. Only the writer that claimed a match last may save it.
 */
import type { DBSchema } from 'idb';
import type { LibraryError, Outcome } from '../contract';
import { createDatabase, troubleOf } from './database';
import type { News } from './news';
import type { SavedMatch } from './record';
import type { SummaryCard } from './summary';

interface Shelves extends DBSchema {
  matches: { key: string; value: unknown };
  summaries: { key: string; value: unknown };
  writers: { key: string; value: string };
}

/** Null: saved. GONE: the match was removed. TAKEN: another table plays it now. */
export type SaveResult = LibraryError | 'GONE' | 'TAKEN' | null;

export interface Shelf {
  /** What claims to be the summary of each match, by id. */
  summaries(): Promise<ReadonlyMap<string, unknown>>;
  /** What claims to be the record of the match; undefined: there is none. */
  read(id: string): Promise<Outcome<unknown>>;
  /** From now on only this writer may save the match. */
  claim(id: string, writer: string): Promise<void>;
  add(match: SavedMatch, summary: SummaryCard): Promise<LibraryError | null>;
  save(match: SavedMatch, summary: SummaryCard, writer: string): Promise<SaveResult>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'grimoire';
const STORES = ['matches', 'summaries', 'writers'] as const;

export function createShelf(news: News): Shelf {
  /** The newest of each match whose last save failed. */
  const unsaved = new Map<string, { readonly match: SavedMatch; readonly summary: SummaryCard }>();
  const open = createDatabase<Shelves>(DATABASE, STORES);

  /** Without writer: a new match. */
  const put = async (match: SavedMatch, summary: SummaryCard, writer: string | null): Promise<SaveResult> => {
    const { id } = match;
    try {
      const transaction = (await open()).transaction(STORES, 'readwrite');
      const writers = transaction.objectStore('writers');
      const holder = await writers.get(id);
      const known = holder !== undefined || writer === null || unsaved.has(id);
      if (!known) return 'GONE';
      if (holder !== undefined && holder !== writer) return 'TAKEN';
      await Promise.all([
        writers.put(writer ?? '', id),
        transaction.objectStore('matches').put(match, id),
        transaction.objectStore('summaries').put(summary, id),
        transaction.done,
      ]);
      unsaved.delete(id);
      return null;
    } catch (error) {
      unsaved.set(id, { match, summary });
      return troubleOf(error);
    } finally {
      news.tell();
    }
  };

  return {
    summaries: async () => {
      const found = new Map<string, unknown>();
      try {
        const transaction = (await open()).transaction('summaries');
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(),
          transaction.store.getAll(),
        ]);
        for (const [at, key] of keys.entries()) found.set(key, values[at]);
      } catch (error) {
        console.warn('saved games cannot be read:', error);
      }
      for (const [id, { summary }] of unsaved) found.set(id, summary);
      return found;
    },

    read: async (id) => {
      const newest = unsaved.get(id);
      if (newest) return { ok: true, value: newest.match };
      try {
        return { ok: true, value: await (await open()).get('matches', id) };
      } catch (error) {
        return { ok: false, error: troubleOf(error) };
      }
    },

    claim: async (id, writer) => {
      try {
        const transaction = (await open()).transaction('writers', 'readwrite');
        if ((await transaction.store.getKey(id)) !== undefined) await transaction.store.put(writer, id);
        await transaction.done;
      } catch (error) {
        console.warn('saved games cannot be written:', error);
      }
    },

    add: async (match, summary) => {
      const result = await put(match, summary, null);
      return result === 'GONE' || result === 'TAKEN' ? null : result;
    },

    save: put,

    remove: async (id) => {
      unsaved.delete(id);
      try {
        const transaction = (await open()).transaction(STORES, 'readwrite');
        await Promise.all([
          ...STORES.map((store) => transaction.objectStore(store).delete(id)),
          transaction.done,
        ]);
      } catch (error) {
        console.warn('a saved game cannot be removed:', error);
      }
      news.tell();
    },
  };
}
