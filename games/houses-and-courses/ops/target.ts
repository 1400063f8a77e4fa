/** Operations aimed at one opponent. */
import { isSeat, type Seat } from '../../kit';
import { playerAt, seatsAfter } from '../seats';
import type { Params, PlayerView } from '../state';
import type { OpRules } from './op';

/** Everything but the deed: `refuse` tells why this opponent is no target. */
export function aimed(refuse: (target: PlayerView, own: PlayerView) => string | null) {
  return {
    keys: ['target'],
    offers: (table, player) => seatsAfter(player, table.numPlayers).map((target) => ({ target })),
    check(table, player, { target }) {
      if (target === undefined) return 'TARGET_REQUIRED';
      if (!isSeat(target, table.numPlayers)) return 'TARGET_UNKNOWN';
      if (target === player) return 'TARGET_SELF';
      const opponent = playerAt(table, target);
      return opponent.shield ? 'TARGET_SHIELDED' : refuse(opponent, playerAt(table, player));
    },
    touches: (_table, seat, { target }) => seat === target,
  } as const satisfies Omit<OpRules<unknown>, 'perform'>;
}

/** The target that a check has seen. */
export function targetIn({ target }: Params): Seat {
  if (!isSeat(target)) throw new Error(`${target} is no target`);
  return target;
}
