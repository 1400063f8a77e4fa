/** A line-up on the drawing board: five places in order and the Waiting place, and how cards change theirs. */
import { type CardId, DECK_SIZE } from '../../data';

/** The sixth place is the Waiting place; null is free. */
export type Places = readonly (CardId | null)[];

export const WAITING = DECK_SIZE;

/** Puts a card in a place. Who stood there takes over the card's old place, or leaves if it had none. */
export function put(places: Places, card: CardId, at: number): Places {
  const from = places.indexOf(card);
  const old = places[at] ?? null;
  return places.map((one, place) => (place === at ? card : place === from ? old : one));
}

export function takeOut(places: Places, card: CardId): Places {
  return places.map((one) => (one === card ? null : one));
}

/** Exchanges a card with its neighbour; null where there is none. */
export function shifted(places: Places, card: CardId, by: 1 | -1): Places | null {
  const from = places.indexOf(card);
  const to = from + by;
  return from < 0 || to < 0 || to >= places.length ? null : put(places, card, to);
}

export function cardsIn(places: Places): CardId[] {
  return places.filter((card) => card !== null);
}

/** -1 when all are taken. */
export function firstFree(places: Places): number {
  return places.indexOf(null);
}

/** Takes cards from the pool by chance until nothing is free. */
export function filled(places: Places, pool: readonly CardId[], chance: () => number): Places {
  const rest = pool.filter((card) => !places.includes(card));
  return places.map((card) => {
    if (card !== null) return card;
    const [drawn] = rest.splice(Math.floor(chance() * rest.length), 1);
    return drawn ?? null;
  });
}
