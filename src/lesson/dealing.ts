/** Randomness that a lesson has prepared: the setup shuffles as always, and finds the named cards on top. */
import { createRandom, type Random } from '../../games/kit';

/** Each shuffle and each pick takes the next of the lists. */
export function prepared(deal: readonly (readonly unknown[])[], seed: string): Random {
  const random = createRandom(seed);
  let taken = 0;
  const next = (): readonly unknown[] => deal[taken++] ?? [];
  return {
    int: (bound) => random.int(bound),
    shuffle: (items) => {
      random.shuffle(items);
      const first = next();
      const place = (item: unknown): number => (first.includes(item) ? first.indexOf(item) : first.length);
      items.sort((a, b) => place(a) - place(b));
    },
    pick: (items) => {
      const wanted = next();
      return items.find((item) => wanted.includes(item)) ?? random.pick(items);
    },
  };
}
