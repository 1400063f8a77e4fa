/** What a bot knows of the game: moves worth considering, guesses at hidden cards, and how good a position is. */
import type { Brain } from '../../kit';
import type { AnludimMoves, AnludimState, AnludimView } from '../state';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';

/** By whether there are only two; the tries of several rivals lead far from what they will do. */
const FORESIGHT = { duel: 0.2, company: 0.5 };

export const brain: Brain<AnludimState, AnludimView, AnludimMoves> = {
  candidates,
  sample,
  evaluate,
  foresight: ({ players }) => (players.length === 2 ? FORESIGHT.duel : FORESIGHT.company),
};
