/** Hibouvol: one of the tokens that were looked at, or none. */
import { isString } from '../../kit';
import { endChain } from '../chain';
import { collectMail } from '../piles';
import { hasExactly, type Move, pendingIn } from './move';

export const pickMail: Move<'pickMail'> = {
  stages: ['pickMail'],
  secret: true,

  parse: (raw) =>
    hasExactly(raw, ['mail']) && (raw.mail === null || isString(raw.mail)) ? { mail: raw.mail } : undefined,

  check(table, _player, { mail }) {
    if (mail === null) return null;
    const laid = table.timetable[pendingIn(table, 'pickMail').slot];
    return laid?.mail.some(({ id }) => id === mail) ? null : 'MAIL_NOT_THERE';
  },

  apply(state, player, { mail }, effects) {
    const { slot } = pendingIn(state, 'pickMail');
    const laid = state.timetable[slot];
    const at = laid?.mail.findIndex(({ id }) => id === mail) ?? -1;
    if (laid && at >= 0) collectMail(state, player, slot, laid.mail.splice(at, 1), effects);
    endChain(state, effects);
  },
};
