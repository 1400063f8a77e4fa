/** What a series must know of the game it is played in, without loading the game. */
import { CHAMPIONSHIP_MAX, CURSUS_BONUS, CURSUS_GAMES, levelOf, TRIALS } from './clash-of-magic-schools/data';

export interface SeriesTerms {
  /** The lots of a seeding, by their value. */
  readonly lots: readonly number[];
  /** Null in games that have no Cursus. */
  readonly cursus: { readonly games: number; readonly bonus: number } | null;
}

/** As many as a Championship has players at most, in every game. */
export const BRACKET_MAX = CHAMPIONSHIP_MAX;

const CLASH: SeriesTerms = {
  lots: TRIALS.map(levelOf),
  cursus: { games: CURSUS_GAMES, bonus: CURSUS_BONUS },
};

/** Games without lots of their own draw numbers. */
const COMMON: SeriesTerms = { lots: Array.from({ length: BRACKET_MAX }, (_, at) => at + 1), cursus: null };

export function seriesTerms(game: string): SeriesTerms {
  return game === 'clash-of-magic-schools' ? CLASH : COMMON;
}
