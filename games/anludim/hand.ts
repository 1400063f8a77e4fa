/** Cards that come to a hand or leave it: those which everybody has seen there always stand first (section 3). */
import type { CardId } from './data';
import type { Coven } from './state';

/** Where the card is, -1 if it is not there or its place is hidden. Any string may be asked for. */
export function positionOf(cards: readonly (CardId | null)[], id: string): number {
  return (cards as readonly (string | null)[]).indexOf(id);
}

/** Everybody sees the card going to the hand. */
export function takeOpenly({ hand, known }: Coven<CardId>, card: CardId): void {
  hand.push(card);
  for (let at = hand.length - 1; at > known.length; at--) hand[at] = hand[at - 1] as CardId;
  hand[known.length] = card;
  known.push(card);
}

/** The card at that place leaves the hand; what was known of it is over. */
export function giveAway({ hand, known }: Coven<CardId>, at: number): void {
  removeAt(hand, at);
  if (at < known.length) removeAt(known, at);
}

/** The others close up. By hand, because `splice` makes a list that nobody wants, and hands change all the time. */
export function removeAt<T>(items: T[], at: number): void {
  for (let next = at + 1; next < items.length; next++) items[next - 1] = items[next] as T;
  items.pop();
}
