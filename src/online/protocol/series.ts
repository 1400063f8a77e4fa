/**
 * Series on the server. Life of one: waiting (people take their places) → playing → over. Every game is an ordinary
 * table, set up by the server; whoever plays in it asks for the seat, everybody else may watch.
 */
import type { BotLevel } from '../../bots';
import type { Series, SeriesForm } from '../../series';
import type { BotWish, Guest } from './table';

export const SERIES_API = {
  /** POST NewSeries → SeriesSeated: the first place is the caller's, who may start the series */
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
} as const;

export interface NewSeries {
  readonly game: string;
  readonly options: unknown;
  readonly form: SeriesForm;
  /** All places but the first. */
  readonly others: readonly ('open' | BotWish)[];
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
  readonly status: 'waiting' | 'playing' | 'over';
  readonly places: readonly PlaceView[];
  /** Who may start it: the place of a person, or null when there is none left. */
  readonly owner: number | null;
  /** Null while waiting. Its matches are tables. */
  readonly series: Series | null;
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
