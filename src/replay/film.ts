/** A match to leaf through with one pair of eyes: what they saw and were told, step by step. */
import type { DomainEvent, Moment, UndoEvent, Viewer } from '../../games/kit';

export type Told = readonly (DomainEvent | UndoEvent)[];

/** The first step is the beginning; every move leads to the next one. */
export interface Film {
  readonly viewer: Viewer;
  /** Everything that these eyes were told, from the beginning to the last step. */
  readonly events: Told;
  /** How many of the events had been told at each step. */
  readonly told: readonly number[];
  readonly moments: readonly Moment[];
  view(step: number): object;
  /** Whether the beginning is missing: what was told before the first step belongs to none. */
  readonly cut?: boolean;
}
