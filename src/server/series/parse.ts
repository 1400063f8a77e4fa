/** Reads what pages send about series. Whatever has not the shape of the protocol is a bad request. */
import { isInteger, isString } from '../../../games/kit';
import { BRACKET_MAX } from '../../../games/series';
import type { NewSeries, SeriesPass } from '../../online/protocol';
import { isForm } from '../../series';
import { refuseUnless } from '../refused';
import { parseBody, parseGuest, parsePlan, parseSecret } from '../table/parse';

export function parseNewSeries(raw: unknown): NewSeries {
  const { game, options, form, others, guest } = parseBody(raw);
  refuseUnless(isString(game) && isForm(form), 'BAD_REQUEST');
  refuseUnless(Array.isArray(others) && others.length < BRACKET_MAX, 'SERIES_INVALID');
  // Only what the form says: anything else that was sent with it is not kept.
  const plain = form.kind === 'best' ? { kind: form.kind, games: form.games } : { kind: form.kind };
  return { game, options, form: plain, others: others.map(parsePlan), guest: parseGuest(guest) };
}

export function parseSeriesPass(raw: unknown): SeriesPass {
  const { place, credentials } = parseBody(raw);
  refuseUnless(isInteger(place) && place >= 0 && place < BRACKET_MAX, 'SEAT_UNKNOWN');
  return { place, credentials: parseSecret(credentials) };
}

export function parseGameKey(raw: unknown): string {
  const { key } = parseBody(raw);
  refuseUnless(isString(key), 'BAD_REQUEST');
  return key;
}
