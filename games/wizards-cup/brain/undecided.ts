/** Both lay out their teams at the same time: whoever comes second must not build on a guess of what lies face down. */
import { TEAM_SIZE } from '../data';
import { stageOf } from '../stage';
import { type CupView, opponentOf, type Side } from '../state';

export function undecided(view: CupView, side: Side): CupView {
  const other = opponentOf(side);
  const player = view.players[other];
  if (stageOf(view, side) !== 'order' || player.step !== 'ready') return view;
  const hand = Array.from({ length: TEAM_SIZE }, () => null);
  return {
    ...view,
    players: { ...view.players, [other]: { ...player, step: 'order', hand, deck: [], waiting: [] } },
  };
}
