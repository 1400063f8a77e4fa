/** What a bot is asked, and how strong it may be. The same for every level and every place a bot runs. */
import type { AnyMoveCall, Seat } from '../../games/kit';
import type { Thought } from './thought';

/** From weakest to strongest. */
export const BOT_LEVELS = ['novice', 'apprentice', 'adept', 'archmage'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Takes the seat of a player who leaves. */
export const SUBSTITUTE_LEVEL: BotLevel = 'novice';

export interface Question {
  readonly game: string;
  /** What the seat may know, and nothing more. */
  readonly view: object;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Makes the answer reproducible. */
  readonly seed: string;
}

export interface BotHost {
  /** The bot's move; rejects with an AbortError when the signal fires. */
  think(question: Question, signal: AbortSignal): Promise<AnyMoveCall>;
  /** The same with what was considered, for whoever asks for a hint. */
  advise(question: Question, signal: AbortSignal): Promise<Thought>;
  close(): void;
}
