/** What the rules know of one kind of operation: its parameters, whom it touches, and what it does. */
import type { Effects, Seat } from '../../kit';
import type { HousesEvent } from '../events';
import type { HousesState, HousesView, Params } from '../state';

export type ParamKey = keyof Params;

export interface OpRules<O> {
  /** The parameters that it reads; none if absent. */
  readonly keys?: readonly ParamKey[];
  /** Values for its parameters among which are all legal ones. */
  offers?(table: HousesView, player: Seat, op: O): Params[];
  /** Why the parameters will not do for this player; absent: they always do. */
  check?(table: HousesView, player: Seat, params: Params, op: O): string | null;
  /** Whether another seat than the player's is touched (6.3); absent: none is. */
  touches?(table: HousesView, seat: Seat, params: Params): boolean;
  /** Does as much as it can: what was there at the declaration may be gone (section 8). */
  perform(state: HousesState, player: Seat, params: Params, op: O, effects: Effects<HousesEvent>): void;
}
