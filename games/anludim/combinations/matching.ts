/**
 * Hands out cards to values: each card shows one of its halves or none, and a value takes every colour at most once.
 * Whoever asks for one more card of a value gets it if the others can be shuffled along to make room, and only then.
 */
import { type CardId, type Colour, HALVES, type HalfIndex, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';

export interface Matching {
  /** Finds one more card for the value; all values keep as many as they have. */
  supply(value: number): boolean;
  /** The cards that the values have now. */
  cardsOf(values: readonly number[]): LaidCard[];
  clear(): void;
  save(): Use[];
  restore(uses: readonly Use[]): void;
}

/** The half that a card shows now. */
type Use = Offer | null;

interface MatchedCard {
  readonly id: CardId;
  use: Use;
  /** The last search that came by here. */
  search: number;
}

interface Offer {
  readonly card: MatchedCard;
  readonly half: HalfIndex;
  readonly value: number;
  readonly colour: Colour;
}

export function createMatching(ids: readonly CardId[]): Matching {
  const offers: Offer[][] = Array.from({ length: HIGHEST_VALUE + 1 }, () => []);
  const cards = ids.map((id) => {
    const card: MatchedCard = { id, use: null, search: 0 };
    for (const half of [0, 1] as const)
      offers[HALVES[id][half].value]?.push({ card, half, ...HALVES[id][half] });
    return card;
  });
  let search = 0;

  const offersOf = (value: number): readonly Offer[] => offers[value] ?? [];

  const isTaken = (value: number, colour: Colour): boolean => {
    for (const offer of offersOf(value)) {
      if (offer.card.use === offer && offer.colour === colour) return true;
    }
    return false;
  };

  /** A card that another value uses is free as soon as that value finds a different one. */
  const find = (value: number): boolean => {
    for (const offer of offersOf(value)) {
      const { card } = offer;
      if (card.search === search || isTaken(value, offer.colour)) continue;
      card.search = search;
      const before = card.use;
      card.use = offer;
      if (before === null || find(before.value)) return true;
      card.use = before;
    }
    return false;
  };

  return {
    supply(value) {
      search++;
      return find(value);
    },
    cardsOf(values) {
      const shown: LaidCard[] = [];
      for (const value of values) {
        for (const offer of offersOf(value)) {
          if (offer.card.use === offer) shown.push({ id: offer.card.id, half: offer.half });
        }
      }
      return shown;
    },
    clear() {
      for (const card of cards) card.use = null;
    },
    save: () => cards.map(({ use }) => use),
    restore(uses) {
      for (const [at, card] of cards.entries()) card.use = uses[at] ?? null;
    },
  };
}
