/** A player's seat at the real board of Shazamm!. */
import { screen } from '@testing-library/react';
import { ShazammBoard } from '../../games/shazamm/board/Board';
import { words as en } from '../../games/shazamm/text/en';
import { words as fr } from '../../games/shazamm/text/fr';
import { seatsAt } from '../fixtures/board/seat';

export const sit = seatsAt(ShazammBoard, { en, fr });

export const wheel = (): HTMLElement => screen.getByRole('spinbutton', { name: 'Your bid' });
export const bid = (): number => Number(wheel().getAttribute('aria-valuenow'));

export { answer, button, cleanup, key, passTime, press, text } from '../fixtures/board/seat';
