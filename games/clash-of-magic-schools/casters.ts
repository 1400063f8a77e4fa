/** Who may cast: a Student directly between two of its own Element (R10). It leaves when the spell is done. */
import type { Effects } from '../kit';
import { without } from './cards';
import { type Arena, isAlike, type StudentId } from './data';
import type { ClashEvent } from './events';
import type { ClashView } from './state';

export function isSurrounded(column: readonly StudentId[], at: number): boolean {
  const caster = column[at];
  const above = column[at - 1];
  const below = column[at + 1];
  if (caster === undefined || above === undefined || below === undefined) return false;
  return isAlike(caster, above) && isAlike(caster, below);
}

/** First to last. */
export function surroundedIn(column: readonly StudentId[]): StudentId[] {
  return column.length < 3 ? [] : column.filter((_, at) => isSurrounded(column, at));
}

/** The current player's caster goes from its column to the discard pile. */
export function discardCaster(
  table: ClashView,
  arena: Arena,
  caster: StudentId,
  effects: Effects<ClashEvent>,
): void {
  const player = table.current;
  const { columns } = table.players[player];
  columns[arena] = without(columns[arena], [caster]);
  table.studentDiscard = table.studentDiscard.concat(caster);
  effects.emit?.({ type: 'casterLeft', player, arena, caster });
}
