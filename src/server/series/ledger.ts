/** The ledger of series: each is one row, changed by compare-and-set; whoever listens is told what this process has changed. */
import { Refused, refuseUnless } from '../refused';
import type { SeriesRow, Store } from '../store/contract';
import type { World } from '../world';
import { parseRow, phaseOf, type SeriesRecord, type StoredSeries } from './record';

export interface Ledger {
  add(record: SeriesRecord): Promise<StoredSeries>;
  /** Decides on the series as it is stored, again if somebody else was faster. The same record: nothing to store. */
  change(
    id: string,
    decide: (record: SeriesRecord) => SeriesRecord | Promise<SeriesRecord>,
  ): Promise<StoredSeries>;
  /** Calls back when this process has changed a series. */
  subscribe(listener: (id: string) => void): void;
}

const MAX_TRIES = 100;

/** `lifetime` is how long a series is kept that nobody looks at, in milliseconds. */
export function createLedger(store: Store, world: World, lifetime: number): Ledger {
  const listeners = new Set<(id: string) => void>();

  const load = async (id: string): Promise<StoredSeries> => {
    const row = await store.readSeries(id);
    refuseUnless(row !== null, 'SERIES_NOT_FOUND');
    return parseRow(row);
  };

  const expiryOf = (record: SeriesRecord): number | null =>
    phaseOf(record) === 'over' ? null : world.now() + lifetime;

  const rowOf = ({ record, version, expiresAt }: StoredSeries): SeriesRow => {
    return { id: record.id, version, expiresAt, record: JSON.stringify(record) };
  };

  /** Somebody looks at it: it is kept longer. Only now and then, so that not every look is a write. */
  const isFresh = ({ expiresAt }: StoredSeries): boolean =>
    expiresAt === null || expiresAt - world.now() > lifetime * 0.9;

  return {
    add: async (record) => {
      const stored = { record, version: 1, expiresAt: expiryOf(record) };
      refuseUnless(await store.createSeries(rowOf(stored)), 'UNAVAILABLE');
      return stored;
    },

    change: async (id, decide) => {
      for (let tries = 1; tries <= MAX_TRIES; tries++) {
        const before = await load(id);
        const record = await decide(before.record);
        if (record === before.record && isFresh(before)) return before;
        const after = { record, version: before.version + 1, expiresAt: expiryOf(record) };
        if (!(await store.writeSeries(rowOf(after)))) continue;
        if (record !== before.record) for (const listener of listeners) listener(id);
        return after;
      }
      throw new Refused('UNAVAILABLE', 'too many processes change the series', 1);
    },

    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}
