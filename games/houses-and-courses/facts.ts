/** The derived values that the specification names. */
import type { Seat } from '../kit';
import { touchedIn } from './chain';
import { costOf, isScorable, leadersOf, scoresOf } from './scoring';
import { activePlayer, playerAt, seatsIn } from './seats';
import type { HousesView, PerSeat, ScoreSheet } from './state';

export interface HousesFacts {
  /** Null while drafting. */
  readonly activePlayer: Seat | null;
  /** What each seat would pay for the card of each slot; null for an empty slot. */
  readonly costs: Readonly<PerSeat<readonly (number | null)[]>>;
  /** As if the game ended now; null where Mail is hidden. */
  readonly scores: Readonly<PerSeat<ScoreSheet>> | null;
  readonly leaders: readonly Seat[] | null;
  /** By the last item of the chain. */
  readonly touched: readonly Seat[];
}

export function facts(table: HousesView): HousesFacts {
  const costs: PerSeat<(number | null)[]> = {};
  for (const seat of seatsIn(table)) {
    const player = playerAt(table, seat);
    costs[seat] = table.timetable.map(({ card }) => (card === null ? null : costOf(player, card)));
  }
  const scores = isScorable(table) ? scoresOf(table) : null;
  return {
    activePlayer: activePlayer(table),
    costs,
    scores,
    leaders: scores && leadersOf(scores),
    touched: touchedIn(table),
  };
}
