/** A table as everybody at it may know it: people, seats, clocks, what is being decided. */
import type { Seat } from '../../../games/kit';
import type { BotLevel } from '../../bots';

/**
 * Who a device is, for all tables: the name it shows and a key it has drawn once (`freshSeed()`) and keeps. The key
 * is secret; others see an id that the server derives from it, another one at every table.
 */
export interface Guest {
  readonly name: string;
  readonly key: string;
}

/** The right to a seat: handed out once when the seat is taken; the server keeps only its hash. */
export interface Pass {
  readonly seat: Seat;
  readonly credentials: string;
}

/** At zero the seat makes the game's default move, or loses by forfeit (three and more players: a bot sits in). */
export const CLOCK_ENDS = ['default', 'forfeit'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** Seconds: per move 10 … 14 days; a bank 30 … 14 days, with 0 … 600 added after every move. */
export type ClockPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number; readonly atZero: ClockEnd }
  | {
      readonly kind: 'bank';
      readonly seconds: number;
      readonly increment: number;
      readonly atZero: ClockEnd;
    };

export const CLOCK_LIMITS = { move: [10, 1_209_600], bank: [30, 1_209_600], increment: [0, 600] } as const;

/** A seat when the table is created: exactly one is 'me'. */
export type SeatWish = 'me' | 'open' | BotWish;
/** The page names its bots, as it does on one device. */
export interface BotWish {
  readonly bot: BotLevel;
  readonly name: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  /** As many as there are players. */
  readonly seats: readonly SeatWish[];
  readonly public: boolean;
  /** Whether anyone may watch. */
  readonly gallery: boolean;
  readonly clock: ClockPlan;
  readonly guest: Guest;
}

export type TableStatus = 'waiting' | 'playing' | 'over' | 'off';

export type SeatView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** False at a table of a rematch, as long as the person has not come. */
      readonly seated: boolean;
      /** The same person has the same id in the chat of this table. */
      readonly guest: string;
      readonly present: boolean;
      /** Server time since when the person is away; null while present. */
      readonly awaySince: number | null;
      /** Went away for good, or has been away so long that the seat may be given to somebody else. */
      readonly abandoned: boolean;
    };

/** What everybody at a table may know about it. */
export interface TableView {
  readonly id: string;
  /** Null once it has expired; the link stays. */
  readonly code: string | null;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly gallery: boolean;
  readonly clock: ClockPlan;
  readonly createdAt: number;
  readonly updatedAt: number;
  /**
   * Null when nobody is there to be it. If the owner is away for too long, the first person who has been there for as long
   * becomes the owner.
   */
  readonly owner: Seat | null;
  readonly seats: readonly SeatView[];
  /** Names of the people in the gallery, at most twenty of them, and how many there are. */
  readonly watchers: { readonly names: readonly string[]; readonly count: number };
  /** Whether a person has moved: before that the table can be called off. */
  readonly moved: boolean;
  readonly winners: readonly Seat[];
  readonly forfeit: Seat | null;
  /** When the match was over; null before that. */
  readonly endedAt: number | null;
  /** What is being decided together. */
  readonly proposals: readonly ProposalView[];
  readonly paused: boolean;
  /** The table of the rematch, as soon as one of the players has asked for it. */
  readonly next: string | null;
  /** The series that the match is played for. */
  readonly series: string | null;
  /** Rises with every change of the table that is stored; news with a lower number than already known are old. */
  readonly edition: number;
}

/** A line of the lobby. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly clock: ClockPlan;
  readonly gallery: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly Pick<Exclude<SeatView, { kind: 'open' }>, 'kind' | 'name'>[];
  readonly openSeats: number;
}

export type Proposal =
  /** Stops all clocks. Every person at the table must agree, but whoever has abandoned their seat. */
  | { readonly kind: 'pause' }
  /** Gives an abandoned seat away; a bot keeps its name. All others must agree, but whoever has abandoned theirs. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly by: 'bot' | 'newcomer' };

export interface ProposalView {
  readonly on: Proposal;
  readonly yes: readonly Seat[];
  /** Whose answer is still missing. */
  readonly missing: readonly Seat[];
}
