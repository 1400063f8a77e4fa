/** What a viewer may know of a duel (specification, section 4). */
import { hideAll, type Viewer } from '../kit';
import { copy } from './copy';
import {
  type Commitment,
  type HiddenCommitment,
  type ShazammState,
  type ShazammView,
  WIZARDS,
} from './state';
import { withValue } from './wizards';

export function view(state: ShazammState, viewer: Viewer): ShazammView {
  const seen: ShazammView = copy(state);
  const { deckMode, showFaceDownCount } = state.options;
  for (const wizard of WIZARDS) {
    const own = wizard === viewer;
    const cards = seen.players[wizard];
    // A shuffled deck is a secret even to its owner.
    if (!own || deckMode !== 'chosenOrder') cards.deck = hideAll(cards.deck);
    if (own) continue;
    cards.hand = hideAll(cards.hand);
    const commitment = state.commits[wizard];
    if (!commitment) continue;
    seen.commits = withValue(seen.commits, wizard, hidden(commitment, showFaceDownCount));
  }
  return seen;
}

/** How many cards lie face down, the decoy included. */
export function faceDownCount(commitment: Commitment): number {
  return commitment.spells.length + (commitment.decoy ? 1 : 0);
}

function hidden(commitment: Commitment, showCount: boolean): HiddenCommitment {
  return { hidden: true, faceDown: showCount ? faceDownCount(commitment) : null };
}
