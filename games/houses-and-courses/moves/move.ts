/** What the moves have in common: their type, and the reading of arguments, which have exactly the documented keys. */
import { isInteger, isListOf, isRecord, isString, type MoveRules } from '../../kit';
import type { HousesEvent } from '../events';
import type { HousesMoves, HousesState, HousesView, NoArgs, Params, Pending, Stage, Table } from '../state';

export type Move<Name extends keyof HousesMoves> = MoveRules<
  HousesState,
  HousesView,
  HousesMoves[Name],
  HousesEvent
>;

export const NO_ARGS: NoArgs = Object.freeze({});

/** Nothing at all, or an object without keys. */
export function parseNothing(raw: unknown): NoArgs | undefined {
  return raw === undefined || hasExactly(raw, []) ? NO_ARGS : undefined;
}

export function hasExactly<Key extends string>(
  raw: unknown,
  keys: readonly Key[],
): raw is Readonly<Record<Key, unknown>> {
  if (!isRecord(raw)) return false;
  let count = 0;
  for (const key in raw) {
    if (!(keys as readonly string[]).includes(key)) return false;
    count++;
  }
  return count === keys.length;
}

export function parseSlot(raw: unknown): { slot: number } | undefined {
  return hasExactly(raw, ['slot']) && isInteger(raw.slot) ? { slot: raw.slot } : undefined;
}

export function parseCard(raw: unknown): { card: string } | undefined {
  return hasExactly(raw, ['card']) && isString(raw.card) ? { card: raw.card } : undefined;
}

/** The argument of moves that declare nothing but parameters. */
export function parseDeclaration(raw: unknown): { params: Params } | undefined {
  const params = hasExactly(raw, ['params']) ? parseParams(raw.params) : undefined;
  return params && { params };
}

export function parseParams(raw: unknown): Params | undefined {
  if (!isRecord(raw)) return undefined;
  const params: { -readonly [Key in keyof Params]: Params[Key] } = {};
  for (const key in raw) {
    const value = raw[key];
    switch (key) {
      case 'target':
      case 'ownCard':
      case 'bonus':
      case 'take':
        if (!isString(value)) return undefined;
        params[key] = value;
        break;
      case 'slot':
        if (!isInteger(value)) return undefined;
        params.slot = value;
        break;
      case 'slots':
        if (!isListOf(value, isInteger)) return undefined;
        params.slots = value.slice();
        break;
      default:
        return undefined;
    }
  }
  return params;
}

/** What is pending, in a stage that says so. */
export function pendingIn<Id, Kind extends Stage>(
  { pending }: Pick<Table<Id>, 'pending'>,
  kind: Kind,
): Extract<Pending<Id>, { kind: Kind }> {
  if (pending?.kind !== kind) throw new Error(`${kind} is not pending`);
  return pending as Extract<Pending<Id>, { kind: Kind }>;
}
