/** The action of the game: a School card of the Timetable is paid with Magic cards and collected (7.1). */
import { hasRepeats, isInteger, isListOf, isString } from '../../kit';
import { schoolOf } from '../catalogue';
import { checkHorcruches } from '../ending';
import { hasLegalParams } from '../ops';
import { collectMail, take } from '../piles';
import { costOf } from '../scoring';
import { playerAt } from '../seats';
import { cardAt, hasSlot } from '../slots';
import { hasExactly, type Move } from './move';

export const collect: Move<'collect'> = {
  stages: ['main'],

  parse: (raw) =>
    hasExactly(raw, ['slot', 'pay']) && isInteger(raw.slot) && isListOf(raw.pay, isString)
      ? { slot: raw.slot, pay: raw.pay }
      : undefined,

  check(table, seat, { slot, pay }) {
    const player = playerAt(table, seat);
    const { hand } = player;
    if (table.actionsLeft + player.extraCollects < 1) return 'NO_ACTIONS_LEFT';
    if (!hasSlot(table, slot)) return 'SLOT_OUT_OF_RANGE';
    const card = cardAt(table, slot);
    if (card === null) return 'SLOT_EMPTY';
    const cost = costOf(player, card);
    if (hand.length < cost) return 'NOT_ENOUGH_CARDS';
    if (hasRepeats(pay)) return 'DUPLICATE_CARD';
    for (const one of pay) if (!hand.includes(one)) return 'CARD_NOT_IN_HAND';
    return pay.length === cost ? null : 'WRONG_PAYMENT_COUNT';
  },

  apply(state, seat, { slot, pay }, effects) {
    const player = playerAt(state, seat);
    const laid = state.timetable[slot];
    if (!laid?.card) throw new Error(`slot ${slot} is empty`);
    const { card, mail } = laid;
    for (const one of pay) state.magicDiscard.push(take(player.hand, one));
    player.discount = 0;
    // R6: never worse for the player.
    if (player.extraCollects > 0) player.extraCollects--;
    else state.actionsLeft--;
    player.school.push(card);
    laid.card = null;
    laid.mail = [];
    effects.emit?.({
      type: 'collected',
      player: seat,
      slot,
      card,
      paid: pay,
      hand: player.hand.length,
      actionsLeft: state.actionsLeft,
      extraCollects: player.extraCollects,
    });
    collectMail(state, seat, slot, mail, effects);
    checkHorcruches(state, seat, effects);
    if (state.result !== null) return;
    const school = schoolOf(card);
    // An effect for which nothing legal can be declared is lost.
    if (school.kind === 'course' && hasLegalParams(state, seat, school.ops)) {
      state.pending = { kind: 'course', player: seat, card };
    }
  },
};
