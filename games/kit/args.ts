/** Reading of untrusted JSON: options and move arguments. Nothing here throws on any value. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!is(item)) return false;
  return true;
}

/** A guard for one of the given words or numbers. */
export function isOneOf<T>(allowed: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (allowed as readonly unknown[]).includes(value);
}

/** Up to so many items it is faster to compare all of them than to build a set. */
const FEW = 16;

export function hasRepeats(items: readonly (string | number)[]): boolean {
  if (items.length > FEW) return new Set(items).size !== items.length;
  for (let at = 1; at < items.length; at++) {
    for (let before = 0; before < at; before++) if (items[before] === items[at]) return true;
  }
  return false;
}

/** For moves without argument: absent and null are fine, and so is an object, whose keys are ignored. */
export function noArgs(raw: unknown): null | undefined {
  return raw === undefined || raw === null || isRecord(raw) ? null : undefined;
}
