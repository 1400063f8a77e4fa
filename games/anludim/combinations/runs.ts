/** Runs: one set of cards for every interval of values that the cards can show. */
import { type CardId, FEWEST_CARDS, type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';
import { createMatching } from './matching';

/** The cards to add to the base, which is a run itself or empty. */
export function runs(cards: readonly CardId[], base: readonly Half[]): LaidCard[][] {
  const matching = createMatching(cards);
  const fixed = base.map(({ value }) => value);
  const found: LaidCard[][] = [];
  for (let low = 1; low <= Math.min(HIGHEST_VALUE, ...fixed); low++) {
    matching.clear();
    const added: number[] = [];
    let left = fixed.length;
    for (let high = low; high <= HIGHEST_VALUE; high++) {
      if (fixed.includes(high)) left--;
      // If low to high cannot be had, neither can anything longer.
      else if (matching.supply(high)) added.push(high);
      else break;
      const complete = left === 0 && high - low + 1 >= FEWEST_CARDS.run;
      if (complete && added.length > 0) found.push(matching.cardsOf(added));
    }
  }
  return found;
}
