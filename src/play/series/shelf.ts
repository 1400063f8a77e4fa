/**
 * Where the series of this device stand: IndexedDB, each change made on what is stored in the same transaction, so that
 * two tabs never overwrite each other. What cannot be written is kept in memory, so that the series goes on.
 */
import type { DBSchema } from 'idb';
import { freshSeed } from '../../../games/kit';
import type { Series } from '../../series';
import type { Outcome } from '../contract';
import { createDatabase, troubleOf } from '../saved/database';
import type { News } from '../saved/news';
import { newRecord, parseSavedSeries, type SavedSeries } from './record';

export interface SeriesShelf {
  /** Newest first, and the ids of records that cannot be read. */
  list(): Promise<{ readonly series: readonly SavedSeries[]; readonly damaged: readonly string[] }>;
  /** Null: there is no such series. */
  read(id: string): Promise<Outcome<SavedSeries | null>>;
  /** The id of the new series; it is kept at least as long as the page is open. */
  add(series: Series): Promise<string>;
  /** Changes the series as it is stored now; nothing is written where the same comes back. */
  change(id: string, next: (series: Series) => Series): Promise<Outcome<SavedSeries | null>>;
  remove(id: string): Promise<void>;
  /** Calls back when a series changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

interface Stored extends DBSchema {
  series: { key: string; value: unknown };
}

const DATABASE = 'grimoire-series';
const STORE = 'series';

export function createSeriesShelf(news: News, now: () => number): SeriesShelf {
  const open = createDatabase<Stored>(DATABASE, [STORE]);
  /** The newest of each series whose last save failed. */
  const unsaved = new Map<string, SavedSeries>();

  /** The newest there is; `stored` is what the database holds under its id. */
  const newest = (id: string, stored: unknown): Outcome<SavedSeries | null> => {
    const kept = unsaved.get(id);
    if (kept) return { ok: true, value: kept };
    return stored === undefined ? { ok: true, value: null } : parseSavedSeries(stored);
  };

  const advanced = (saved: SavedSeries | null, next: (series: Series) => Series): SavedSeries | null => {
    if (saved === null) return null;
    const series = next(saved.series);
    return series === saved.series ? saved : { ...saved, series, updatedAt: now() };
  };

  return {
    list: async () => {
      const series = new Map(unsaved);
      const damaged: string[] = [];
      try {
        const { store } = (await open()).transaction(STORE);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        for (const [at, key] of keys.entries()) {
          const parsed = newest(key, values[at]);
          if (!parsed.ok) damaged.push(key);
          else if (parsed.value) series.set(key, parsed.value);
        }
      } catch (error) {
        console.warn('saved series cannot be read:', error);
      }
      const sorted = [...series.values()].sort((one, other) => other.updatedAt - one.updatedAt);
      return { series: sorted, damaged };
    },

    read: async (id) => {
      try {
        return newest(id, await (await open()).get(STORE, id));
      } catch (error) {
        const kept = unsaved.get(id);
        return kept ? { ok: true, value: kept } : { ok: false, error: troubleOf(error) };
      }
    },

    add: async (series) => {
      const saved = newRecord(freshSeed().slice(0, 12), series, now());
      try {
        await (await open()).put(STORE, saved, saved.id);
      } catch (error) {
        console.warn('a series cannot be saved:', error);
        unsaved.set(saved.id, saved);
      }
      news.tell();
      return saved.id;
    },

    change: async (id, next) => {
      let before: SavedSeries | null = unsaved.get(id) ?? null;
      let after = advanced(before, next);
      try {
        const transaction = (await open()).transaction(STORE, 'readwrite');
        const found = newest(id, await transaction.store.get(id));
        before = found.ok ? found.value : null;
        after = advanced(before, next);
        if (after === null || after === before) {
          await transaction.done;
          return found;
        }
        await Promise.all([transaction.store.put(after, id), transaction.done]);
        unsaved.delete(id);
      } catch (error) {
        if (after === null) return { ok: false, error: troubleOf(error) };
        unsaved.set(id, after);
      }
      news.tell();
      return { ok: true, value: after };
    },

    remove: async (id) => {
      unsaved.delete(id);
      try {
        await (await open()).delete(STORE, id);
      } catch (error) {
        console.warn('a series cannot be removed:', error);
      }
      news.tell();
    },

    subscribe: news.subscribe,
  };
}
