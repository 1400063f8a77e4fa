/** What a series must know of the game it is played in, without loading the game. */
import { CHAMPIONSHIP_MAX, CURSUS_BONUS, CURSUS_GAMES, levelOf, TRIALS } from './clash-of-magic-schools/data';
import type { DrawCounts } from './kit/series';

export interface SeriesTerms {
  /** What a drawn game counts in a best-of. */
  readonly draws: DrawCounts;
  /** The lots of a seeding, by their value. */
  readonly lots: readonly number[];
  /** Null in games that have no Cursus. */
  readonly cursus: { readonly games: number; readonly bonus: number } | null;
}

/** As many as a Championship has players at most, in every game. */
export const BRACKET_MAX = CHAMPIONSHIP_MAX;

const CLASH: SeriesTerms = {
  draws: 'half',
  lots: TRIALS.map(levelOf),
  cursus: { games: CURSUS_GAMES, bonus: CURSUS_BONUS },
};

/** Games without lots of their own draw numbers. */
const COMMON: SeriesTerms = {
  draws: 'half',
  lots: Array.from({ length: BRACKET_MAX }, (_, at) => at + 1),
  cursus: null,
};

/** Its specification: "a draw counting for nobody". */
const SHAZAMM: SeriesTerms = { ...COMMON, draws: 'nothing' };

const TERMS: Readonly<Record<string, SeriesTerms>> = {
  'clash-of-magic-schools': CLASH,
  shazamm: SHAZAMM,
};

export function seriesTerms(game: string): SeriesTerms {
  return Object.hasOwn(TERMS, game) ? (TERMS[game] ?? COMMON) : COMMON;
}
