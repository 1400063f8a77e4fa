/** How a game ends: all Mail is opened and everything is scored, whatever the reason. */
import type { Effects, Seat } from '../kit';
import { HORCRUCHES_TO_WIN } from './data';
import type { HousesEvent } from './events';
import { countHorcruches, leadersOf, scoresOf } from './scoring';
import { playerAt, seatsIn } from './seats';
import type { EndReason, HousesState, PerSeat } from './state';

/** R39: at once, in the middle of a turn; the owner alone wins. */
export function checkHorcruches(state: HousesState, player: Seat, effects: Effects<HousesEvent>): void {
  if (countHorcruches(playerAt(state, player)) >= HORCRUCHES_TO_WIN)
    finish(state, 'horcruches', effects, player);
}

/** Without a winner by right, the points decide. */
export function finish(
  state: HousesState,
  reason: EndReason,
  effects: Effects<HousesEvent>,
  winner?: Seat,
): void {
  const scores = scoresOf(state);
  const result = { reason, winners: winner === undefined ? leadersOf(scores) : [winner], scores };
  state.result = result;
  state.pending = null;
  const mail: PerSeat<readonly string[]> = {};
  for (const seat of seatsIn(state)) mail[seat] = playerAt(state, seat).mail.slice();
  effects.emit?.({ type: 'ended', result, mail });
}
