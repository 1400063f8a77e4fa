/** What the modules of this folder define. */
import { isInteger, type MoveRules } from '../../kit';
import type { ShazammEvent } from '../events';
import type { ShazammMoves, ShazammState, ShazammView, SpellNo } from '../state';

export type Move<K extends keyof ShazammMoves> = MoveRules<
  ShazammState,
  ShazammView,
  ShazammMoves[K],
  ShazammEvent
>;

/** The shape of a spell's number; whether there is such a spell is for the move's own checks to say. */
export function isSpellShaped(value: unknown): value is SpellNo {
  return isInteger(value);
}
