/** A player's seat at the real board of Wizards Cup. */
import { fireEvent, screen, within } from '@testing-library/react';
import { CupBoard } from '../../games/wizards-cup/board/Board';
import { words as en } from '../../games/wizards-cup/text/en';
import { words as fr } from '../../games/wizards-cup/text/fr';
import { seatsAt } from '../fixtures/board/seat';

export const sit = seatsAt(CupBoard, { en, fr });

/** A part of the board, by the name of its list or region. */
export function part(name: string | RegExp) {
  const lists = screen.queryAllByRole('list', { name });
  return within(lists[0] ?? screen.getByRole('region', { name }));
}

export function key(target: HTMLElement, name: string, shiftKey = false): void {
  fireEvent.keyDown(target, { key: name, shiftKey });
}

export { answer, button, cleanup, passTime, press, text } from '../fixtures/board/seat';
