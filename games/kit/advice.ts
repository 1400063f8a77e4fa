/**
 * Moves in words, as advice: a clause that begins with a verb in the imperative, without capital and full stop, with
 * emphasis as in the log: "bid **7** and lay **Mutism**".
 */
import type { MoveTable } from './rules';
import type { Seat } from './seat';
import type { AnyWords, Language, NameOf } from './words';

/** Who is advised, and what they know. */
export interface Advised<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly nameOf: NameOf;
}

/** Methods, as all that takes a view: so the advice of any game can be handed on as that of some game. */
type Clause<A, V> = { of(args: A, advised: Advised<V>): string }['of'];

/** A clause for every move. */
export type Advice<V, M extends MoveTable> = { readonly [K in keyof M & string]: Clause<M[K], V> };
export type AnyAdvice = Advice<object, MoveTable>;
/** What an advice module exports: the names come from the game's words, which are loaded already. */
export type AdviceIn = { of(words: AnyWords): AnyAdvice }['of'];

/** "A, B and C" */
export function listing(language: Language): (items: readonly string[]) => string {
  // The British way: no comma before the last.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return (items) => format.format(items);
}
