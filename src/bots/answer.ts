/** Answers a question: loads the game it is about and lets its level think. */
import type { MindLoader } from '../../games/minds';
import type { Question } from './bot';
import { thinkerOf } from './levels';
import type { Thought } from './thought';

export type Minds = Readonly<Record<string, MindLoader>>;

export async function answer(minds: Minds, question: Question, signal: AbortSignal): Promise<Thought> {
  const loader = Object.hasOwn(minds, question.game) ? minds[question.game] : undefined;
  if (!loader) throw new Error(`no such game: ${question.game}`);
  const [rules, brain] = await Promise.all([loader.rules(), loader.brain()]);
  signal.throwIfAborted();
  return thinkerOf(question.level)({ rules, brain }, question, signal);
}
