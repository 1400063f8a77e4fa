/** What the player prepares: local and free to change until it is played. */
import { useState } from 'react';
import type { Seat } from '../../../kit';
import type { Params, PerSeat } from '../../state';

export type Plan =
  | { readonly kind: 'none' }
  | { readonly kind: 'collect'; readonly slot: number; readonly pay: readonly string[] }
  | { readonly kind: 'spell'; readonly card: string; readonly params: Params }
  | { readonly kind: 'bonus'; readonly card: string; readonly to: Seat | null }
  | { readonly kind: 'letter'; readonly mail: string }
  | { readonly kind: 'peek'; readonly slot: number | null }
  /** Of a Course, or of an effect taken over. */
  | { readonly kind: 'declare'; readonly params: Params }
  | { readonly kind: 'pick'; readonly id: string }
  | { readonly kind: 'gifts'; readonly gifts: Readonly<PerSeat<string>> }
  | { readonly kind: 'place'; readonly slot: number };

export const NO_PLAN: Plan = { kind: 'none' };

/** A new key, which names the moment, begins anew. */
export function usePlan(key: string): [Plan, (plan: Plan) => void] {
  const [kept, setKept] = useState<{ readonly key: string; readonly plan: Plan }>({ key, plan: NO_PLAN });
  return [kept.key === key ? kept.plan : NO_PLAN, (plan) => setKept({ key, plan })];
}

/** With the item, or without it if it was there. */
export function toggled<T>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}
