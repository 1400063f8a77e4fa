/** Puts a card face up on its owner's discard pile. */
import type { CardId } from '../data';
import type { CupEffects } from '../events';
import { type CupState, type DiscardedFrom, type PlayerState, playerAt, type Side } from '../state';
import { tellDiscarded } from './narrate';

/** From an empty zone nothing is discarded (R29). */
export function discard(state: CupState, side: Side, from: DiscardedFrom, effects: CupEffects): void {
  const player = playerAt(state, side);
  const card = take(player, from);
  if (card === undefined) return;
  player.discard.push(card);
  tellDiscarded(state, effects, side, card, from);
}

function take(player: PlayerState, from: DiscardedFrom): CardId | undefined {
  switch (from) {
    case 'duel': {
      const card = player.duel ?? undefined;
      player.duel = null;
      return card;
    }
    case 'waiting':
      player.waitingFaceUp = false;
      return player.waiting.pop();
    case 'deck':
      return player.deck.shift();
  }
}
