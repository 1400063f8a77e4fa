/** Which cards a player may lay: the hand, and in the expert variant what lies in own combinations of lower rank. */
import { type CardId, type Discipline, RANK } from '../data';
import type { AnludimView, Combo, Coven } from '../state';

export interface Pool {
  /** Laid cards come first, so that they are used where there is a choice. */
  readonly cards: readonly CardId[];
  readonly sources: readonly Combo[];
}

/** The hand, the hand with one source each, and the hand with all of them. */
export function poolsFor(table: AnludimView, own: Coven<CardId | null>, discipline: Discipline): Pool[] {
  const sources = sourcesFor(table, own, discipline);
  const choices = [[], ...sources.map((source) => [source])];
  if (sources.length > 1) choices.push(sources);
  return choices.map((choice) => poolOf(own, choice));
}

/** Everything that may be laid. */
export function widestPool(table: AnludimView, own: Coven<CardId | null>, discipline: Discipline): Pool {
  return poolOf(own, sourcesFor(table, own, discipline));
}

/** Whether the cards come from so many of the sources that no smaller pool has them. */
export function needsAll({ sources }: Pool, cards: readonly { readonly id: string }[]): boolean {
  const used = sources.filter(({ cards: laid }) =>
    laid.some(({ id }) => cards.some((card) => card.id === id)),
  );
  return used.length >= Math.min(2, sources.length);
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

function sourcesFor(
  { options }: AnludimView,
  { combos }: Coven<CardId | null>,
  discipline: Discipline,
): Combo[] {
  return options.variant === 'expert'
    ? combos.filter((combo) => RANK[combo.discipline] < RANK[discipline])
    : [];
}

function poolOf({ hand }: Coven<CardId | null>, sources: readonly Combo[]): Pool {
  const laid = sources.flatMap(({ cards }) => cards.map(({ id }) => id));
  return { cards: [...laid, ...hand.filter((card) => card !== null)], sources };
}
