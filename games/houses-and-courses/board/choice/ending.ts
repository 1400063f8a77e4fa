/** What a player may have forgotten before the turn ends. */
import type { Seat } from '../../../kit';
import { magicOf } from '../../catalogue';
import { END_SCHOOL } from '../../data';
import { moves } from '../../moves';
import { playerAt, seatsIn } from '../../seats';
import type { HousesView } from '../../state';
import type { HousesWords } from '../../text/words';

export function warningsOf(view: HousesView, seat: Seat, { board: { turn } }: HousesWords): string[] {
  const { hand } = playerAt(view, seat);
  const lastRound = seatsIn(view).some((one) => playerAt(view, one).school.length >= END_SCHOOL);
  const holdsBonus = hand.some((id) => id !== null && magicOf(id).kind === 'bonus');
  return [
    ...(view.actionsLeft > 0 ? [turn.endActions(view.actionsLeft)] : []),
    ...(moves.usePoufmoufle.check(view, seat, {}) === null ? [turn.endPower] : []),
    ...(lastRound && holdsBonus ? [turn.endBonus] : []),
  ];
}
