/** A player's seat at the real board of Houses & Courses. */
import { HousesBoard } from '../../games/houses-and-courses/board/Board';
import { words as en } from '../../games/houses-and-courses/text/en';
import { words as fr } from '../../games/houses-and-courses/text/fr';
import { seatsAt } from '../fixtures/board/seat';

export const sit = seatsAt(HousesBoard, { en, fr }, ['Zoë', 'Oisín', 'Archibald', 'Priya']);

export { answer, button, cleanup, press, text } from '../fixtures/board/seat';
