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
  const { hand } = covenAt(state, state.currentPlayer);
  const before = hand.length;
  while (hand.length < before + count) {
    const card = drawOne(state, effects);
    if (card === undefined) break;
    hand.push(card);
  }
  const player = seatOf(state.currentPlayer);
  const deck = state.deck.length;
  effects.emit?.({
    type: 'drew',
    player,
    count: hand.length - before,
    hand: hand.length,
    deck,
    secret: { [player]: { cards: hand.slice(before) } },
  });
}

/** Every empty slot receives a card, as long as there are any. */
export function refillDisplay(state: AnludimState, effects: Effects<AnludimEvent>): void {
  for (const slot of SLOTS) {
    if (state.display[slot] !== null) continue;
    const card = drawOne(state, effects);
    if (card === undefined) return;
    state.display[slot] = card;
    effects.emit?.({ type: 'turnedUp', slot, card, deck: state.deck.length });
  }
}

function drawOne(state: AnludimState, effects: Effects<AnludimEvent>): CardId | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = state.discard;
    state.discard = [];
    effects.random.shuffle(state.deck);
    effects.emit?.({ type: 'reshuffled', deck: state.deck.length });
  }
  const card = state.deck.shift();
  if (card !== undefined) effects.reveal();
  return card;
}
