/** The door of the board: the table itself, a hand laid open, the pictures of the rules pages, the icons of the log. */
import type { BoardModule } from '../../../src/table';
import { HousesBoard } from './Board';
import { OpenHand } from './cards/OpenHand';
import './tones.css';

export { icons } from './cards/icons';
export { figures } from './figures/figures';

/** The shell hands every board the view, the moves and the words of its own game. */
export const Board = HousesBoard as BoardModule['Board'];
export const Hand = OpenHand as BoardModule['Hand'];
export const showsHand: BoardModule['showsHand'] = () => true;
