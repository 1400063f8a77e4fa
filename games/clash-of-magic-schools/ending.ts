/** How a game ends: by the scores after a Trial or a spell, or when the Trials or the turns run out. */
import type { Effects } from '../kit';
import { OVERTIME_FALL_MAX, OVERTIME_SCORE, WIN_OPPONENT_MAX, WIN_SCORE } from './data';
import type { ClashEvent } from './events';
import { scoresOf } from './standing';
import type { ClashView, EndReason, PerPlayer, PlayerID } from './state';

/** R28: asked after a complete action or spell, never in the middle of one. */
export function checkScores(table: ClashView, effects: Effects<ClashEvent>): void {
  const scores = scoresOf(table);
  const higher = Math.max(scores[0], scores[1]);
  const lower = Math.min(scores[0], scores[1]);
  if (!table.overtime) {
    if (higher < WIN_SCORE) return;
    if (lower <= WIN_OPPONENT_MAX) {
      endGame(table, 'fifteen', effects);
      return;
    }
    table.overtime = true;
    effects.emit?.({ type: 'overtimeBegan', scores });
  }
  if (higher >= OVERTIME_SCORE) endGame(table, 'twenty', effects);
  else if (lower <= OVERTIME_FALL_MAX) endGame(table, 'collapse', effects);
}

export function endGame(table: ClashView, reason: EndReason, effects: Effects<ClashEvent>): void {
  const scores = scoresOf(table);
  table.result = { winner: leader(scores), reason, scores, overtime: table.overtime };
  effects.emit?.({ type: 'ended', result: table.result });
}

/** R31: nothing breaks a tie. */
function leader(scores: PerPlayer<number>): PlayerID | null {
  if (scores[0] === scores[1]) return null;
  return scores[0] > scores[1] ? '0' : '1';
}
