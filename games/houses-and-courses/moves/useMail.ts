/** A token for Magic cards is opened, used and out of the game (R18). */
import { isString } from '../../kit';
import { mailOf } from '../catalogue';
import { drawMagic, take } from '../piles';
import { playerAt } from '../seats';
import { hasExactly, type Move } from './move';

export const useMail: Move<'useMail'> = {
  stages: ['main'],
  parse: (raw) => (hasExactly(raw, ['mail']) && isString(raw.mail) ? { mail: raw.mail } : undefined),

  check(table, player, { mail }) {
    if (!playerAt(table, player).mail.includes(mail)) return 'MAIL_NOT_YOURS';
    return mailOf(mail).draw > 0 ? null : 'MAIL_NOT_USABLE';
  },

  apply(state, player, { mail: token }, effects) {
    const { mail } = playerAt(state, player);
    state.mailRemoved.push(take(mail, token));
    effects.emit?.({ type: 'mailUsed', player, token, mail: mail.length });
    drawMagic(state, player, mailOf(token).draw, effects);
  },
};
