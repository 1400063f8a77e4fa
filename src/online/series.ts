/** Series on the server, as the page knows them: asking for them, and the places that this device holds. */
import { isInteger, isRecord, isString } from '../../games/kit';
import { isForm, type SeriesForm } from '../series';
import { memory } from '.';
import { type Answer, createAsk, type OnlineError } from './api';
import { currentGuest } from './guest';
import { deviceStorage } from './memory';
import {
  type AwardRequest,
  type NewSeries,
  SERIES_API,
  type Seated,
  type SeriesPass,
  type SeriesSeated,
  type SeriesView,
} from './protocol';

const PREFIX = 'grimoire-place:';
const ask = createAsk();
/** Where nothing can be kept, a place lasts as long as the page. */
const unkept = new Map<string, KeptPlace>();

/** What this device remembers of a series in which it has a place. */
export interface KeptPlace extends SeriesPass {
  readonly id: string;
  readonly game: string;
  readonly form: SeriesForm;
  /** When it was taken. */
  readonly at: number;
  readonly over: boolean;
}

/** The place of this device in the series, or null. */
export function placeIn(id: string): KeptPlace | null {
  const kept = parsePlace(id, deviceStorage()?.getItem(PREFIX + id) ?? null);
  return kept ?? unkept.get(id) ?? null;
}

/** Newest first. */
export function keptPlaces(): readonly KeptPlace[] {
  const storage = deviceStorage();
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  const stored = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const ids = [...new Set([...stored, ...unkept.keys()])];
  return ids.flatMap((id) => placeIn(id) ?? []).sort((one, other) => other.at - one.at);
}

function keepPlace(place: KeptPlace): void {
  unkept.set(place.id, place);
  try {
    deviceStorage()?.setItem(PREFIX + place.id, JSON.stringify(place));
  } catch {
    // A full or refused storage.
  }
}

/** The series has come to its end. */
export function closePlace(id: string): void {
  const place = placeIn(id);
  if (place && !place.over) keepPlace({ ...place, over: true });
}

export function forgetPlace(id: string): void {
  unkept.delete(id);
  deviceStorage()?.removeItem(PREFIX + id);
}

function parsePlace(id: string, text: string | null): KeptPlace | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { place, credentials, game, form, at, over } = value;
    if (!isInteger(place) || !isString(credentials) || !isString(game) || !isForm(form)) return null;
    return { id, place, credentials, game, form, at: Number(at) || 0, over: over === true };
  } catch {
    return null;
  }
}

async function placed(asked: Promise<Answer<SeriesSeated>>): Promise<Answer<SeriesView>> {
  const answer = await asked;
  if (!answer.ok) return answer;
  const { series, place, credentials } = answer.value;
  const { id, game, form } = series;
  keepPlace({ id, game, form, place, credentials, at: Date.now(), over: false });
  return { ok: true, value: series };
}

function withPlace<T>(id: string, path: string, more: object = {}): Promise<Answer<T>> {
  const pass = placeIn(id);
  const none: OnlineError = 'WRONG_CREDENTIALS';
  const { place, credentials } = pass ?? {};
  return pass ? ask(path, { place, credentials, ...more }) : Promise.resolve({ ok: false, error: none });
}

export const onlineSeries = {
  found: (plan: Omit<NewSeries, 'guest'>) => placed(ask(SERIES_API.all, { ...plan, guest: currentGuest() })),
  read: (id: string) => ask<SeriesView>(SERIES_API.one(encodeURIComponent(id))),
  join: (id: string) => placed(ask(SERIES_API.join(id), { guest: currentGuest() })),
  start: (id: string) => withPlace<SeriesView>(id, SERIES_API.start(id)),
  award: (id: string, request: AwardRequest) => withPlace<SeriesView>(id, SERIES_API.award(id), request),

  leave: async (id: string): Promise<Answer<SeriesView>> => {
    const left = await withPlace<SeriesView>(id, SERIES_API.leave(id));
    if (left.ok) forgetPlace(id);
    return left;
  },

  /** The table at which this device now has its seat in the game. */
  sitDown: async (id: string, key: string): Promise<Answer<string>> => {
    const answer = await withPlace<Seated>(id, SERIES_API.seat(id), { key });
    if (!answer.ok) return answer;
    const { seat, credentials, table } = answer.value;
    memory.note(table.id, table.game, { pass: { seat, credentials } });
    return { ok: true, value: table.id };
  },
};
