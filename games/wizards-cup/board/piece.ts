/** The identity of a card for the travel animation. */
import type { CardId } from '../data';
import type { Side } from '../state';

export function pieceOf(side: Side, card: CardId): string {
  return `${side}-${card}`;
}
