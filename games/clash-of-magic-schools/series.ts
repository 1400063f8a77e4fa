/** The variants of the rulebook, Cursus and Championship, by the names that the specification gives the calls. */
import { createChampionship, createCursus } from '../kit/series';
import { CHAMPIONSHIP_MAX, CURSUS_BONUS, CURSUS_GAMES, levelOf, TRIALS } from './data';
import { type GameResult, SCHOOLS, type School } from './state';

export const series = {
  ...createCursus({ sides: SCHOOLS, games: CURSUS_GAMES, bonus: CURSUS_BONUS }),
  ...createChampionship<School, GameResult>({
    sides: SCHOOLS,
    maxPlayers: CHAMPIONSHIP_MAX,
    lots: TRIALS.map(levelOf),
  }),
};
