/** Cards from the draw pile, to hands and to the display. Whatever is drawn shows somebody something new. */
import type { Effects } from '../kit';
import { type CardId, SLOTS } from './data';
import type { AnludimEvent } from './events';
import { type AnludimState, type AnludimView, covenAt, seatOf } from './state';

export function canDraw({ deck, discard }: AnludimView): boolean {
  return deck.length > 0 || discard.length > 0;
}

/** The current player draws so many cards, or what is left (R20). */
export function drawCards(state: AnludimState, count: number, effects: Effects<AnludimEvent>): void {
  const own = covenAt(state, state.currentPlayer);
  const drawn = takeFromDeck(state, count, effects);
  own.hand = [...own.hand, ...drawn];
  const player = seatOf(state.currentPlayer);
  effects.emit?.({
    type: 'drew',
    player,
    count: drawn.length,
    hand: own.hand.length,
    deck: state.deck.length,
    secret: { [player]: { cards: drawn } },
  });
}

/** Every empty slot receives a card, as long as there are any. */
export function refillDisplay(state: AnludimState, effects: Effects<AnludimEvent>): void {
  for (const slot of SLOTS) {
    if (state.display[slot] !== null) continue;
    const [card] = takeFromDeck(state, 1, effects);
    if (card === undefined) return;
    state.display[slot] = card;
    effects.emit?.({ type: 'turnedUp', slot, card, deck: state.deck.length });
  }
}

/** From the top; once the deck is empty, the discarded cards are the next one. */
function takeFromDeck(state: AnludimState, count: number, effects: Effects<AnludimEvent>): CardId[] {
  const taken = state.deck.slice(0, count);
  state.deck = state.deck.slice(taken.length);
  if (taken.length > 0) effects.reveal();
  if (taken.length === count || state.discard.length === 0) return taken;
  const deck = state.discard.slice();
  effects.random.shuffle(deck);
  state.deck = deck;
  state.discard = [];
  effects.emit?.({ type: 'reshuffled', deck: deck.length });
  return taken.concat(takeFromDeck(state, count - taken.length, effects));
}
