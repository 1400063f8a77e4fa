/** Pairs and triples: every single group, and of each number of groups the strongest choice of values. */
import { type CardId, type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';
import { createMatching, type Matching } from './matching';

/** The cards to add to the base, whose values are taken (R11). */
export function groups(cards: readonly CardId[], size: number, base: readonly Half[]): LaidCard[][] {
  const matching = createMatching(cards);
  const values: number[] = [];
  const singles: LaidCard[][] = [];
  for (let value = HIGHEST_VALUE; value >= 1; value--) {
    if (base.some((half) => half.value === value)) continue;
    matching.clear();
    if (!serve(matching, value, size)) continue;
    values.push(value);
    singles.push(matching.cardsOf([value]));
  }
  return [...singles, ...strongest(matching, values, size)];
}

/** For two groups and more, the strongest choice of each number of them. */
function strongest(matching: Matching, values: readonly number[], size: number): LaidCard[][] {
  const most = mostGroups(matching, values, size);
  const found: (LaidCard[] | undefined)[] = [];

  const isSettled = (fewest: number, limit: number): boolean => {
    for (let count = Math.max(2, fewest); count <= limit; count++) if (!found[count]) return false;
    return true;
  };

  // Higher values are tried first, so the first choice of each length is the strongest one.
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length >= 2) found[chosen.length] ??= matching.cardsOf(chosen);
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
