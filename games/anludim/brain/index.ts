/** What a bot knows of the game: moves worth considering, guesses at hidden cards, and how good a position is. */
import type { Brain } from '../../kit';
import type { AnludimMoves, AnludimState, AnludimView } from '../state';
import { candidates, prospects } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';
import { shorthand } from './shorthand';

/** By the number of players: the tries of some rivals lead far from what they will do; of more, the best is chance. */
const FORESIGHT: Readonly<Record<number, number>> = { 3: 0.5, 4: 0.5 };

export const brain: Brain<AnludimState, AnludimView, AnludimMoves> = {
  candidates,
  prospects,
  shorthand,
  sample,
  evaluate,
  isDuel: ({ players }) => players.length === 2,
  foresight: ({ players }) => FORESIGHT[players.length],
  previews: true,
};
