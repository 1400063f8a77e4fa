/** Helpers for views: hidden values become null, lengths and shapes stay. */

export function hideAll(items: readonly unknown[]): null[] {
  return items.map(() => null);
}

export function hideUnless<T>(visible: boolean, items: readonly T[]): (T | null)[] {
  return visible ? items.slice() : hideAll(items);
}
