/** Serdongle looks at all Mail on one card of the Timetable. */
import { peek } from '../piles';
import { hasMail, hasSlot } from '../slots';
import { type Move, parseSlot } from './move';
import { checkPower, spendPower } from './power';

export const useSerdongle: Move<'useSerdongle'> = {
  stages: ['main'],
  parse: parseSlot,

  check(table, player, { slot }) {
    const reason = checkPower(table, player, 'serdongle');
    if (reason !== null) return reason;
    if (!hasSlot(table, slot)) return 'SLOT_OUT_OF_RANGE';
    return hasMail(table, slot) ? null : 'SLOT_HAS_NO_MAIL';
  },

  apply(state, player, { slot }, effects) {
    spendPower(state, player, 'serdongle', effects);
    peek(state, player, slot, effects);
  },
};
