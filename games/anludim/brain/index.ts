/** What a bot knows of the game: moves worth considering, guesses at hidden cards, and how good a position is. */
import type { Brain } from '../../kit';
import type { AnludimMoves, AnludimState, AnludimView } from '../state';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';

export const brain: Brain<AnludimState, AnludimView, AnludimMoves> = { candidates, sample, evaluate };
