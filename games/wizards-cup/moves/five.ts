/** The check of five different cards, for the team and for its order. */
import { hasRepeats } from '../../kit';
import { type CardId, DECK_SIZE, isCardId } from '../data';
import { isAmong } from '../zones';

/** Each check goes over all cards before the next one; but cards that lie there need not be looked up. */
export function checkFive(cards: readonly string[], zone: readonly (CardId | null)[]): string | null {
  if (cards.length !== DECK_SIZE) return 'WRONG_CARD_COUNT';
  const available = areAmong(cards, zone);
  if (!available && !cards.every(isCardId)) return 'UNKNOWN_CARD';
  if (hasRepeats(cards)) return 'DUPLICATE_CARD';
  return available ? null : 'CARD_NOT_AVAILABLE';
}

function areAmong(cards: readonly string[], zone: readonly (CardId | null)[]): boolean {
  for (const card of cards) if (!isAmong(card, zone)) return false;
  return true;
}
