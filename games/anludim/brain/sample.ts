/** A full table that agrees with a view: unseen cards are dealt at random to the places where they may be (section 13.4). */
import type { Random, Seat } from '../../kit';
import { copy } from '../copy';
import { CARDS, type CardId } from '../data';
import type { AnludimState, AnludimView, Coven } from '../state';

export function sample(view: AnludimView, _player: Seat, random: Random): AnludimState {
  const unseen = unseenIn(view);
  random.shuffle(unseen);
  const players = view.players.map((coven): Coven<CardId> => {
    const hand = fill(coven.hand, unseen);
    return { ...coven, hand, kept: coven.kept && fillKept(coven.kept, hand, random) };
  });
  return copy({ ...view, players, deck: fill(view.deck, unseen) });
}

/** The cards that lie nowhere in sight. */
function unseenIn({ players, display, discard }: AnludimView): CardId[] {
  const seen = new Set<CardId | null>([...display, ...discard]);
  for (const { hand, combos } of players) {
    for (const card of hand) seen.add(card);
    for (const { cards } of combos) for (const { id } of cards) seen.add(id);
  }
  return CARDS.filter((card) => !seen.has(card));
}

/** Hidden cards become the next of the unseen ones. */
function fill(cards: readonly (CardId | null)[], unseen: CardId[]): CardId[] {
  return cards.map((card) => {
    const filled = card ?? unseen.pop();
    if (filled === undefined) throw new Error('more hidden cards than unseen ones');
    return filled;
  });
}

/** What others put aside secretly may be any cards of their hands. */
function fillKept(kept: readonly (CardId | null)[], hand: readonly CardId[], random: Random): CardId[] {
  const others = hand.filter((card) => !kept.includes(card));
  random.shuffle(others);
  return fill(kept, others);
}
