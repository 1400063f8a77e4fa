/** What a clock that ran out plays: draw, else lay, else pass; no card is spent or kept (section 6). */
import type { MoveCall, Seat } from '../kit';
import { strongestLay } from './combinations';
import { SLOTS } from './data';
import { canDraw } from './drawing';
import type { AnludimMoves, AnludimView } from './state';

export function defaultMove(table: AnludimView, player: Seat): MoveCall<AnludimMoves> {
  if (table.phase === 'keep') return { move: 'keepCards', args: { cards: [] } };
  if (table.turn.mainDone) return { move: 'endTurn', args: null };
  if (canDraw(table)) return { move: 'drawHidden', args: null };
  const slot = SLOTS.find((one) => table.display[one] !== null);
  if (slot !== undefined) return { move: 'drawFaceUp', args: { slot } };
  const lay = strongestLay(table, player);
  return lay ? { move: 'layCombination', args: lay } : { move: 'pass', args: null };
}
