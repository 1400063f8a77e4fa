/** Answers a question: loads the game it is about and lets its level think. */
import type { AnyMoveCall } from '../../games/kit';
import type { MindLoader } from '../../games/minds';
import type { BotLevel, Question } from './bot';
import { playAtRandom } from './random';
import type { Thinker } from './thinker';

export type Minds = Readonly<Record<string, MindLoader>>;

const LEVELS: Readonly<Record<BotLevel, Thinker>> = {
  novice: playAtRandom,
};

export async function answer(minds: Minds, question: Question, signal: AbortSignal): Promise<AnyMoveCall> {
  const loader = Object.hasOwn(minds, question.game) ? minds[question.game] : undefined;
  if (!loader) throw new Error(`no such game: ${question.game}`);
  const [rules, brain] = await Promise.all([loader.rules(), loader.brain()]);
  signal.throwIfAborted();
  return LEVELS[question.level]({ rules, brain }, question, signal);
}
