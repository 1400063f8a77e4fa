/** A player's seat at the real board of Anludim. */
import { AnludimBoard } from '../../games/anludim/board/Board';
import { words as en } from '../../games/anludim/text/en';
import { words as fr } from '../../games/anludim/text/fr';
import { seatsAt } from '../fixtures/board/seat';

export const sit = seatsAt(AnludimBoard, { en, fr });

export { answer, button, cleanup, key, passTime, press, text } from '../fixtures/board/seat';
