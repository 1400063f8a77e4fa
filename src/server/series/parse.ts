/** Reads what pages send about series. Whatever has not the shape of the protocol is a bad request. */
import { isInteger, isOneOf, isString } from '../../../games/kit';
import { BRACKET_MAX } from '../../../games/series';
import { AWARDS, type AwardRequest, type NewSeries, type SeriesPass } from '../../online/protocol';
import { isForm } from '../../series';
import { refuseUnless } from '../refused';
import { parseBody, parseClock, parseGuest, parsePlan, parseSecret } from '../table/parse';

export function parseNewSeries(raw: unknown): NewSeries {
  // Pages of before know neither the place nor the clock.
  const { game, options, form, others, place = 0, clock = { kind: 'none' }, guest } = parseBody(raw);
  refuseUnless(isString(game) && isForm(form), 'BAD_REQUEST');
  refuseUnless(Array.isArray(others) && others.length < BRACKET_MAX, 'SERIES_INVALID');
  refuseUnless(isInteger(place) && place >= 0 && place <= others.length, 'SEAT_UNKNOWN');
  // Only what the form says: anything else that was sent with it is not kept.
  const plain = form.kind === 'best' ? { kind: form.kind, games: form.games } : { kind: form.kind };
  return {
    game,
    options,
    form: plain,
    others: others.map(parsePlan),
    place,
    clock: parseClock(clock),
    guest: parseGuest(guest),
  };
}

const isAward = isOneOf(AWARDS);

export function parseAward(raw: unknown): AwardRequest {
  const { key, name, by } = parseBody(raw);
  refuseUnless(isString(key) && isString(name) && isAward(by), 'BAD_REQUEST');
  return { key, name, by };
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
