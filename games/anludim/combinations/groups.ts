/** Pairs and triples: every single group, and of each number of groups the strongest choice of values. */
import { type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';
import type { Matching } from './matching';

/** The cards to add to the base, whose values are taken (R11), for at least so many cards in all. */
export function groups(
  matching: Matching,
  size: number,
  base: readonly Half[],
  fewest: number,
): LaidCard[][] {
  const enough = Math.ceil((fewest - base.length) / size);
  const values: number[] = [];
  const found: LaidCard[][] = [];
  for (let value = HIGHEST_VALUE; value >= 1; value--) {
    if (base.some((half) => half.value === value)) continue;
    matching.clear();
    if (!serve(matching, value, size)) continue;
    values.push(value);
    if (enough <= 1) found.push(matching.cardsOf([value]));
  }
  if (values.length >= Math.max(2, enough)) found.push(...strongest(matching, values, size, enough));
  return found;
}

/** For two groups and more, and at least so many, the strongest choice of each number of them. */
function strongest(
  matching: Matching,
  values: readonly number[],
  size: number,
  enough: number,
): LaidCard[][] {
  const fewest = Math.max(2, enough);
  const most = mostGroups(matching, values, size);
  const found: (LaidCard[] | undefined)[] = [];

  const isSettled = (from: number, limit: number): boolean => {
    for (let count = Math.max(fewest, from); count <= limit; count++) if (!found[count]) return false;
    return true;
  };

  // Higher values are tried first, so the first choice of each length is the strongest one.
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length >= fewest) found[chosen.length] ??= matching.cardsOf(chosen);
    for (let at = from; at < values.length; at++) {
      const limit = Math.min(most, chosen.length + values.length - at);
      if (isSettled(chosen.length + 1, limit)) return;
      const value = values[at] as number;
      const before = matching.save();
      if (serve(matching, value, size)) extend([...chosen, value], at + 1);
      matching.restore(before);
    }
  };

  matching.clear();
  extend([], 0);
  return found.filter((cards) => cards !== undefined);
}

/** No more groups than this can lie side by side. */
function mostGroups(matching: Matching, values: readonly number[], size: number): number {
  matching.clear();
  let cards = 0;
  for (const value of values) {
    for (let count = 0; count < size && matching.supply(value); count++) cards++;
  }
  return Math.floor(cards / size);
}

function serve(matching: Matching, value: number, size: number): boolean {
  for (let count = 0; count < size; count++) if (!matching.supply(value)) return false;
  return true;
}
