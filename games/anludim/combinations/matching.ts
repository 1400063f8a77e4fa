/**
 * Hands out cards to values: each card shows one of its halves or none, and a value takes every colour at most once.
 * Whoever asks for one more card of a value gets it if the others can be shuffled along to make room, and only then.
 */
import { type CardId, type Colour, HALVES, type HalfIndex } from '../data';
import type { LaidCard } from '../state';

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

const NONE: readonly Offer[] = [];

export class Matching {
  private readonly cards: MatchedCard[] = [];
  /** By value. */
  private readonly offers: Offer[][] = [];
  private search = 0;

  constructor(ids: readonly CardId[]) {
    for (const id of ids) {
      const card: MatchedCard = { id, use: null, search: 0 };
      this.cards.push(card);
      this.offer(card, 0);
      this.offer(card, 1);
    }
  }

  /** Finds one more card for the value; all values keep as many as they have. */
  supply(value: number): boolean {
    this.search++;
    return this.find(value);
  }

  /** The cards that the values have now. */
  cardsOf(values: readonly number[]): LaidCard[] {
    const shown: LaidCard[] = [];
    for (const value of values) {
      for (const offer of this.offersOf(value)) {
        if (offer.card.use === offer) shown.push({ id: offer.card.id, half: offer.half });
      }
    }
    return shown;
  }

  clear(): void {
    for (const card of this.cards) card.use = null;
  }

  save(): Use[] {
    return this.cards.map(({ use }) => use);
  }

  restore(uses: readonly Use[]): void {
    for (let at = 0; at < this.cards.length; at++) (this.cards[at] as MatchedCard).use = uses[at] ?? null;
  }

  private offer(card: MatchedCard, half: HalfIndex): void {
    const { value, colour } = HALVES[card.id][half];
    const offer = { card, half, value, colour };
    const others = this.offers[value];
    if (others) others.push(offer);
    else this.offers[value] = [offer];
  }

  private offersOf(value: number): readonly Offer[] {
    return this.offers[value] ?? NONE;
  }

  /** A card that another value uses is free as soon as that value finds a different one. */
  private find(value: number): boolean {
    for (const offer of this.offersOf(value)) {
      const { card } = offer;
      if (card.search === this.search || this.isTaken(value, offer.colour)) continue;
      card.search = this.search;
      const before = card.use;
      card.use = offer;
      if (before === null || this.find(before.value)) return true;
      card.use = before;
    }
    return false;
  }

  private isTaken(value: number, colour: Colour): boolean {
    for (const offer of this.offersOf(value)) {
      if (offer.card.use === offer && offer.colour === colour) return true;
    }
    return false;
  }
}
