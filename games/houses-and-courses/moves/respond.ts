/** The one answer to a window: a pass or a reaction; nobody learns of it before the window closes (6.3). */
import { isString } from '../../kit';
import { magicOf, mailOf } from '../catalogue';
import { answer } from '../chain';
import { playerAt } from '../seats';
import type { Answer, Use } from '../state';
import { hasExactly, type Move, pendingIn } from './move';

/** What nearly everybody answers. */
const PASS: Answer = { use: null };

export const respond: Move<'respond'> = {
  stages: ['window'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    if (!hasExactly(raw, ['use'])) return undefined;
    if (raw.use === null) return PASS;
    const use = parseUse(raw.use);
    return use && { use };
  },

  check(table, player, { use }) {
    if (use === null) return null;
    const { hand, mail } = playerAt(table, player);
    if ('mail' in use) {
      if (!mail.includes(use.mail)) return 'MAIL_NOT_YOURS';
      return mailOf(use.mail).kind === 'oubliettes' ? null : 'NOT_A_REACTION';
    }
    if (!hand.includes(use.card)) return 'CARD_NOT_IN_HAND';
    const card = magicOf(use.card);
    return card.kind === 'spell' && card.reaction !== undefined ? null : 'NOT_A_REACTION';
  },

  apply: (state, player, given, effects) => answer(state, pendingIn(state, 'window'), player, given, effects),
};

function parseUse(raw: unknown): Exclude<Use, null> | undefined {
  if (hasExactly(raw, ['card']) && isString(raw.card)) return { card: raw.card };
  if (hasExactly(raw, ['mail']) && isString(raw.mail)) return { mail: raw.mail };
  return undefined;
}
