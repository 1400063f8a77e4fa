/** Poufmoufle looks at the next token of the reserve and lays it on a card of the Timetable (R36). */
import { onlyFor } from '../seats';
import { cardAt, hasSlot } from '../slots';
import { type Move, parseNothing, parseSlot, pendingIn } from './move';
import { checkPower, spendPower } from './power';

export const usePoufmoufle: Move<'usePoufmoufle'> = {
  stages: ['main'],
  parse: parseNothing,

  check(table, player) {
    const reason = checkPower(table, player, 'poufmoufle');
    if (reason !== null) return reason;
    if (table.timetable.every(({ card }) => card === null)) return 'TIMETABLE_EMPTY';
    return table.mailReserve.length > 0 ? null : 'RESERVE_EMPTY';
  },

  apply(state, player, _args, effects) {
    const mail = state.mailReserve.shift();
    if (mail === undefined) throw new Error('the reserve is empty');
    spendPower(state, player, 'poufmoufle', effects);
    state.pending = { kind: 'poufmoufle', player, mail };
    effects.emit?.({
      type: 'mailFound',
      player,
      mailReserve: state.mailReserve.length,
      secret: onlyFor(player, { mail }),
    });
  },
};

export const placeMail: Move<'placeMail'> = {
  stages: ['poufmoufle'],
  parse: parseSlot,

  check(table, _player, { slot }) {
    if (!hasSlot(table, slot)) return 'SLOT_OUT_OF_RANGE';
    return cardAt(table, slot) === null ? 'SLOT_EMPTY' : null;
  },

  apply(state, player, { slot }, effects) {
    const { mail } = pendingIn(state, 'poufmoufle');
    state.timetable[slot]?.mail.push({ id: mail, seenBy: [player] });
    state.pending = null;
    effects.emit?.({ type: 'mailPlaced', player, slot });
  },
};
