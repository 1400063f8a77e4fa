/** How a turn goes on after an action, and how it finishes: income, then perhaps the end of the round (section 6). */
import type { Effects } from '../kit';
import { DISCIPLINES, IDLE_TURNS } from './data';
import { canDraw } from './drawing';
import type { AnludimEvent } from './events';
import { endRound, resetTurn } from './round';
import { hasFive, holds, pilesAreOut, totalOf } from './standing';
import { type AnludimState, type AnludimView, covenAt, seatOf } from './state';

/** R28: whether the current player can still give something for a card. */
export function canSpend(table: AnludimView): boolean {
  const { objects, parchments } = covenAt(table, table.currentPlayer);
  return !table.turn.optionalUsed && (objects.length > 0 || parchments > 0) && canDraw(table);
}

/** After the main action: the turn waits for the optional one only if that is possible. */
export function finishMain(state: AnludimState, effects: Effects<AnludimEvent>): void {
  state.turn.mainDone = true;
  if (!canSpend(state)) finishTurn(state, effects);
}

export function finishTurn(state: AnludimState, effects: Effects<AnludimEvent>): void {
  const players = state.players.length;
  state.idleTurns = collectIncome(state, effects) ? 0 : state.idleTurns + 1;
  if (hasFive(state, covenAt(state, state.currentPlayer))) endRound(state, 'five', effects);
  else if (pilesAreOut(state)) endRound(state, 'piles', effects);
  else if (state.idleTurns >= IDLE_TURNS * players) endRound(state, 'stalemate', effects);
  else {
    resetTurn(state);
    state.currentPlayer = (state.currentPlayer + 1) % players;
    effects.emit?.({ type: 'turnBegan', player: seatOf(state.currentPlayer) });
  }
}

/** R15: all professors pay before anything is checked. Tells whether one did. */
function collectIncome(state: AnludimState, effects: Effects<AnludimEvent>): boolean {
  const { piles, professors, currentPlayer } = state;
  const own = covenAt(state, currentPlayer);
  if (own.combos.length === 0) return false;
  const before = own.objects;
  for (const discipline of DISCIPLINES) {
    if (!holds(state, own, discipline)) continue;
    const combo = professors[discipline];
    const value = piles[discipline][0];
    if (combo === null || value === undefined) continue;
    const object = { discipline, value };
    const pile = piles[discipline].slice(1);
    piles[discipline] = pile;
    own.objects = [...own.objects, object];
    effects.emit?.({
      type: 'gained',
      player: seatOf(currentPlayer),
      object,
      combo,
      pile,
      total: totalOf(own),
    });
  }
  return own.objects !== before;
}
