/** A table as the server keeps it: who sits where, what was agreed, how far the match is. Values, never changed. */
import { isRecord, type ReactionWish, SEATS, type Seat, type Viewer } from '../../../games/kit';
import type { BotLevel } from '../../bots';
import type { ClockPlan, Proposal, TableStatus } from '../../online/protocol';
import type { MatchState } from '../match/engine';
import type { Frames, Positions } from '../match/frames';
import type { LogRow, TableRow } from '../store/contract';
import { deadlineOf, type Time } from './clock';

export interface Person {
  readonly kind: 'person';
  readonly name: string;
  readonly guest: string;
  /** Of the credentials; null if nobody holds any: left for good, or not yet come to a rematch. */
  readonly hash: string | null;
  readonly left: boolean;
  /** When the person was given the seat; absent: with the table. */
  readonly since?: number;
  readonly wish: ReactionWish;
  /** For moving the seat to another device. */
  readonly handOver: { readonly hash: string; readonly until: number } | null;
}

export interface Bot {
  readonly kind: 'bot';
  readonly name: string;
  readonly level: BotLevel;
}

export type SeatRecord = { readonly kind: 'open' } | Bot | Person;

export const OPEN = { kind: 'open' } as const;

interface Vote {
  readonly on: Proposal;
  readonly yes: readonly Seat[];
}

/** An action that was applied, and the version its player saw after it. */
type AppliedAction = readonly [id: string, version: number];

export interface Table {
  readonly id: string;
  readonly code: string;
  readonly codeUntil: number;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly gallery: boolean;
  readonly clock: ClockPlan;
  readonly createdAt: number;
  /** When something happened that everybody may have noticed. */
  readonly updatedAt: number;
  /** Rises with every change of what everybody is told about the table itself; moves do not count. */
  readonly edition: number;
  readonly expiresAt: number | null;
  readonly owner: Seat | null;
  readonly seats: readonly SeatRecord[];
  /** Guests who were sent away. */
  readonly removed: readonly string[];
  readonly votes: readonly Vote[];
  readonly time: Time | null;
  /** How many changes each viewer has seen: the versions that clients know. */
  readonly heard: Partial<Record<Viewer, number>>;
  /** How many events of the log each viewer has been told. */
  readonly told: Partial<Record<Viewer, number>>;
  /** The latest actions of each seat, so that one that is sent again is not made again. */
  readonly applied: Partial<Record<Seat, readonly AppliedAction[]>>;
  /** The number of the latest log entry. */
  readonly moves: number;
  /** Whether a person has moved. */
  readonly moved: boolean;
  readonly winners: readonly Seat[];
  readonly forfeit: Seat | null;
  /** The forfeit of somebody who had stayed away from a match of a series. */
  readonly walkover?: true;
  /** When the match was over; absent before that. */
  readonly endedAt?: number;
  readonly next: string | null;
  /** The series that the match is played for. */
  readonly series?: string;
  readonly botSeed: string;
  /** Since when a bot is to move; null: none is. */
  readonly botsSince: number | null;
}

/** A table in the memory of this process: the stored version, the match, and what each viewer sees of it. */
export interface Loaded {
  readonly table: Table;
  readonly version: number;
  readonly state: MatchState | null;
  /** The number of the last move in the state that is stored: later ones are only in the log. Null: it is not known. */
  readonly storedMoves: number | null;
  readonly positions: Positions;
}

/** What comes after a loaded table. */
export interface Step {
  readonly table: Table;
  readonly state: MatchState | null;
  readonly positions: Positions;
  readonly frames: Frames;
  readonly log: readonly LogRow[];
}

/** A change that concerns only the table, not the match. */
export function sameMatch({ state, positions }: Loaded, table: Table): Step {
  return { table, state, positions, frames: {}, log: [] };
}

const BOT_GRACE_MS = 5000;

export function rowOf(table: Table, version: number): TableRow {
  const { id, game, status, createdAt, expiresAt } = table;
  const listed = table.public && (status === 'waiting' || (status === 'playing' && table.gallery));
  return {
    id,
    version,
    game,
    status,
    listed,
    createdAt,
    dueAt: dueAt(table),
    expiresAt,
    record: JSON.stringify(table),
  };
}

/** A clock that runs out; or a bot's move that should be there by now, if the process that thinks is still alive. */
function dueAt(table: Table): number | null {
  if (table.status !== 'playing' || table.time?.paused) return null;
  const bots = table.botsSince === null ? null : table.botsSince + BOT_GRACE_MS;
  const clock = deadlineOf(table.time);
  return bots === null || clock === null ? (bots ?? clock) : Math.min(bots, clock);
}

export function parseTable(record: string): Table {
  const value: unknown = JSON.parse(record);
  if (!isRecord(value)) throw new Error('a stored table is damaged');
  return value as unknown as Table;
}

export function seatAt(table: Table, seat: Seat): SeatRecord | undefined {
  return table.seats[SEATS.indexOf(seat)];
}

export function withSeat(table: Table, seat: Seat, record: SeatRecord): Table {
  return { ...table, seats: table.seats.with(SEATS.indexOf(seat), record) };
}

export function personsOf(table: Table): readonly Seat[] {
  return SEATS.filter((seat) => {
    const record = seatAt(table, seat);
    return record?.kind === 'person' && !record.left;
  });
}
