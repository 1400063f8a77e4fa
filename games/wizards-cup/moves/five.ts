/** The check of five different cards, for the team and for its order. */
import { type CardId, DECK_SIZE, isCardId } from '../data';

/** Each check goes over all cards before the next one. */
export function checkFive(cards: readonly string[], available: readonly (CardId | null)[]): string | null {
  if (cards.length !== DECK_SIZE) return 'WRONG_CARD_COUNT';
  for (const card of cards) if (!isCardId(card)) return 'UNKNOWN_CARD';
  for (let place = 1; place < cards.length; place++) {
    if (cards.lastIndexOf(cards[place] as string, place - 1) >= 0) return 'DUPLICATE_CARD';
  }
  for (const card of cards) if (!isAmong(card, available)) return 'CARD_NOT_AVAILABLE';
  return null;
}

export function isAmong(card: string, zone: readonly (CardId | null)[]): boolean {
  return (zone as readonly (string | null)[]).includes(card);
}
