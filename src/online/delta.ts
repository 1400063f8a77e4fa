/** Applies the difference that the server sends after a move. */
import type { Delta } from './protocol';

/** The value after the change; the given one stays as it is, and what has not changed is shared. */
export function applyDelta(value: unknown, delta: Delta): unknown {
  if (isReplacement(delta)) return delta[0];
  if (Array.isArray(value)) return changedList(value, delta);
  const known = value as Readonly<Record<string, unknown>>;
  const next: Record<string, unknown> = { ...known };
  for (const [key, change] of Object.entries(delta)) {
    if (change === 0) delete next[key];
    else put(next, key, applyDelta(Object.hasOwn(known, key) ? known[key] : undefined, change as Delta));
  }
  return next;
}

/** A key may have any name: an assignment to `__proto__` would make no key. */
function put(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
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
