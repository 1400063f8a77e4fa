/** Runs: one set of cards for every interval of values that the cards can show. */
import { type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';
import type { Matching } from './matching';

/** The cards to add to the base, which is a run itself or empty, for at least so many cards in all. */
export function runs(matching: Matching, base: readonly Half[], fewest: number): LaidCard[][] {
  const fixed = base.map(({ value }) => value);
  const lowest = Math.min(HIGHEST_VALUE - fewest + 1, ...fixed);
  const found: LaidCard[][] = [];
  for (let low = 1; low <= lowest; low++) {
    matching.clear();
    const added: number[] = [];
    let left = fixed.length;
    for (let high = low; high <= HIGHEST_VALUE; high++) {
      if (fixed.includes(high)) left--;
      // If low to high cannot be had, neither can anything longer.
      else if (matching.supply(high)) added.push(high);
      else break;
      const complete = left === 0 && high - low + 1 >= fewest;
      if (complete && added.length > 0) found.push(matching.cardsOf(added));
    }
  }
  return found;
}
