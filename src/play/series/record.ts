/** A series as it is kept on this device. What is read is untrusted. */
import { isInteger, isRecord, isString } from '../../../games/kit';
import { isSeries, type Series } from '../../series';
import type { Outcome } from '../contract';

const FORMAT = 'grimoire-series';
const VERSION = 1;

export interface SavedSeries {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly id: string;
  readonly series: Series;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export function newRecord(id: string, series: Series, now: number): SavedSeries {
  return { format: FORMAT, version: VERSION, id, series, createdAt: now, updatedAt: now };
}

export function parseSavedSeries(value: unknown): Outcome<SavedSeries> {
  if (!isRecord(value) || value.format !== FORMAT) return { ok: false, error: 'FOREIGN' };
  if (!isInteger(value.version)) return { ok: false, error: 'DAMAGED' };
  if (value.version !== VERSION)
    return { ok: false, error: value.version > VERSION ? 'NEWER_VERSION' : 'OLDER_VERSION' };
  return isSavedSeries(value) ? { ok: true, value } : { ok: false, error: 'DAMAGED' };
}

function isSavedSeries(value: unknown): value is SavedSeries {
  return (
    isRecord(value) &&
    isString(value.id) &&
    isSeries(value.series) &&
    Number.isFinite(value.createdAt) &&
    Number.isFinite(value.updatedAt)
  );
}
