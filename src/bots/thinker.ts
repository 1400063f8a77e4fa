/** How a level thinks: one function from what the seat may know to its move. */
import type { AnyBrain, AnyRules } from '../../games/kit';
import type { Question } from './bot';
import type { Thought } from './thought';

/** What a bot knows of the game itself. */
export interface Mind {
  readonly rules: AnyRules;
  readonly brain: AnyBrain;
}

/** One that thinks long looks at the signal from time to time, and stops when it fires. */
export type Thinker = (mind: Mind, question: Question, signal: AbortSignal) => Thought | Promise<Thought>;
