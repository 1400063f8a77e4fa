/** Operations on the Timetable: Métamorphose, Hibouvol and Chamboulum. */
import { hasRepeats } from '../../kit';
import { courseOf, type MailId, type SchoolId } from '../catalogue';
import { layCards, peek, returnMail } from '../piles';
import { playerAt } from '../seats';
import { cardAt, hasMail, hasSlot } from '../slots';
import type { OpRules } from './op';

export const takeTimetableMail: OpRules<unknown> = {
  keys: ['slot'],
  offers: ({ timetable }) => timetable.map((_, slot) => ({ slot })),
  check(table, _player, { slot }) {
    if (slot === undefined) return 'TARGET_REQUIRED';
    if (!hasSlot(table, slot)) return 'SLOT_OUT_OF_RANGE';
    return hasMail(table, slot) ? null : 'SLOT_HAS_NO_MAIL';
  },
  perform(state, player, { slot }, _op, effects) {
    if (slot === undefined || !hasMail(state, slot)) return;
    peek(state, player, slot, effects);
    state.pending = { kind: 'pickMail', player, slot };
  },
};

/** The slot's Mail stays where it is, now on the former card of the player. */
export const swapCourse: OpRules<unknown> = {
  keys: ['ownCard', 'slot'],
  offers: (table, player) =>
    playerAt(table, player).school.flatMap((ownCard) =>
      table.timetable.map((_, slot) => ({ ownCard, slot })),
    ),
  check(table, player, { ownCard, slot }) {
    if (ownCard === undefined || slot === undefined) return 'TARGET_REQUIRED';
    const { school } = playerAt(table, player);
    const own = school.includes(ownCard) ? courseOf(ownCard) : null;
    if (own === null) return 'NOT_YOUR_COURSE';
    if (!hasSlot(table, slot)) return 'SLOT_OUT_OF_RANGE';
    const card = cardAt(table, slot);
    if (card === null) return 'SLOT_EMPTY';
    const course = courseOf(card);
    if (course === null) return 'SLOT_NOT_COURSE';
    return course === own ? 'SAME_COURSE' : null;
  },
  perform(state, player, { ownCard, slot }, _op, effects) {
    const laid = slot === undefined ? undefined : state.timetable[slot];
    if (ownCard === undefined || slot === undefined || !laid?.card) return;
    const { school } = playerAt(state, player);
    const taken = laid.card;
    school[school.indexOf(ownCard)] = taken;
    laid.card = ownCard;
    effects.emit?.({ type: 'courseSwapped', player, slot, given: ownCard, taken });
  },
};

export const replaceSlots: OpRules<{ readonly max: number }> = {
  keys: ['slots'],
  offers: ({ timetable }, _player, { max }) => choices(timetable.length, max).map((slots) => ({ slots })),
  check(table, _player, { slots }, { max }) {
    if (slots === undefined || slots.length === 0) return 'TARGET_REQUIRED';
    if (slots.length > max) return 'TOO_MANY_SLOTS';
    if (hasRepeats(slots)) return 'DUPLICATE_SLOT';
    if (!slots.every((slot) => hasSlot(table, slot))) return 'SLOT_OUT_OF_RANGE';
    return slots.some((slot) => cardAt(table, slot) === null) ? 'SLOT_EMPTY' : null;
  },
  perform(state, _player, { slots = [] }, _op, effects) {
    const cards: SchoolId[] = [];
    const mail: MailId[] = [];
    for (const slot of slots) {
      const laid = state.timetable[slot];
      if (!laid?.card) continue;
      cards.push(laid.card);
      for (const { id } of laid.mail) mail.push(id);
    }
    state.schoolDiscard.push(...cards);
    returnMail(state, mail, effects);
    effects.emit?.({ type: 'slotsCleared', slots, cards, mailReserve: state.mailReserve.length });
    layCards(state, slots, effects);
  },
};

/** Every choice of 1 to max of so many slots, the small ones first. */
function choices(slots: number, max: number): number[][] {
  let longest: number[][] = [[]];
  const all: number[][] = [];
  for (let size = 1; size <= max; size++) {
    longest = longest.flatMap((chosen) => {
      const next = (chosen.at(-1) ?? -1) + 1;
      return Array.from({ length: slots - next }, (_, more) => [...chosen, next + more]);
    });
    all.push(...longest);
  }
  return all;
}
