/** The boardgame.io game. */
import { toGame } from '../kit/boardgame';
import { rules } from './rules';

export const game = toGame(rules);
