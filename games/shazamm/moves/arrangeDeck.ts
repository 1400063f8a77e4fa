/** Variant 2: the wizard chooses in secret in which order the own spells will be drawn (7.1). */
import { isListOf, isRecord } from '../../kit';
import { HAND_START, SPELL_NUMBERS } from '../data';
import { beginRound } from '../round';
import type { Wizard } from '../state';
import { withValue } from '../wizards';
import { isSpellShaped, type Move } from './move';

export const arrangeDeck: Move<'arrangeDeck'> = {
  stages: ['arrange'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    return isRecord(raw) && isListOf(raw.order, isSpellShaped) ? { order: raw.order } : undefined;
  },

  check(_view, _player, { order }) {
    const isPermutation =
      order.length === SPELL_NUMBERS.length && SPELL_NUMBERS.every((spell) => order.includes(spell));
    return isPermutation ? null : 'ORDER_NOT_PERMUTATION';
  },

  apply(state, player: Wizard, { order }, effects) {
    state.players[player].deck = order.slice();
    state.arranged = withValue(state.arranged, player, true);
    effects.emit?.({ type: 'arranged', player });
    if (state.arranged['0'] && state.arranged['1']) beginRound(state, HAND_START, effects);
  },
};
