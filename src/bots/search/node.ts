/**
 * The nodes of a search tree. A search makes them by the thousand and comes back to few of them: what a node or an arm
 * only needs then is only made then.
 */
import type { AnyBrain, AnyMoveCall, Seat } from '../../../games/kit';

/** What something is worth to each seat. A plain list: a typed one takes several times as long to make. */
export type Values = number[];

/** A move at a node, as one seat's choice. */
export interface Arm {
  readonly call: AnyMoveCall;
  /** The call as text, once somebody asks for it. */
  key: string | null;
  visits: number;
  /** What came of it for each seat, added up; null as long as it was not tried. */
  sums: Values | null;
  /** How many times it could have been chosen. */
  chances: number;
}

export type Menu = readonly Arm[];

export interface Node {
  visits: number;
  /** What can be chosen: the same whenever a world comes by again, unless chance was at work. */
  menus: Map<string, Menu> | null;
  arms: Map<Seat, Arms> | null;
  children: Map<string, Node> | null;
}

/** The arms of all menus of a seat: what was learned of a move in one world counts in all. */
interface Arms {
  readonly first: Menu;
  /** From the second menu on. */
  byKey: Map<string, Arm> | null;
}

export function createNode(): Node {
  return { visits: 0, menus: null, arms: null, children: null };
}

export function childOf(node: Node, step: string): Node {
  node.children ??= new Map();
  const known = node.children.get(step);
  if (known) return known;
  const child = createNode();
  node.children.set(step, child);
  return child;
}

/** Writes a call as text, the same for equal calls only. */
export type Spelling = (call: AnyMoveCall) => string;

export function menuOf(node: Node, seat: Seat, calls: readonly AnyMoveCall[], spell: Spelling): Menu {
  node.arms ??= new Map();
  const arms = node.arms.get(seat);
  if (!arms) {
    const first = calls.map((call) => createArm(call, null));
    node.arms.set(seat, { first, byKey: null });
    return first;
  }
  arms.byKey ??= new Map(arms.first.map((arm) => [keyOf(arm, spell), arm]));
  const { byKey } = arms;
  return calls.map((call) => {
    const key = spell(call);
    const known = byKey.get(key);
    if (known) return known;
    const arm = createArm(call, key);
    byKey.set(key, arm);
    return arm;
  });
}

/** Tells the moves of a node apart. */
export function keyOf(arm: Arm, spell: Spelling): string {
  arm.key ??= spell(arm.call);
  return arm.key;
}

/** As the game abbreviates it, or else in full: faster than JSON, and as good, since ids have no commas. */
export function spellingOf({ shorthand }: AnyBrain): Spelling {
  return (call) => shorthand?.(call) ?? `${call.move}(${inWords(call.args)})`;
}

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${inWords(item)},`;
    return `[${text}]`;
  }
  for (const key in value) text += `${key}:${inWords((value as Record<string, unknown>)[key])},`;
  return `{${text}}`;
}

function createArm(call: AnyMoveCall, key: string | null): Arm {
  return { call, key, visits: 0, sums: null, chances: 0 };
}

/** What came of an arm for the seat, added up. */
export function sumOf({ sums }: Arm, seat: Seat): number {
  return sums?.[Number(seat)] ?? 0;
}

/** What usually came of an arm for the seat; the worst of one that was never tried. */
export function meanOf(arm: Arm, seat: Seat): number {
  return arm.visits === 0 ? -1 : sumOf(arm, seat) / arm.visits;
}

/** Of the arms that were tried, the best for the seat. */
export function bestOf(menu: Menu, seat: Seat, tried: Arm): Arm {
  let best = tried;
  for (const arm of menu) {
    if (arm.visits === 0) continue;
    if (sumOf(arm, seat) * best.visits > sumOf(best, seat) * arm.visits) best = arm;
  }
  return best;
}

/** An arm was tried, and brought every seat its value. */
export function note(arm: Arm, values: Values): void {
  const { sums } = arm;
  arm.visits++;
  if (sums === null) arm.sums = values.slice();
  else
    for (let seat = 0; seat < values.length; seat++)
      sums[seat] = (sums[seat] as number) + (values[seat] as number);
}
