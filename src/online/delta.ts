/** Applies the difference that the server sends after a move. */
import type { Delta } from './protocol';

/** The value after the change; the given one stays as it is, and what has not changed is shared. */
export function applyDelta(value: unknown, delta: Delta): unknown {
  if (isReplacement(delta)) return delta[0];
  if (Array.isArray(value)) return changedList(value, delta);
  const next: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const [key, change] of Object.entries(delta)) {
    if (change === 0) delete next[key];
    else next[key] = applyDelta(next[key], change as Delta);
  }
  return next;
}

function changedList(list: readonly unknown[], delta: Readonly<Record<string, unknown>>): unknown[] {
  const next = list.slice();
  for (const [key, change] of Object.entries(delta)) {
    if (key === '+') {
      const [start, count, ...items] = change as [number, number, ...unknown[]];
      next.splice(start, count, ...items);
    } else next[Number(key)] = applyDelta(next[Number(key)], change as Delta);
  }
  return next;
}

function isReplacement(delta: Delta): delta is readonly [unknown] {
  return Array.isArray(delta);
}
