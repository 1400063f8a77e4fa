/** What a series is made of. Plain JSON, the same on a device and on the server. */
import type { Seat } from '../../games/kit';
import type { BestOf, Draws } from '../../games/kit/series';
import type { BotLevel } from '../bots';

export type SeriesForm =
  | { readonly kind: 'best'; readonly games: BestOf }
  | { readonly kind: 'cursus' }
  | { readonly kind: 'bracket' };

/** Somebody who plays the series; no two have the same name. */
export type Participant =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export interface SeriesPlan {
  readonly game: string;
  readonly form: SeriesForm;
  readonly options: unknown;
  readonly players: readonly Participant[];
}

/** How a match of the series ended. */
export interface Ending {
  readonly winners: readonly Seat[];
  /** By seat, as far as the game counts points. */
  readonly points: readonly number[] | null;
  readonly forfeit: Seat | null;
  /** Nobody gave it up: whoever lost had stayed away. */
  readonly walkover?: true;
}

/** A finished match, which belonged to this pairing of the stage that was then being played. */
export interface PlayedGame extends Ending {
  readonly match: string;
  readonly pairing: number;
}

export interface Series {
  readonly plan: SeriesPlan;
  /** Null unless it is a bracket. */
  readonly draws: Draws | null;
  readonly played: readonly PlayedGame[];
  /** The matches that are being played, by the key of their game. */
  readonly running: Readonly<Record<string, string>>;
}

/** A game that is to be played now. */
export interface OpenGame {
  /** Different for every game of the series. */
  readonly key: string;
  readonly stage: number;
  readonly pairing: number;
  /** Counts from 0: within a pairing of a bracket, otherwise within the series. */
  readonly game: number;
  /** Who sits where. */
  readonly seats: readonly Participant[];
}
