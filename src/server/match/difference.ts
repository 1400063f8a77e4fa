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

function recordDifference(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Delta | undefined {
  let delta: Record<string, Delta | 0> | undefined;
  for (const key in after) {
    const [was, is] = [before[key], after[key]];
    if (is === undefined) continue;
    const change: Delta | undefined = was === undefined ? [is] : differenceOf(was, is);
    if (change === undefined) continue;
    delta ??= {};
    delta[key] = change;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    delta ??= {};
    delta[key] = 0;
  }
  return delta;
}

/** Single changed items by their index, or everything between the first and the last change as a splice. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && differenceOf(before[start], after[start]) === undefined) start += 1;
  if (start === before.length && start === after.length) return undefined;
  let kept = 0;
  while (
    kept < shorter - start &&
    differenceOf(before[before.length - 1 - kept], after[after.length - 1 - kept]) === undefined
  )
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
