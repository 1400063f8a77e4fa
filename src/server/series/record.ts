/** A series as the server keeps it: who has which place, and once it has begun the series itself. Values, never changed. */
import { isRecord } from '../../../games/kit';
import type { ClockPlan, PlaceView, SeriesView } from '../../online/protocol';
import { isSeries, type Participant, type Series, type SeriesForm, statusOf } from '../../series';
import type { SeriesRow } from '../store/contract';
import type { Bot } from '../table/record';

export interface PlaceHolder {
  readonly kind: 'person';
  readonly name: string;
  /** Who the device is, for this series and at its tables. */
  readonly guest: string;
  /** Of the credentials. */
  readonly hash: string;
}

export type Place = { readonly kind: 'open' } | Bot | PlaceHolder;

export interface SeriesRecord {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly form: SeriesForm;
  /** Of every game. */
  readonly clock: ClockPlan;
  readonly places: readonly Place[];
  /** The place of whoever looks after the series; null when nobody is there. */
  readonly owner: number | null;
  /** Null while waiting. */
  readonly series: Series | null;
}

/** With the version that is stored. */
export interface StoredSeries {
  readonly record: SeriesRecord;
  readonly version: number;
  readonly expiresAt: number | null;
}

export function parseRow({ record, version, expiresAt }: SeriesRow): StoredSeries {
  const value: unknown = JSON.parse(record);
  if (!isRecord(value) || (value.series !== null && !isSeries(value.series)))
    throw new Error('a stored series is damaged');
  return { record: { ...EARLIER, ...(value as unknown as SeriesRecord) }, version, expiresAt };
}

/** What was not kept of a series in the beginning: it had no clock, and belonged to the first person. */
const EARLIER: Pick<SeriesRecord, 'clock' | 'owner'> = { clock: { kind: 'none' }, owner: null };

export function viewOf({ record, version }: StoredSeries, absent: SeriesView['absent'] = {}): SeriesView {
  const { id, game, options, form, clock, series } = record;
  const places = record.places.map((place): PlaceView => {
    return place.kind === 'person' ? { kind: 'person', name: place.name } : place;
  });
  return {
    id,
    game,
    options,
    form,
    clock,
    status: phaseOf(record),
    places,
    owner: ownerOf(record),
    series,
    absent,
    version,
  };
}

export function phaseOf({ series }: SeriesRecord): SeriesView['status'] {
  if (series === null) return 'waiting';
  return statusOf(series).podium.length > 0 ? 'over' : 'playing';
}

/** Who founded it; after them the first person. */
export function ownerOf({ places, owner }: Pick<SeriesRecord, 'places' | 'owner'>): number | null {
  if (owner !== null && places[owner]?.kind === 'person') return owner;
  const at = places.findIndex(({ kind }) => kind === 'person');
  return at < 0 ? null : at;
}

/** The places as those who play, once none is open. */
export function participantsOf({ places }: SeriesRecord): readonly Participant[] {
  return places.flatMap((place): Participant[] => {
    if (place.kind === 'open') return [];
    return place.kind === 'bot' ? [place] : [{ kind: 'human', name: place.name }];
  });
}
