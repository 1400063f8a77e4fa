/** The end of a round and of the game: tokens, tie-break, cards taken back. */
import { TOKENS_TO_WIN } from '../data';
import type { CupEffects } from '../events';
import {
  type CupResult,
  type CupState,
  type FinalTable,
  type Pair,
  type PlayerState,
  playerAt,
  SIDES,
  type Side,
} from '../state';
import { restOf, totalOf } from '../zones';
import { tellRoundEnded } from './narrate';

/** R22: a Waiting card cannot be placed. */
export function canPlace({ duel, deck }: PlayerState): boolean {
  return duel !== null || deck.length > 0;
}

export function endRound(state: CupState, effects: CupEffects): void {
  const { 0: white, 1: black } = state.players;
  const record = state.rounds[state.rounds.length - 1];
  const tieBreak = needsTieBreak(white, black) ? totalsOf(white, black) : null;
  const winners = tieBreak ? lowest(tieBreak) : survivors(white, black);
  for (const side of winners) playerAt(state, side).tokens += 1;
  if (record) {
    record.winners = winners;
    record.tieBreak = tieBreak;
    record.final = [finalOf(white), finalOf(black)];
  }
  state.result = resultOf(white, black, tieBreak);
  state.duelNo = 0;
  state.queue = null;
  tellRoundEnded(state, effects, winners);

  takeBack(white);
  takeBack(black);
  if (state.result) {
    state.phase = 'over';
    return;
  }
  state.phase = 'prepare';
  state.round += 1;
  white.step = 'swap';
  black.step = 'swap';
}

/** Who wins the round: the side that can still place a Wizard, or both if neither can. */
function survivors(white: PlayerState, black: PlayerState): readonly Side[] {
  if (canPlace(white)) return ['0'];
  return canPlace(black) ? ['1'] : SIDES;
}

/** Both would take their second token. */
function needsTieBreak(white: PlayerState, black: PlayerState): boolean {
  if (canPlace(white) || canPlace(black)) return false;
  return white.tokens === TOKENS_TO_WIN - 1 && black.tokens === TOKENS_TO_WIN - 1;
}

function lowest([white, black]: Pair<number>): readonly Side[] {
  if (white === black) return [];
  return white < black ? ['0'] : ['1'];
}

function resultOf(white: PlayerState, black: PlayerState, totals: Pair<number> | null): CupResult | null {
  const winner = white.tokens === TOKENS_TO_WIN ? '0' : black.tokens === TOKENS_TO_WIN ? '1' : null;
  if (totals) return { winner, reason: winner === null ? 'draw' : 'tieBreak', totals };
  return winner === null ? null : { winner, reason: 'tokens', totals };
}

function totalsOf(white: PlayerState, black: PlayerState): Pair<number> {
  return [totalOf(white) ?? 0, totalOf(black) ?? 0];
}

/** The pile itself goes into the record: the player begins a new one. */
function finalOf({ duel, discard, deck, waiting }: PlayerState): FinalTable {
  return { duel, discard, deckCount: deck.length, waitingCount: waiting.length };
}

/** The six cards return to the hand. */
function takeBack(player: PlayerState): void {
  player.hand = restOf(player.reserve);
  player.deck = [];
  player.waiting = [];
  player.waitingFaceUp = false;
  player.duel = null;
  player.discard = [];
}
