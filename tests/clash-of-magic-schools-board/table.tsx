/** A player's seat at the real board of Clash of Magic Schools. */
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { ClashBoard } from '../../games/clash-of-magic-schools/board/Board';
import { words as en } from '../../games/clash-of-magic-schools/text/en';
import { words as fr } from '../../games/clash-of-magic-schools/text/fr';
import { seatsAt } from '../fixtures/board/seat';

// No stylesheet is applied here, so nothing is hidden by one: looking for it would take most of the time.
configure({ defaultHidden: true });

export const sit = seatsAt(ClashBoard, { en, fr });

/** One of several cards of the hand that are alike. */
export function pressCard(name: string, which = 0): void {
  const hand = screen.getByRole('list', { name: /^Your hand/ });
  const card = within(hand).getAllByRole('button', { name: new RegExp(`^${name}`) })[which];
  if (!card) throw new Error(`there is no ${name} in the hand`);
  fireEvent.click(card);
}

export { answer, button, cleanup, dialog, key, press, text } from '../fixtures/board/seat';
