/** The expectations of a scenario: paths into a state, its views, its facts, and the values due there. */
import { type AnyRules, isRecord, viewerOf } from '../games/kit';

export type Expectations = Readonly<Record<string, unknown>>;

/** One phrase per expectation that the state does not meet. */
export function unmet(rules: AnyRules, state: object, expected: Expectations): string[] {
  return mismatches(expected, (path) => {
    const [, viewer, rest = path] = /^view:([^|]*)\|(.*)$/.exec(path) ?? [];
    const seen = viewer === undefined ? state : rules.view(state, viewerOf(viewer));
    return lookUp(rules, seen, rest);
  });
}

/** The same for any JSON value; a list or a scalar is expected as it is. */
export function unmetBy(value: unknown, expected: unknown): string[] {
  if (isRecord(expected)) return mismatches(expected, (path) => follow(value, path));
  return agrees(value, expected) ? [] : [`${show(value)}, expected ${show(expected)}`];
}

function mismatches(expected: Expectations, read: (path: string) => unknown): string[] {
  return Object.entries(expected).flatMap(([path, due]) => {
    const anyOrder = path.startsWith('~');
    const found = read(anyOrder ? path.slice(1) : path);
    const met = anyOrder ? sameMultiset(found, due) : agrees(found, due);
    return met ? [] : [`${path} is ${show(found)}, expected ${show(due)}`];
  });
}

/** `awaiting` alone is the sorted list of seats, `awaiting.<seat>` the stage of one of them. */
function lookUp(rules: AnyRules, seen: object, path: string): unknown {
  if (path === 'awaiting') return Object.keys(rules.awaiting(seen)).sort();
  if (path.startsWith('awaiting.')) return follow({ awaiting: rules.awaiting(seen) }, path);
  if (path === 'facts' || path.startsWith('facts.')) return follow({ facts: rules.facts(seen) }, path);
  return follow(seen, path);
}

/** Follows a dotted path that may end in `#n` (the first n elements) or `$n` (the last n). */
function follow(root: unknown, path: string): unknown {
  const [, dotted = path, sign, count] = /^(.*)([#$])(\d+)$/.exec(path) ?? [];
  let value = root;
  for (const key of dotted.split('.')) value = step(value, key);
  if (sign === undefined || !Array.isArray(value)) return value;
  return sign === '#' ? value.slice(0, Number(count)) : value.slice(-Number(count) || value.length);
}

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Objects are compared on the given keys, arrays and scalars exactly. */
function agrees(found: unknown, due: unknown): boolean {
  if (Array.isArray(due)) {
    return (
      Array.isArray(found) &&
      found.length === due.length &&
      due.every((item, index) => agrees(found[index], item))
    );
  }
  if (isRecord(due)) {
    return isRecord(found) && Object.entries(due).every(([key, value]) => agrees(found[key], value));
  }
  return Object.is(found, due);
}

function sameMultiset(found: unknown, due: unknown): boolean {
  if (!Array.isArray(found) || !Array.isArray(due) || found.length !== due.length) return false;
  const left: unknown[] = found.slice();
  return due.every((item) => {
    const at = left.findIndex((candidate) => agrees(candidate, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
