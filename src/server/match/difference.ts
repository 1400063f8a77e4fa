/** The difference of two JSON values, small on the wire and quick to find: no search for the best one. */
import { isRecord } from '../../../games/kit';
import type { Delta } from '../../online/protocol';

/** Undefined if they are the same; `applyDelta` makes the one from the other. */
export function differenceOf(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (isRecord(before) && isRecord(after)) return recordDifference(before, after);
  return [after];
}

/** Whether two items are the same: most are plain values, which need no further look. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof other === 'object' && differenceOf(one, other) === undefined);
}

/** A key may have any name: what objects inherit is not there, and neither is what is undefined. */
function recordDifference(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Delta | undefined {
  const changes: [key: string, change: Delta | 0][] = [];
  const keys = Object.keys(before);
  let met = 0;
  for (const key of Object.keys(after)) {
    const is = after[key];
    if (is === undefined) continue;
    const was = before[key];
    const isKnown = is === was || (was !== undefined && Object.hasOwn(before, key));
    if (isKnown) met += 1;
    const change = isKnown ? differenceOf(was, is) : ([is] as const);
    if (change !== undefined) changes.push([key, change]);
  }
  if (met < keys.length) {
    for (const key of keys) {
      const isGone = !Object.hasOwn(after, key) || after[key] === undefined;
      if (isGone && before[key] !== undefined) changes.push([key, 0]);
    }
  }
  // Unlike an assignment, this makes every name an own key.
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

/** Single changed items by their index, or everything between the first and the last change as a splice. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  if (start === before.length && start === after.length) return undefined;
  let kept = 0;
  while (kept < shorter - start && isSame(before[before.length - 1 - kept], after[after.length - 1 - kept]))
    kept += 1;
  const end = after.length - kept;
  if (before.length === after.length) {
    const single = itemDifferences(before, after, start, end);
    if (single !== null) return single;
  }
  return { '+': [start, before.length - kept - start, ...after.slice(start, end)] };
}

/** Null if a splice says it shorter. */
function itemDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  end: number,
): Delta | null {
  const delta: Record<string, Delta> = {};
  let whole = 0;
  for (let at = start; at < end; at++) {
    const change = differenceOf(before[at], after[at]);
    if (change === undefined) continue;
    if (Array.isArray(change)) whole += 1;
    delta[at] = change;
  }
  return whole * 2 > end - start ? null : delta;
}
