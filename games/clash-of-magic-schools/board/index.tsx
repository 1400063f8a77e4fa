/** The door of the board: the table itself, the pictures of the rules pages, and the icons of the log. */
import type { BoardModule } from '../../../src/table';
import { ClashBoard } from './Board';

export { figures } from './figures/figures';
export { icons } from './pieces/icons';

/** The shell hands every board the view, the moves and the words of its own game. */
export const Board = ClashBoard as BoardModule['Board'];
