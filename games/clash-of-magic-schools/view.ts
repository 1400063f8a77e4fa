/** What a viewer may know: their own hand, every card on the table, and the known top of the Trial pile. */

import { hideAll, type Viewer } from '../kit';
import { copy } from './copy';
import { type ClashState, type ClashView, PLAYERS } from './state';

export function view(state: ClashState, viewer: Viewer): ClashView {
  const seen: ClashView = copy(state);
  seen.studentDeck = hideAll(state.studentDeck);
  seen.trialDeck = state.trialDeck.map((trial, at) => (at < state.trialKnownTop ? trial : null));
  for (const player of PLAYERS) {
    if (player !== viewer) seen.players[player].hand = hideAll(state.players[player].hand);
  }
  return seen;
}
