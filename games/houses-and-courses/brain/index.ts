/** What a bot knows of the game: moves worth considering, guesses at what is hidden, and how good a position is. */
import type { Brain } from '../../kit';
import type { HousesMoves, HousesState, HousesView } from '../state';
import { candidates, prospects } from './candidates';
import { evaluate } from './evaluate';
import { sample } from './sample';

export const brain: Brain<HousesState, HousesView, HousesMoves> = {
  candidates,
  prospects,
  sample,
  evaluate,
  isDuel: ({ numPlayers }) => numPlayers === 2,
  // A turn has many moves: it is worth what its best order brings.
  foresight: () => 0.5,
};
