/** What a viewer sees: teams, orders and reserves are their owner's, fans are nobody's, until the game is over. */
import { hideAll, hideUnless, type Viewer } from '../kit';
import type { CupState, CupView, PlayerState, PlayerView } from './state';

export function view(state: CupState, viewer: Viewer): CupView {
  const open = state.phase === 'over';
  const [white, black] = state.fan;
  return {
    ...state,
    fan: [white && hideAll(white), black && hideAll(black)],
    players: {
      0: playerView(state.players[0], open || viewer === '0'),
      1: playerView(state.players[1], open || viewer === '1'),
    },
  };
}

function playerView(player: PlayerState, open: boolean): PlayerView {
  return {
    ...player,
    hand: hideUnless(open, player.hand),
    reserve: hideUnless(open, player.reserve),
    deck: hideUnless(open, player.deck),
    waiting: hideUnless(open || player.waitingFaceUp, player.waiting),
  };
}
