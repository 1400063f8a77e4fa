/** The sentence behind a reason code. */
import { type AnyWords, COMMON_REASONS, type Seat } from '../../../games/kit';
import type { Words } from '../text/words';

export function sentenceFor(
  reason: string,
  own: AnyWords,
  { table }: Words,
  view: object,
  actor: Seat | null,
): string {
  const common = COMMON_REASONS.find((code) => code === reason);
  if (common) return table.reasons[common];
  const words = own.reasons[reason];
  if (typeof words === 'string') return words;
  if (words && actor !== null) return words(view, actor);
  return reason === 'NOTHING_TO_UNDO' ? table.nothingToUndo : table.reasons.NOT_YOUR_TURN;
}
