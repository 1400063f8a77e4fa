/** The powers of Houses: once in each own turn, at the moment that the House names. */
import type { Effects, Seat } from '../../kit';
import { HOUSES, type HouseId, type Timing } from '../data';
import type { HousesEvent } from '../events';
import { playerAt } from '../seats';
import type { HousesState, HousesView } from '../state';

export function checkPower(table: HousesView, player: Seat, house: HouseId): string | null {
  if (!playerAt(table, player).houses.includes(house)) return 'HOUSE_NOT_YOURS';
  if (table.powersUsed.includes(house)) return 'POWER_ALREADY_USED';
  return isReady(table, HOUSES[house].timing) ? null : 'POWER_NOT_READY';
}

export function spendPower(
  state: HousesState,
  player: Seat,
  house: HouseId,
  effects: Effects<HousesEvent>,
): void {
  state.powersUsed = [...state.powersUsed, house];
  effects.emit?.({ type: 'powerUsed', player, house });
}

function isReady({ drewTwo, actionsLeft }: HousesView, timing: Timing): boolean {
  switch (timing) {
    case 'automatic':
      return false;
    case 'anytime':
      return true;
    case 'afterDrawTwo':
      return drewTwo;
    case 'noActionsLeft':
      return actionsLeft === 0;
  }
}
