/** The options of a match: what the shell offers, and the check of what comes back (section 5). */
import {
  isBoolean,
  isInteger,
  isListOf,
  isOneOf,
  isRecord,
  isString,
  type OptionField,
  type Parsed,
  refuse,
} from '../kit';
import { HOUSE_IDS, type HouseId } from './data';
import { HOUSE_MODES, type HouseMode, type HousesOptions, REACTION_MODES, type ReactionMode } from './state';

const KEYS = ['houseMode', 'houses', 'twoHouses', 'firstSeat', 'reactions'];
const isHouseMode = isOneOf<HouseMode>(HOUSE_MODES);
const isReactionMode = isOneOf<ReactionMode>(REACTION_MODES);
const isHouse = isOneOf<HouseId>(HOUSE_IDS);

/** The powers of all four Houses are in play when two players have two each. */
const TWO_HOUSES_PLAYERS = 2;

/** Houses by name and the youngest player are for whoever sets a match up by hand. */
export function optionFields(players: number): readonly OptionField[] {
  return [
    { kind: 'choice', key: 'houseMode', values: ['random', 'pick'], default: 'random' },
    ...(players === TWO_HOUSES_PLAYERS ? [{ kind: 'switch', key: 'twoHouses', default: true } as const] : []),
    { kind: 'choice', key: 'reactions', values: REACTION_MODES, default: 'full' },
  ];
}

/** An option that is absent or null takes its default. */
export function parseOptions(raw: unknown, players: number): Parsed<HousesOptions> {
  if (raw !== undefined && !isRecord(raw)) return refuse('INVALID_OPTION', 'options must be an object');
  const given = raw ?? {};
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return refuse('INVALID_OPTION', `unknown option ${JSON.stringify(unknown)}`);
  const houseMode = given.houseMode ?? 'random';
  if (!isHouseMode(houseMode)) return refuse('INVALID_OPTION', `houseMode must be ${oneOf(HOUSE_MODES)}`);
  const reactions = given.reactions ?? 'full';
  if (!isReactionMode(reactions))
    return refuse('INVALID_OPTION', `reactions must be ${oneOf(REACTION_MODES)}`);
  const twoHouses = given.twoHouses ?? players === TWO_HOUSES_PLAYERS;
  if (!isBoolean(twoHouses)) return refuse('INVALID_OPTION', 'twoHouses must be true or false');
  if (twoHouses && players !== TWO_HOUSES_PLAYERS)
    return refuse('TWO_HOUSES_NEEDS_TWO_PLAYERS', 'only two players may have two Houses each');
  const houses = parseHouses(given.houses ?? null, houseMode, players, twoHouses ? 2 : 1);
  if (!houses.ok) return houses;
  const firstSeat = given.firstSeat ?? 'random';
  if (firstSeat !== 'random' && !(isInteger(firstSeat) && firstSeat >= 0 && firstSeat < players))
    return refuse('BAD_FIRST_SEAT', `firstSeat must be 'random' or from 0 to ${players - 1}`);
  return { ok: true, options: { houseMode, houses: houses.options, twoHouses, firstSeat, reactions } };
}

function parseHouses(
  raw: unknown,
  mode: HouseMode,
  players: number,
  each: number,
): Parsed<HousesOptions['houses']> {
  if (mode !== 'fixed') {
    return raw === null
      ? { ok: true, options: null }
      : refuse('HOUSES_NOT_ALLOWED', "houses are given only with houseMode 'fixed'");
  }
  if (raw === null) return refuse('HOUSES_REQUIRED', "houseMode 'fixed' needs houses");
  if (!isListOf(raw, Array.isArray) || raw.length !== players || raw.some(({ length }) => length !== each))
    return refuse('HOUSES_BAD_SHAPE', `houses must be ${players} lists of ${each}`);
  const all: unknown[] = raw.flat();
  const stranger = all.find((house) => !isHouse(house));
  if (stranger !== undefined || !isListOf(all, isString))
    return refuse('HOUSE_UNKNOWN', `${JSON.stringify(stranger)} is not a House`);
  if (all.some((house, at) => all.indexOf(house) !== at))
    return refuse('HOUSE_TAKEN', 'a House is given twice');
  return { ok: true, options: raw.map((seat) => seat.filter(isHouse)) };
}

function oneOf(values: readonly string[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}
