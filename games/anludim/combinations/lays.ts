/**
 * The lays that a player can make now: not all of them, which would be far too many for a large hand, but a bounded
 * list that holds the strongest of every discipline (section 13.2). For bots, for suggestions and to tell who must pass.
 */
import type { Seat } from '../../kit';
import { type CardId, DISCIPLINES, type Discipline, type Half } from '../data';
import { type AnludimMoves, type AnludimView, type Combo, covenAt, type LaidCard } from '../state';
import { groups } from './groups';
import { assemblies, flushes } from './likes';
import { needsAll, poolsFor, targetsFor, widestPool } from './pools';
import { runs } from './runs';
import { compare, halvesOf, isStrongest, type Strength, strengthOf } from './strength';

export type Lay = AnludimMoves['layCombination'];

interface Rated {
  readonly lay: Lay;
  readonly strength: Strength;
}

export function lays(table: AnludimView, player: Seat): Lay[] {
  const own = covenAt(table, player);
  return DISCIPLINES.flatMap((discipline) => {
    const pools = poolsFor(table, own, discipline);
    return targetsFor(table, own, discipline).flatMap((target) =>
      pools.flatMap((pool) =>
        successes(table, discipline, pool.cards, target)
          .map(({ lay }) => lay)
          .filter(({ cards }) => needsAll(pool, cards)),
      ),
    );
  });
}

/** The strongest lay of the first discipline that has one; null if and only if no lay is legal at all. */
export function strongestLay(table: AnludimView, player: Seat): Lay | null {
  const own = covenAt(table, player);
  for (const discipline of DISCIPLINES) {
    const { cards } = widestPool(table, own, discipline);
    const [first, ...others] = targetsFor(table, own, discipline).flatMap((target) =>
      successes(table, discipline, cards, target),
    );
    if (!first) continue;
    return others.reduce((best, other) => (compare(other.strength, best.strength) > 0 ? other : best), first)
      .lay;
  }
  return null;
}

/** What the cards can make of the target, or without one, that beats everything on the table. */
function successes(
  table: AnludimView,
  discipline: Discipline,
  pool: readonly CardId[],
  target: Combo | null,
): Rated[] {
  const base = target ? halvesOf(target.cards) : [];
  const rated: Rated[] = [];
  for (const cards of combinationsOf(discipline, pool, base)) {
    const halves = [...base, ...halvesOf(cards)];
    if (!isStrongest(table, discipline, halves, target?.id)) continue;
    const extend = target ? { extend: target.id } : {};
    rated.push({ lay: { discipline, cards, ...extend }, strength: strengthOf(discipline, halves) });
  }
  return rated;
}

/** Cards that together with the base form a combination. */
function combinationsOf(
  discipline: Discipline,
  pool: readonly CardId[],
  base: readonly Half[],
): LaidCard[][] {
  switch (discipline) {
    case 'run':
      return runs(pool, base);
    case 'flush':
      return flushes(pool, base);
    case 'pairs':
      return groups(pool, 2, base);
    case 'trips':
      return groups(pool, 3, base);
    case 'assembly':
      return assemblies(pool, base);
  }
}
