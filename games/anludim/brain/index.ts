/** What a bot knows of the game: moves worth considering, guesses at hidden cards, and how good a position is. */
import type { Brain } from '../../kit';
import type { AnludimMoves, AnludimState, AnludimView } from '../state';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';

/** The tries of several rivals lead far from what they will do. */
const FORESIGHT_IN_COMPANY = 0.5;

export const brain: Brain<AnludimState, AnludimView, AnludimMoves> = {
  candidates,
  sample,
  evaluate,
  foresight: ({ players }) => (players.length > 2 ? FORESIGHT_IN_COMPANY : undefined),
};
