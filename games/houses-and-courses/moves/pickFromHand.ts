/** Chipio: one card of the hand that was looked at. */
import { endChain } from '../chain';
import { stealCard } from '../ops';
import { playerAt } from '../seats';
import { type Move, parseCard, pendingIn } from './move';

export const pickFromHand: Move<'pickFromHand'> = {
  stages: ['pickFromHand'],
  secret: true,
  parse: parseCard,

  check(table, _player, { card }) {
    const { hand } = playerAt(table, pendingIn(table, 'pickFromHand').target);
    return hand.includes(card) ? null : 'CARD_NOT_IN_HAND';
  },

  apply(state, player, { card }, effects) {
    const { target } = pendingIn(state, 'pickFromHand');
    stealCard(state, player, target, playerAt(state, target).hand.indexOf(card), effects);
    endChain(state, effects);
  },
};
