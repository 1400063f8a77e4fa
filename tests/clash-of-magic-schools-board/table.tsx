/** A player's seat at the real board of Clash of Magic Schools. */
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { ClashBoard } from '../../games/clash-of-magic-schools/board/Board';
import { words as en } from '../../games/clash-of-magic-schools/text/en';
import { words as fr } from '../../games/clash-of-magic-schools/text/fr';
import { button, seatsAt } from '../fixtures/board/seat';

// No stylesheet is applied here, so nothing is hidden by one: looking for it would take most of the time.
configure({ defaultHidden: true });

export const sit = seatsAt(ClashBoard, { en, fr });

/** Why a control cannot be used, or what it is good for now. */
export const says = (name: string | RegExp): string | null => button(name).getAttribute('aria-description');

/** One of several cards of the hand that are alike. */
export function pressCard(name: string, which = 0): void {
  const hand = screen.getByRole('list', { name: /^Your hand/ });
  const card = within(hand).getAllByRole('button', { name: new RegExp(`^${name}`) })[which];
  if (!card) throw new Error(`there is no ${name} in the hand`);
  fireEvent.click(card);
}

export { answer, button, cleanup, dialog, key, passTime, press, text } from '../fixtures/board/seat';
