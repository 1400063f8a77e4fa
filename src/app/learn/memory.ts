/** Where the learner left a lesson, kept on this device. Whatever is found there is played again, or it is forgotten. */
import { type AnyMoveCall, isInteger, isListOf, isRecord, isString } from '../../../games/kit';
import { type Course, type Place, resume } from '../../lesson';

const keyOf = (game: string): string => `grimoire-lesson-${game}`;

export function remember(game: string, { step, moves }: Place): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ step, moves }));
  } catch {
    // Without storage a lesson begins anew after a reload.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // As above: nothing was kept.
  }
}

/** Null: from the beginning. */
export function recall(game: string, course: Course): Place | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (!isRecord(saved) || !isInteger(saved.step) || !isListOf(saved.moves, isMove)) return null;
    return resume(course, saved.step, saved.moves);
  } catch {
    return null;
  }
}

function isMove(value: unknown): value is AnyMoveCall {
  return isRecord(value) && isString(value.move) && (value.args === null || isRecord(value.args));
}
