/** From the second round on: exchanges one team card with one of the reserve, or none, in secret. */
import { isRecord, isString } from '../../kit';
import { type CardId, isCardId } from '../data';
import { secretOf } from '../events';
import { playerAt, sideOf } from '../state';
import { insert, isAmong, remove, restOf } from '../zones';
import type { CupMove } from './move';

export const swapCard: CupMove<'swapCard'> = {
  stages: ['swap'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    if (!isRecord(raw)) return undefined;
    if (raw.out === null && raw.in === null) return { out: null, in: null };
    return isString(raw.out) && isString(raw.in) ? { out: raw.out, in: raw.in } : undefined;
  },

  check(view, seat, args) {
    if (args.out === null) return null;
    if (!isCardId(args.out) || !isCardId(args.in)) return 'UNKNOWN_CARD';
    const { hand, reserve } = playerAt(view, sideOf(seat));
    return isAmong(args.out, hand) && isAmong(args.in, reserve) ? null : 'CARD_NOT_AVAILABLE';
  },

  apply(state, seat, args, effects) {
    effects.reveal();
    const side = sideOf(seat);
    const player = playerAt(state, side);
    const swap = args as
      | { readonly out: CardId; readonly in: CardId }
      | { readonly out: null; readonly in: null };
    if (swap.out !== null) {
      remove(player.hand, swap.out);
      insert(player.hand, swap.in);
      player.reserve = restOf(player.hand);
    }
    player.step = 'order';
    // R17: nobody else learns whether anything was swapped.
    effects.emit?.({ type: 'swapped', player: side, secret: secretOf(side, { out: swap.out, in: swap.in }) });
  },
};
