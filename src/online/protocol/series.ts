/**
 * Series on the server. Life of one: waiting (people take their places) → playing → over. Every game is an ordinary
 * table, set up by the server; whoever plays in it asks for the seat, everybody else may watch.
 */
import type { BotLevel } from '../../bots';
import type { Series, SeriesForm } from '../../series';
import type { BotWish, ClockPlan, Guest } from './table';

export const SERIES_API = {
  /** POST NewSeries → SeriesSeated: the caller has a place and is the owner */
  all: '/api/series',
  /** GET → SeriesView */
  one: (id: string) => `/api/series/${id}`,
  /** POST { guest: Guest } → SeriesSeated: any open place */
  join: (id: string) => `/api/series/${id}/join`,
  /** POST SeriesPass → SeriesView: gives the place up, while waiting */
  leave: (id: string) => `/api/series/${id}/leave`,
  /** POST SeriesPass → SeriesView. The owner, when no place is open: draws lots and sets up the first tables. */
  start: (id: string) => `/api/series/${id}/start`,
  /** POST SeriesPass & { key } → Seated: the caller's seat at the table of the open game of that key */
  seat: (id: string) => `/api/series/${id}/seat`,
  /** POST SeriesPass & AwardRequest → SeriesView. The owner, where somebody has stayed away from their game. */
  award: (id: string) => `/api/series/${id}/award`,
} as const;

/**
 * What becomes of a game whose player stays away: the other one wins without playing (of three and more players a bot
 * takes the seat), or a bot plays in their place.
 */
export const AWARDS = ['walkover', 'bot'] as const;
export type Award = (typeof AWARDS)[number];

export interface AwardRequest {
  /** The key of the open game. */
  readonly key: string;
  /** Who has stayed away. */
  readonly name: string;
  readonly by: Award;
}

export interface NewSeries {
  readonly game: string;
  readonly options: unknown;
  readonly form: SeriesForm;
  /** All places but the caller's. */
  readonly others: readonly ('open' | BotWish)[];
  /** Where the caller's place comes among them, from 0: in a Cursus it is the side. */
  readonly place: number;
  /** Of every game. */
  readonly clock: ClockPlan;
  readonly guest: Guest;
}

export type PlaceView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | { readonly kind: 'person'; readonly name: string };

export interface SeriesView {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly form: SeriesForm;
  readonly clock: ClockPlan;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly places: readonly PlaceView[];
  /** Who may start it and settle games that people stay away from: a person's place, or null when none is left. */
  readonly owner: number | null;
  /** Null while waiting. Its matches are tables. */
  readonly series: Series | null;
  /** By the key of an open game: the names of those who have stayed away from it for so long that it may be settled. */
  readonly absent: Readonly<Record<string, readonly string[]>>;
  /** Rises with every change. */
  readonly version: number;
}

/** The right to a place. */
export interface SeriesPass {
  readonly place: number;
  readonly credentials: string;
}

export interface SeriesSeated extends SeriesPass {
  readonly series: SeriesView;
}
