/** Puts the own deck in a new order, in secret; the old order is fine too. */
import { isListOf, isRecord, isString } from '../../kit';
import type { CardId } from '../data';
import { advance, rearrange } from '../duel';
import { playerAt, sideOf } from '../state';
import type { CupMove } from './move';

export const rearrangeDeck: CupMove<'rearrangeDeck'> = {
  stages: ['rearrange'],
  secret: true,

  parse(raw) {
    return isRecord(raw) && isListOf(raw.deck, isString) ? { deck: raw.deck } : undefined;
  },

  check(view, seat, { deck }) {
    const current = playerAt(view, sideOf(seat)).deck;
    const same =
      deck.length === current.length && current.every((card) => card !== null && deck.includes(card));
    return same ? null : 'NOT_A_PERMUTATION';
  },

  apply(state, seat, { deck }, effects) {
    effects.reveal();
    rearrange(state, sideOf(seat), deck.slice() as CardId[], effects);
    advance(state, null, effects);
  },
};
