/** The automatic phases of a turn: drawing Students at its start, announcing Trials at its end. */
import type { Effects } from '../kit';
import { ANNOUNCE_PER_TURN, DRAW_PER_TURN, levelOf, type TrialId } from './data';
import { endGame } from './ending';
import type { ClashEvent } from './events';
import { type ClashState, opponentOf } from './state';

export function beginTurn(state: ClashState, effects: Effects<ClashEvent>): void {
  state.turnNumber += 1;
  state.summonUsed = false;
  effects.emit?.({ type: 'turnBegan', player: state.current, turn: state.turnNumber });
  const missing = DRAW_PER_TURN - drawStudents(state, DRAW_PER_TURN, effects);
  // R32: the discard pile is shuffled only when a card must be drawn and the pile is empty.
  if (missing > 0 && state.studentDiscard.length > 0) {
    reshuffle(state, effects);
    drawStudents(state, missing, effects);
  }
}

/** The next two Trials join the column under the current player's crest; then the turn passes, or the game ends. */
export function announceTrials(state: ClashState, effects: Effects<ClashEvent>): void {
  const player = state.current;
  const own = state.players[player];
  const trials = state.trialDeck.slice(0, ANNOUNCE_PER_TURN).sort(higherFirst);
  state.trialDeck = state.trialDeck.slice(trials.length);
  state.trialKnownTop = Math.max(0, state.trialKnownTop - trials.length);
  own.offered = own.offered.concat(trials);
  effects.reveal();
  const deck = state.trialDeck.length;
  effects.emit?.({ type: 'announced', player, trials, deck, known: state.trialKnownTop });
  if (deck === 0) endGame(state, 'deckExhausted', effects);
  else if (state.turnNumber >= state.turnLimit) endGame(state, 'turnLimit', effects);
  else {
    state.current = opponentOf(player);
    beginTurn(state, effects);
  }
}

/** R26: the lower one lies on top and is available; equal levels stay in the order drawn. */
function higherFirst(a: TrialId, b: TrialId): number {
  return levelOf(b) - levelOf(a);
}

/** Draws up to so many cards from what the pile holds; returns how many. */
function drawStudents(state: ClashState, count: number, effects: Effects<ClashEvent>): number {
  const player = state.current;
  const own = state.players[player];
  const cards = state.studentDeck.slice(0, count);
  if (cards.length === 0) return 0;
  state.studentDeck = state.studentDeck.slice(cards.length);
  own.hand = own.hand.concat(cards);
  const deck = state.studentDeck.length;
  const secret = player === '0' ? { 0: { cards } } : { 1: { cards } };
  effects.emit?.({ type: 'drew', player, count: cards.length, hand: own.hand.length, deck, secret });
  return cards.length;
}

function reshuffle(state: ClashState, effects: Effects<ClashEvent>): void {
  const deck = state.studentDiscard.slice();
  effects.random.shuffle(deck);
  state.studentDeck = deck;
  state.studentDiscard = [];
  effects.emit?.({ type: 'reshuffled', deck: deck.length });
}
