/** Section 8.1: when halves form a combination, and how strong it is. */
import { type Discipline, FEWEST_CARDS, HALVES, type Half } from '../data';
import type { AnludimView, ComboId, LaidCard } from '../state';

/** Compared from left to right within a discipline; the first difference decides. */
export type Strength = readonly number[];

export function halvesOf(cards: readonly LaidCard[]): Half[] {
  return cards.map(({ id, half }) => HALVES[id][half]);
}

/** Why the halves are no combination of the discipline, or null. */
export function flawOf(discipline: Discipline, halves: readonly Half[]): string | null {
  if (halves.length < FEWEST_CARDS[discipline]) return 'TOO_FEW_CARDS';
  switch (discipline) {
    case 'run':
      return isRun(halves) ? null : 'NOT_CONSECUTIVE';
    case 'flush':
      return halves.every(({ colour }) => colour === halves[0]?.colour) ? null : 'NOT_SAME_COLOUR';
    case 'pairs':
      return groupFlaw(halves, 2);
    case 'trips':
      return groupFlaw(halves, 3);
    case 'assembly':
      return halves.every(({ value }) => value === halves[0]?.value) ? null : 'NOT_SAME_VALUE';
  }
}

/** The strength list of halves that form a combination of the discipline. */
export function strengthOf(discipline: Discipline, halves: readonly Half[]): Strength {
  switch (discipline) {
    case 'run':
      return [halves.length, highest(halves)];
    case 'flush':
      return [halves.length, ...descending(halves)];
    case 'pairs':
      return [halves.length / 2, ...descending(halves).filter((_, at) => at % 2 === 0)];
    case 'trips':
      return [halves.length / 3, ...descending(halves).filter((_, at) => at % 3 === 0)];
    case 'assembly':
      return [halves.length, highest(halves)];
  }
}

/** Positive if the first is stronger, 0 if they are equal. */
export function compare(one: Strength, other: Strength): number {
  for (let at = 0; at < one.length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The strongest combination on the table, anybody's, with or without professor (R3). */
export function toBeat({ players }: AnludimView, discipline: Discipline): Strength | null {
  let best: Strength | null = null;
  for (const { combos } of players) {
    for (const combo of combos) {
      if (combo.discipline !== discipline) continue;
      const strength = strengthOf(discipline, halvesOf(combo.cards));
      if (best === null || compare(strength, best) > 0) best = strength;
    }
  }
  return best;
}

/** How many cards the largest combination of the discipline has, anybody's; the excepted one does not count. */
export function sizeToBeat({ players }: AnludimView, discipline: Discipline, except?: ComboId): number {
  let size = 0;
  for (const { combos } of players) {
    for (const { id, discipline: laid, cards } of combos) {
      if (laid === discipline && id !== except && cards.length > size) size = cards.length;
    }
  }
  return size;
}

/**
 * Whether the halves are stronger than every other laid combination, anybody's, with or without professor (R2, R3);
 * the excepted one does not count. More cards are always stronger: only among equally many the values decide.
 */
export function isStrongest(
  { players }: AnludimView,
  discipline: Discipline,
  halves: readonly Half[],
  except?: ComboId,
): boolean {
  for (const { combos } of players) {
    for (const combo of combos) {
      if (combo.discipline !== discipline || combo.id === except) continue;
      const more = halves.length - combo.cards.length;
      if (more < 0 || (more === 0 && !isHigher(halves, halvesOf(combo.cards)))) return false;
    }
  }
  return true;
}

/** Which of two combinations with equally many cards is stronger: in every discipline the highest values decide. */
function isHigher(one: readonly Half[], other: readonly Half[]): boolean {
  const lead = highest(one) - highest(other);
  return lead === 0 ? compare(descending(one), descending(other)) > 0 : lead > 0;
}

/** R10: neighbouring values without repetition; 13 and 1 are no neighbours. */
function isRun(halves: readonly Half[]): boolean {
  let values = 0;
  for (const { value } of halves) {
    const bit = 1 << value;
    if (values & bit) return false;
    values |= bit;
  }
  const lowest = values & -values;
  // Adding the lowest of neighbouring bits carries through all of them and leaves none.
  return ((values + lowest) & values) === 0;
}

/** R11: every value exactly so often, in different colours. */
function groupFlaw(halves: readonly Half[], size: number): string | null {
  let coloursDiffer = true;
  for (const half of halves) {
    let count = 0;
    for (const other of halves) {
      if (other.value !== half.value) continue;
      count++;
      if (other !== half && other.colour === half.colour) coloursDiffer = false;
    }
    if (count !== size) return 'BAD_GROUPS';
  }
  return coloursDiffer ? null : 'COLOURS_NOT_DIFFERENT';
}

function highest(halves: readonly Half[]): number {
  let value = 0;
  for (const half of halves) if (half.value > value) value = half.value;
  return value;
}

function descending(halves: readonly Half[]): number[] {
  return halves.map(({ value }) => value).sort((a, b) => b - a);
}
