/** What is contested: who against whom, at which game, how often and with how much time to think. */
import type { Budget } from '../../src/bots/search';

export interface Contest {
  readonly game: string;
  readonly players: number;
  /** Holds one seat; the other seats belong to `b`. */
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly budget: Budget;
  readonly seed: string;
}

export type Side = 'a' | 'b';

/** How one side thought in a game. */
export interface Effort {
  /** Of every decision. */
  readonly milliseconds: number[];
  /** Futures looked at per second, of every decision that took any. */
  readonly speeds: number[];
}

export interface GameReport {
  /** Who won; null if both or nobody did. */
  readonly winner: Side | null;
  readonly effort: Readonly<Record<Side, Effort>>;
}
