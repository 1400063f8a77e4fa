/**
 * The lays that a player can make now: not all of them, which would be far too many for a large hand, but a bounded
 * list that holds the strongest of every discipline (section 13.2). For bots, for suggestions and to tell who must pass.
 */
import type { Seat } from '../../kit';
import { DISCIPLINES, type Discipline, FEWEST_CARDS, type Half } from '../data';
import { type AnludimMoves, type AnludimView, type Combo, covenAt, type LaidCard } from '../state';
import { groups } from './groups';
import { assemblies, flushes } from './likes';
import { matchingOf, needsAll, type Pool, poolOf, poolsFor, sourcesFor, targetsFor } from './pools';
import { runs } from './runs';
import { compare, halvesOf, isStrongest, sizeToBeat, strengthOf } from './strength';

export type Lay = AnludimMoves['layCombination'];

const NO_HALVES: readonly Half[] = [];

export function lays(table: AnludimView, player: Seat): Lay[] {
  return collect(table, player, successes);
}

/** Of the same cards in the same discipline only the lay with the most of them. */
export function largestLays(table: AnludimView, player: Seat): Lay[] {
  return collect(table, player, largestSuccess);
}

function collect(table: AnludimView, player: Seat, find: typeof successes): Lay[] {
  const own = covenAt(table, player);
  const hand = poolOf(own);
  const found: Lay[] = [];
  for (const discipline of DISCIPLINES) {
    const pools = poolsFor(own, hand, sourcesFor(table, own, discipline));
    for (const target of targetsFor(table, own, discipline)) {
      for (const pool of pools) {
        for (const cards of find(table, discipline, pool, target)) {
          if (needsAll(pool, cards)) found.push(layOf(discipline, cards, target));
        }
      }
    }
  }
  return found;
}

/** The strongest lay of the first discipline that has one; null if and only if no lay is legal at all. */
export function strongestLay(table: AnludimView, player: Seat): Lay | null {
  const own = covenAt(table, player);
  for (const discipline of DISCIPLINES) {
    const pool = poolOf(own, sourcesFor(table, own, discipline));
    const [first, ...others] = targetsFor(table, own, discipline).flatMap((target) =>
      successes(table, discipline, pool, target).map((cards) => ({
        lay: layOf(discipline, cards, target),
        strength: strengthOf(discipline, halvesOf([...(target?.cards ?? []), ...cards])),
      })),
    );
    if (!first) continue;
    return others.reduce((best, other) => (compare(other.strength, best.strength) > 0 ? other : best), first)
      .lay;
  }
  return null;
}

function layOf(discipline: Discipline, cards: LaidCard[], target: Combo | null): Lay {
  return target ? { discipline, cards, extend: target.id } : { discipline, cards };
}

/** What the cards can make of the target, or without one, that beats everything on the table. */
function successes(
  table: AnludimView,
  discipline: Discipline,
  pool: Pool,
  target: Combo | null,
): LaidCard[][] {
  return attempts(table, discipline, pool, target).filter((cards) =>
    succeeds(table, discipline, cards, target),
  );
}

function largestSuccess(
  table: AnludimView,
  discipline: Discipline,
  pool: Pool,
  target: Combo | null,
): LaidCard[][] {
  const found = attempts(table, discipline, pool, target);
  let most = 0;
  for (const { length } of found) most = Math.max(most, length);
  // If the most cards are too weak, so are fewer.
  const largest = found.find((cards) => cards.length === most && succeeds(table, discipline, cards, target));
  return largest ? [largest] : [];
}

/** What has enough cards. */
function attempts(
  table: AnludimView,
  discipline: Discipline,
  pool: Pool,
  target: Combo | null,
): LaidCard[][] {
  const fewest = Math.max(FEWEST_CARDS[discipline], sizeToBeat(table, discipline, target?.id));
  if (!target && mostCards(discipline, pool) < fewest) return [];
  return combinationsOf(discipline, pool, target ? halvesOf(target.cards) : NO_HALVES, fewest);
}

function succeeds(
  table: AnludimView,
  discipline: Discipline,
  cards: readonly LaidCard[],
  target: Combo | null,
): boolean {
  const halves = halvesOf(cards);
  const all = target ? [...halvesOf(target.cards), ...halves] : halves;
  return isStrongest(table, discipline, all, target?.id);
}

/** No combination of the pool alone has more cards. */
function mostCards(discipline: Discipline, { cards, promise }: Pool): number {
  switch (discipline) {
    case 'run':
    case 'flush':
      return promise[discipline];
    case 'pairs':
      return 2 * promise.pairs;
    case 'trips':
      return 3 * promise.trips;
    case 'assembly':
      return promise.assembly === 0 ? 0 : cards.length;
  }
}

/** Cards that together with the base form a combination of at least so many cards. */
function combinationsOf(
  discipline: Discipline,
  pool: Pool,
  base: readonly Half[],
  fewest: number,
): LaidCard[][] {
  switch (discipline) {
    case 'run':
      return runs(matchingOf(pool), base, fewest);
    case 'flush':
      return flushes(pool.cards, base, fewest);
    case 'pairs':
      return groups(matchingOf(pool), 2, base, fewest);
    case 'trips':
      return groups(matchingOf(pool), 3, base, fewest);
    case 'assembly':
      return assemblies(pool.cards, base, fewest);
  }
}
