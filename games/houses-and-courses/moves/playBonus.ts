/** A Bonus card is laid in any area that is not shielded, the own always; nobody can answer (R19, R43). */
import { isSeat, isString } from '../../kit';
import { magicOf } from '../catalogue';
import { take } from '../piles';
import { playerAt } from '../seats';
import { hasExactly, type Move } from './move';

export const playBonus: Move<'playBonus'> = {
  stages: ['main'],

  parse: (raw) =>
    hasExactly(raw, ['card', 'to']) && isString(raw.card) && isString(raw.to)
      ? { card: raw.card, to: raw.to }
      : undefined,

  check(table, player, { card, to }) {
    if (!playerAt(table, player).hand.includes(card)) return 'CARD_NOT_IN_HAND';
    if (magicOf(card).kind !== 'bonus') return 'NOT_A_BONUS';
    if (!isSeat(to, table.numPlayers)) return 'TARGET_UNKNOWN';
    return to !== player && playerAt(table, to).shield ? 'TARGET_SHIELDED' : null;
  },

  apply(state, player, { card, to }, effects) {
    if (!isSeat(to)) throw new Error(`nobody sits at ${to}`);
    const { hand } = playerAt(state, player);
    playerAt(state, to).bonus.push(take(hand, card));
    effects.emit?.({ type: 'bonusPlayed', player, card, to, hand: hand.length });
  },
};
