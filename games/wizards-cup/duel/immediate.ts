/** Immediate powers: what each does when its Wizard is placed, and the answers to those that ask. */
import { type CardId, wizardOf } from '../data';
import type { CupEffects } from '../events';
import { type CupState, opponentOf, type Pending, playerAt, type Side } from '../state';
import { visibleCard } from '../zones';
import { discard } from './discard';
import {
  tellActivated,
  tellAnswered,
  tellAsked,
  tellCancelled,
  tellExchanged,
  tellRearranged,
  tellRecalled,
} from './narrate';
import { BLACK_LOSES, BOTH_LOSE, stanceOf, WHITE_LOSES } from './verdict';

/** The losers, if an Immediate power fixed them. */
type Fixed = readonly Side[] | null;

export function hasImmediatePower(card: CardId): boolean {
  return wizardOf(card).power.type === 'immediate';
}

/** Activates the power of the side's Wizard. It may fix the losers, or stop the duel for a choice. */
export function activate(state: CupState, side: Side, effects: CupEffects): Fixed {
  const own = playerAt(state, side);
  const other = playerAt(state, opponentOf(side));
  const card = own.duel;
  if (card === null) return null;
  const { power } = wizardOf(card);
  if (power.type !== 'immediate') return null;
  switch (power.effect) {
    case 'bothLose':
      tellActivated(state, effects, side, card);
      return BOTH_LOSE;
    case 'winIfOpponentAtLeast':
      if ((stanceOf(other)?.value ?? 0) < power.value) return null;
      tellActivated(state, effects, side, card);
      return side === '0' ? BLACK_LOSES : WHITE_LOSES;
    case 'discardOpponentWaiting':
      if (other.waiting.length > 0) {
        tellActivated(state, effects, side, card);
        discard(state, opponentOf(side), 'waiting', effects);
      }
      return null;
    // R30: where there is nothing to choose, nobody is asked.
    case 'rearrangeDeck':
      if (own.deck.length > 1) ask(state, { player: side, kind: 'rearrange', card }, effects);
      return null;
    case 'swapWithWaiting':
      if (own.waiting.length > 0) ask(state, { player: side, kind: 'may', card }, effects);
      return null;
    case 'recallTop': {
      const visible = visibleCard(own.discard);
      if (visible !== null && wizardOf(visible).value <= power.atMost) {
        ask(state, { player: side, kind: 'may', card }, effects);
      }
      return null;
    }
  }
}

/** The answer to a "may". */
export function answer(state: CupState, pending: Pending, use: boolean, effects: CupEffects): Fixed {
  state.pending = null;
  tellAnswered(state, effects, pending, use);
  if (!use) return null;
  if (wizardOf(pending.card).power.effect === 'swapWithWaiting') {
    return exchange(state, pending.player, effects);
  }
  recall(state, pending.player, effects);
  return null;
}

/** The answer to a rearrangement. */
export function rearrange(state: CupState, side: Side, deck: CardId[], effects: CupEffects): void {
  state.pending = null;
  playerAt(state, side).deck = deck;
  tellRearranged(state, effects, side);
}

function ask(state: CupState, pending: Pending, effects: CupEffects): void {
  state.pending = pending;
  tellAsked(effects, pending);
}

/** R10: the Wizard in the Duel zone waits, face up, and the Waiting card fights. */
function exchange(state: CupState, side: Side, effects: CupEffects): Fixed {
  const own = playerAt(state, side);
  const out = own.duel;
  const newcomer = own.waiting[0];
  if (out === null || newcomer === undefined) return null;
  own.duel = newcomer;
  own.waiting[0] = out;
  own.waitingFaceUp = true;
  tellExchanged(state, effects, side, out, newcomer);

  if (!hasImmediatePower(newcomer)) return null;
  // R9: the newcomer's power works at once, before the rest of the queue.
  if (newcomer !== playerAt(state, opponentOf(side)).duel) return activate(state, side, effects);
  // R8: against its own name nothing is activated, and what the other has not used yet is lost.
  state.queue = [];
  tellCancelled(state, effects, newcomer);
  return null;
}

function recall(state: CupState, side: Side, effects: CupEffects): void {
  const own = playerAt(state, side);
  const card = own.discard.pop();
  if (card === undefined) return;
  own.deck.push(card);
  tellRecalled(state, effects, side, card);
}
