/** What is worth remembering of a finished match besides who has won: a few numbers of one seat, and what it used. */
import type { Seat } from './seat';
import type { AnyWords, Language } from './words';

/** N are the names of the numbers. */
export interface Keepsakes<V, N extends string, W = AnyWords> {
  /** Of a match that came to its end, from what the seat sees then. */
  numbers(view: V, seat: Seat): Readonly<Record<N, number>>;
  /** Cards and the like, by their id: how often the seat made use of each. */
  used(view: V, seat: Seat): Readonly<Record<string, number>>;
  /** The numbers in the order in which they are shown, and what was used. */
  readonly names: Readonly<Record<Language, Readonly<Record<N, string>> & { readonly used: string }>>;
  /** What the game calls something that was used; undefined if there is no such thing. */
  nameOf(id: string, words: W): string | undefined;
}

export type AnyKeepsakes = Keepsakes<object, string>;

/** As the archive keeps them. */
export interface Kept {
  readonly numbers: Readonly<Record<string, number>>;
  readonly used: Readonly<Record<string, number>>;
}

/** How often each id is in the list. */
export function countOf(ids: readonly (string | number)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
