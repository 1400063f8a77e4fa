/** A decision, and what led to it. */
import type { AnyMoveCall } from '../../games/kit';

export interface Thought {
  readonly call: AnyMoveCall;
  /** How many times a possible future was looked at. */
  readonly playouts: number;
  /** What was considered, the favourite first; empty if there was nothing to weigh up. */
  readonly options: readonly Option[];
  /** Drawn from the options by their shares: nobody must be able to expect it. */
  readonly mixed?: true;
}

export interface Option {
  readonly call: AnyMoveCall;
  /** How much of the thinking, or of a mixed strategy, belongs to it. */
  readonly share: number;
  /** How good it looks for the seat, from -1 to 1. */
  readonly value: number;
}
