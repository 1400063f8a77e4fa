/** Which cards a player may lay: the hand, and in the expert variant what lies in own combinations of lower rank. */
import { type CardId, type Discipline, type PerDiscipline, RANK } from '../data';
import type { AnludimView, Combo, Coven } from '../state';
import { Matching } from './matching';
import { promiseOf } from './promise';

export interface Pool {
  /** Laid cards come first, so that they are used where there is a choice. */
  readonly cards: readonly CardId[];
  readonly sources: readonly Combo[];
  /** What the cards can be at best, as cards or groups. */
  readonly promise: PerDiscipline<number>;
  /** Made when it is needed: by `matchingOf`. */
  matching: Matching | null;
}

export function poolOf({ hand }: Coven<CardId | null>, sources: readonly Combo[] = []): Pool {
  const cards = sources.flatMap((source) => source.cards.map(({ id }) => id));
  for (const card of hand) if (card !== null) cards.push(card);
  return { cards, sources, promise: promiseOf(cards), matching: null };
}

export function matchingOf(pool: Pool): Matching {
  pool.matching ??= new Matching(pool.cards);
  return pool.matching;
}

/** The hand, the hand with one source each, and the hand with all of them. */
export function poolsFor(own: Coven<CardId | null>, hand: Pool, sources: readonly Combo[]): Pool[] {
  const pools = [hand];
  for (const source of sources) pools.push(poolOf(own, [source]));
  if (sources.length > 1) pools.push(poolOf(own, sources));
  return pools;
}

/** Own combinations whose cards may be laid again. */
export function sourcesFor(
  { options }: AnludimView,
  { combos }: Coven<CardId | null>,
  discipline: Discipline,
): Combo[] {
  return options.variant === 'expert'
    ? combos.filter((combo) => RANK[combo.discipline] < RANK[discipline])
    : [];
}

/** Own combinations that may be extended; null stands for a new one. */
export function targetsFor(
  { options }: AnludimView,
  { combos }: Coven<CardId | null>,
  discipline: Discipline,
): (Combo | null)[] {
  const extensible = combos.filter((combo) => combo.discipline === discipline);
  return options.variant === 'expert' ? [null, ...extensible] : [null];
}

/** Whether the cards come from so many of the sources that no smaller pool has them. */
export function needsAll({ sources }: Pool, cards: readonly { readonly id: string }[]): boolean {
  if (sources.length === 0) return true;
  const used = sources.filter(({ cards: laid }) =>
    laid.some(({ id }) => cards.some((card) => card.id === id)),
  );
  return used.length >= Math.min(2, sources.length);
}
