/**
 * A saved match: everything needed to go on, and to play it again from the start. What is read, from this device
 * or from a file, is untrusted: here its shape is checked, and `local/restore` checks that it makes sense.
 */
import {
  isInteger,
  isListOf,
  isOneOf,
  isRecord,
  isSeat,
  isString,
  type PlayedMove,
  SEATS,
  type Seat,
  type Viewer,
} from '../../../games/kit';
import { BOT_LEVELS } from '../../bots/bot';
import type { LibraryError, Outcome, SeatPlan } from '../contract';

const FORMAT = 'grimoire-match';
const VERSION = 1;

/** How many events of the whole log each viewer has been shown; absent: none. */
type Seen = Partial<Readonly<Record<Viewer, number>>>;

/** The move that a player was advised to make, after so many moves of the match. */
export interface SavedHint extends PlayedMove {
  readonly at: number;
}

export interface SavedMatch {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  /** All chance of the match comes from it. */
  readonly seed: string;
  /** All chance of the bots comes from it; it says nothing about `seed`. */
  readonly botSeed: string;
  readonly moves: readonly PlayedMove[];
  /** boardgame.io's state after these moves. */
  readonly state: object;
  readonly seen: Seen;
  readonly forfeit: Seat | null;
  /** The series of this device that it is played for. */
  readonly series?: string;
  readonly hints?: readonly SavedHint[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What every record of this version says of itself. */
export const STAMP = { format: FORMAT, version: VERSION } as const;

/** Whether the value claims to be of a version that this program reads. */
export function checkStamp(value: unknown): LibraryError | null {
  if (!isRecord(value) || value.format !== FORMAT) return 'FOREIGN';
  if (!isInteger(value.version)) return 'DAMAGED';
  if (value.version === VERSION) return null;
  return value.version > VERSION ? 'NEWER_VERSION' : 'OLDER_VERSION';
}

/** What cannot be read as JSON is damaged if it names our format, and somebody else's if not. */
export function parseText(text: string): Outcome<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: text.includes(FORMAT) ? 'DAMAGED' : 'FOREIGN' };
  }
}

export function parseRecord(value: unknown): Outcome<SavedMatch> {
  const error = checkStamp(value);
  if (error !== null) return { ok: false, error };
  return isSavedMatch(value) ? { ok: true, value } : { ok: false, error: 'DAMAGED' };
}

function isSavedMatch(value: unknown): value is SavedMatch {
  return (
    isRecord(value) &&
    isString(value.id) &&
    isString(value.game) &&
    isListOf(value.seats, isSeatPlan) &&
    isString(value.seed) &&
    isString(value.botSeed) &&
    isListOf(value.moves, isPlayedMove) &&
    isRecord(value.state) &&
    isSeen(value.seen) &&
    (value.forfeit === null || isSeat(value.forfeit, value.seats.length)) &&
    (value.series === undefined || isString(value.series)) &&
    (value.hints === undefined || isListOf(value.hints, isSavedHint)) &&
    isTime(value.createdAt) &&
    isTime(value.updatedAt)
  );
}

export function isSeatPlan(value: unknown): value is SeatPlan {
  if (!isRecord(value) || !isString(value.name)) return false;
  return value.kind === 'human' || (value.kind === 'bot' && isOneOf(BOT_LEVELS)(value.level));
}

function isPlayedMove(value: unknown): value is PlayedMove {
  return (
    isRecord(value) &&
    isSeat(value.player) &&
    isString(value.move) &&
    (value.args === null || isRecord(value.args))
  );
}

function isSavedHint(value: unknown): value is SavedHint {
  return isPlayedMove(value) && 'at' in value && isInteger(value.at) && value.at >= 0;
}

const isViewer = isOneOf<string>([...SEATS, 'spectator']);

function isSeen(value: unknown): value is Seen {
  return (
    isRecord(value) &&
    Object.entries(value).every(([viewer, seen]) => isViewer(viewer) && isInteger(seen) && seen >= 0)
  );
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
