/** A player's seat at the real board of Shazamm!. */
import { ShazammBoard } from '../../games/shazamm/board/Board';
import { words as en } from '../../games/shazamm/text/en';
import { words as fr } from '../../games/shazamm/text/fr';
import { seatsAt } from '../fixtures/board/seat';

export const sit = seatsAt(ShazammBoard, { en, fr });

export { answer, button, cleanup, key, press, text } from '../fixtures/board/seat';
