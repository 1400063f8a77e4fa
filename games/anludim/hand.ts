/** Cards that come to a hand or leave it: those which everybody has seen there always stand first (section 3). */
import type { CardId } from './data';
import type { Coven, LaidCard } from './state';

/** Where the card is, -1 if it is not there or its place is hidden. Any string may be asked for. */
export function positionOf(cards: readonly (CardId | null)[], id: string): number {
  return (cards as readonly (string | null)[]).indexOf(id);
}

/** Everybody sees the cards going to the hand. */
export function takeOpenly(own: Coven<CardId>, cards: readonly CardId[]): void {
  const { hand, known } = own;
  own.hand = known.concat(cards, hand.slice(known.length));
  own.known = known.concat(cards);
}

/** The cards leave the hand, if they are there; what was known of them is over. */
export function giveAway(own: Coven<CardId>, cards: readonly LaidCard[]): void {
  own.hand = others(own.hand, cards);
  own.known = others(own.known, cards);
}

function others(held: readonly CardId[], cards: readonly LaidCard[]): readonly CardId[] {
  const left: CardId[] = [];
  for (const card of held) if (!includesCard(cards, card)) left.push(card);
  return left.length === held.length ? held : left;
}

export function includesCard(cards: readonly { readonly id: string }[], card: string): boolean {
  for (const { id } of cards) if (id === card) return true;
  return false;
}

/** The list without what stands at that place. */
export function without<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, place) => place !== at);
}
