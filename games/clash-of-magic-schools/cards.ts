/** Finding cards by ids that somebody claims to be there, and taking them away. */

export function positionOf(cards: readonly (string | null)[], id: string): number {
  return cards.indexOf(id);
}

/** The card of that id, which a check has seen among the cards. */
export function find<Card extends string>(cards: readonly (Card | null)[], id: string): Card {
  const card = cards[positionOf(cards, id)];
  if (card !== id) throw new Error(`${id} is not among the cards`);
  return card;
}

/** What is left when these are taken out: the others close up and keep their order (R9). */
export function without<Card extends string | null>(
  cards: readonly Card[],
  taken: readonly (string | null)[],
): readonly Card[] {
  return cards.filter((card) => card === null || !taken.includes(card));
}

/** Why these cards cannot all be taken from the hand. */
export function checkFromHand(hand: readonly (string | null)[], ids: readonly string[]): string | null {
  if (ids.some((id, at) => ids.indexOf(id) !== at)) return 'DUPLICATE_CARD';
  return ids.every((id) => hand.includes(id)) ? null : 'CARD_NOT_IN_HAND';
}
