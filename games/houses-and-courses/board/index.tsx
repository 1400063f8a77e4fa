/** The door of the board: the table itself, the pictures of the rules pages, and the icons of the log. */
import type { BoardModule } from '../../../src/table';
import { HousesBoard } from './Board';
import './tones.css';

export { icons } from './cards/icons';
export { figures } from './figures/figures';

/** The shell hands every board the view, the moves and the words of its own game. */
export const Board = HousesBoard as BoardModule['Board'];
