/** What a bot knows of the game: moves worth considering, guesses at hidden cards, and how good a position is. */
import type { Brain } from '../../kit';
import type { ClashMoves, ClashState, ClashView } from '../state';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';
import { shorthand } from './shorthand';

export const brain: Brain<ClashState, ClashView, ClashMoves> = {
  candidates,
  shorthand,
  sample,
  evaluate,
  previews: true,
};
