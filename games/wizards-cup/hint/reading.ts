/** What a call means on stage, for whoever puts it in words. */
import type { Advised } from '../../kit';
import { type CardId, wizardOf } from '../data';
import { known } from '../stage';
import { type CupView, sideOf } from '../state';

/** The card of the hand that an order leaves out. */
export function waitingOf(deck: readonly string[], { view, seat }: Advised<CupView>): CardId | undefined {
  return known(view.players[sideOf(seat)].hand).find((card) => !deck.includes(card));
}

/** What a power would do that may be used. */
export type Power =
  | { readonly kind: 'exchange'; readonly out: CardId; readonly newcomer: CardId | null | undefined }
  | { readonly kind: 'recall'; readonly card: CardId | undefined };

export function powerOf({ view, seat }: Advised<CupView>): Power | null {
  const { waiting, discard } = view.players[sideOf(seat)];
  const card = view.pending?.card;
  if (card === undefined) return null;
  return wizardOf(card).power.effect === 'swapWithWaiting'
    ? { kind: 'exchange', out: card, newcomer: waiting[0] }
    : { kind: 'recall', card: discard.at(-1) };
}

export function isSameOrder(deck: readonly string[], { view, seat }: Advised<CupView>): boolean {
  return view.players[sideOf(seat)].deck.every((card, at) => card === deck[at]);
}
