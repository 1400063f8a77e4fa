/** Reads what pages send about tables. Whatever has not the shape of the protocol is a bad request. */
import {
  isBoolean,
  isInteger,
  isOneOf,
  isRecord,
  isSeat,
  isString,
  REACTION_WISHES,
  SEATS,
  type Seat,
} from '../../../games/kit';
import { BOT_LEVELS } from '../../bots';
import {
  type Act,
  type BotWish,
  CLOCK_ENDS,
  CLOCK_LIMITS,
  type ClockPlan,
  type Guest,
  LIMITS,
  type MineRequest,
  type NewTable,
  type Pass,
  type PastRequest,
  type Proposal,
  type SeatWish,
} from '../../online/protocol';
import { Refused, refuseUnless } from '../refused';
import { parseName } from './name';

const isLevel = isOneOf(BOT_LEVELS);
const isClockEnd = isOneOf(CLOCK_ENDS);
const isWish = isOneOf(REACTION_WISHES);
const isReplacement = isOneOf(['bot', 'newcomer'] as const);
const KEY = /^[\w-]{16,128}$/;
const SECRET = /^[\w-]{16,128}$/;

export function parseBody(raw: unknown): Record<string, unknown> {
  refuseUnless(isRecord(raw), 'BAD_REQUEST');
  return raw;
}

export function parseNewTable(raw: unknown): NewTable {
  const { game, options, seats, public: listed, gallery, clock, guest } = parseBody(raw);
  refuseUnless(isString(game) && isBoolean(listed) && isBoolean(gallery), 'BAD_REQUEST');
  refuseUnless(Array.isArray(seats) && seats.length <= SEATS.length, 'INVALID_PLAYER_COUNT');
  const wishes = seats.map(parseWish);
  refuseUnless(wishes.filter((wish) => wish === 'me').length === 1, 'BAD_REQUEST');
  return {
    game,
    options,
    seats: wishes,
    public: listed,
    gallery,
    clock: parseClock(clock),
    guest: parseGuest(guest),
  };
}

function parseWish(raw: unknown): SeatWish {
  return raw === 'me' ? raw : parsePlan(raw);
}

export function parsePlan(raw: unknown): 'open' | BotWish {
  if (raw === 'open') return raw;
  refuseUnless(isRecord(raw) && isLevel(raw.bot), 'BAD_REQUEST');
  return { bot: raw.bot, name: parseName(raw.name) };
}

export function parseGuest(raw: unknown): Guest {
  const { name, key } = parseBody(raw);
  return { name: parseName(name), key: parseKey(key) };
}

export function parseKey(raw: unknown): string {
  refuseUnless(isString(raw) && KEY.test(raw), 'BAD_REQUEST');
  return raw;
}

export function parsePass(raw: unknown): Pass {
  const { seat, credentials } = parseBody(raw);
  return { seat: parseSeat(seat), credentials: parseSecret(credentials) };
}

export function parsePast(raw: unknown): PastRequest {
  const { pass } = parseBody(raw);
  return pass === undefined ? {} : { pass: parsePass(pass) };
}

export function parseSecret(raw: unknown): string {
  refuseUnless(isString(raw) && SECRET.test(raw), 'WRONG_CREDENTIALS');
  return raw;
}

export function parseSeat(raw: unknown): Seat {
  refuseUnless(isSeat(raw), 'SEAT_UNKNOWN');
  return raw;
}

export function parseClock(raw: unknown): ClockPlan {
  refuseUnless(isRecord(raw), 'INVALID_CLOCK');
  const { kind, seconds, increment, atZero } = raw;
  if (kind === 'none') return { kind };
  refuseUnless(isClockEnd(atZero), 'INVALID_CLOCK');
  if (kind === 'move') return { kind, seconds: within(seconds, CLOCK_LIMITS.move), atZero };
  refuseUnless(kind === 'bank', 'INVALID_CLOCK');
  return {
    kind,
    seconds: within(seconds, CLOCK_LIMITS.bank),
    increment: within(increment, CLOCK_LIMITS.increment),
    atZero,
  };
}

function within(raw: unknown, [low, high]: readonly [number, number]): number {
  refuseUnless(isInteger(raw) && raw >= low && raw <= high, 'INVALID_CLOCK');
  return raw;
}

export function parseAct(raw: unknown): Act {
  const act = parseBody(raw);
  switch (act.type) {
    case 'start':
    case 'leave':
    case 'resign':
    case 'callOff':
    case 'resume':
      return { type: act.type };
    case 'configure':
      return parseConfiguration(act);
    case 'gallery':
      refuseUnless(isBoolean(act.open), 'BAD_REQUEST');
      return { type: 'gallery', open: act.open };
    case 'plan':
      return { type: 'plan', seat: parseSeat(act.seat), plan: parsePlan(act.plan) };
    case 'remove':
    case 'entrust':
    case 'sit':
      return { type: act.type, seat: parseSeat(act.seat) };
    case 'rename':
      return { type: 'rename', name: parseName(act.name) };
    case 'vote':
      refuseUnless(isBoolean(act.yes), 'BAD_REQUEST');
      return { type: 'vote', on: parseProposal(act.on), yes: act.yes };
    case 'reactions':
      refuseUnless(isWish(act.wish), 'BAD_REQUEST');
      return { type: 'reactions', wish: act.wish };
    default:
      throw new Refused('BAD_REQUEST', 'there is no such act');
  }
}

function parseConfiguration(raw: Record<string, unknown>): Act {
  const { options, players, public: listed, clock } = raw;
  refuseUnless(players === undefined || isInteger(players), 'INVALID_PLAYER_COUNT');
  refuseUnless(listed === undefined || isBoolean(listed), 'BAD_REQUEST');
  return {
    type: 'configure',
    ...('options' in raw && { options }),
    ...(players !== undefined && { players }),
    ...(listed !== undefined && { public: listed }),
    ...(clock !== undefined && { clock: parseClock(clock) }),
  };
}

function parseProposal(raw: unknown): Proposal {
  const { kind, seat, by } = parseBody(raw);
  if (kind === 'pause') return { kind };
  refuseUnless(kind === 'replace' && isReplacement(by), 'BAD_REQUEST');
  return { kind, seat: parseSeat(seat), by };
}

/** One that is none must not keep the answers about all others back. */
function passOrNone(raw: unknown): Pass | null {
  try {
    return parsePass(raw);
  } catch {
    return null;
  }
}

export function parseMine(raw: unknown): MineRequest {
  const { tables } = parseBody(raw);
  refuseUnless(Array.isArray(tables) && tables.length <= LIMITS.mine, 'BAD_REQUEST');
  return {
    tables: tables.map((one) => {
      const { id, pass } = parseBody(one);
      refuseUnless(isString(id), 'BAD_REQUEST');
      const shown = passOrNone(pass);
      return shown === null ? { id } : { id, pass: shown };
    }),
  };
}
