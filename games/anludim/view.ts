/** What a viewer may know: everything but the draw pile, and of other covens the unseen cards. */
import { hideAll, type Viewer } from '../kit';
import { copy } from './copy';
import type { AnludimState, AnludimView } from './state';

export function view(state: AnludimState, viewer: Viewer): AnludimView {
  const seen: AnludimView = copy(state);
  seen.deck = hideAll(state.deck);
  for (const [seat, coven] of seen.players.entries()) {
    if (String(seat) === viewer) continue;
    const { hand, known, kept } = coven;
    coven.hand = hand.map((card) => (card !== null && known.includes(card) ? card : null));
    coven.kept = kept && hideAll(kept);
  }
  return seen;
}
