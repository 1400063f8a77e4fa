/** Seeded randomness: the same for the same seed, for ever, and fair. */
import { describe, expect, it } from 'vitest';
import { createRandom, freshSeed } from '../../games/kit';

function draw(seed: string, stream: number, count: number, bound: number): number[] {
  const random = createRandom(seed, stream);
  return Array.from({ length: count }, () => random.int(bound));
}

describe('the generator', () => {
  it('gives the numbers it has always given: saved matches depend on them', () => {
    expect(draw('grimoire', 0, 8, 1000)).toEqual([226, 157, 311, 2, 15, 366, 926, 356]);
    expect(draw('grimoire', 7, 8, 1000)).toEqual([827, 796, 860, 224, 940, 19, 73, 865]);
    const long = 'a seed that is much longer than the thirty-two bytes of a key';
    expect(draw(long, 0, 4, 2 ** 32)).toEqual([24951525, 1080589462, 310036882, 434687174]);
  });

  it('gives other numbers for every seed and every stream', () => {
    const sequences = ['', 'a', 'b', 'A', 'a ', 'é'].flatMap((seed) =>
      [0, 1, 2].map((stream) => draw(seed, stream, 6, 2 ** 32).join()),
    );
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  it('tells long seeds apart wherever they differ', () => {
    const seed = 'x'.repeat(100);
    const seeds = [
      seed,
      `y${seed.slice(1)}`,
      `${seed.slice(0, 50)}y${seed.slice(51)}`,
      `${seed.slice(0, 99)}y`,
      `${seed}x`,
    ];
    expect(new Set(seeds.map((one) => draw(one, 0, 4, 2 ** 32).join())).size).toBe(seeds.length);
  });

  it('goes on beyond its first block without repeating it', () => {
    const numbers = draw('grimoire', 0, 64, 2 ** 32);
    expect(new Set(numbers).size).toBe(64);
  });

  it.each([2, 3, 6, 7, 52])('is fair among %i', (bound) => {
    const rolls = 20_000;
    const counts = new Array<number>(bound).fill(0);
    for (const value of draw('fair', 0, rolls, bound)) counts[value] = (counts[value] ?? 0) + 1;
    const due = rolls / bound;
    const chiSquared = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
    // Far beyond what chance allows (mean bound - 1, variance twice that); the seed is fixed.
    expect(chiSquared).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)));
  });

  it('is fair where the bound does not divide the range of its words', () => {
    // A plain remainder would hit the lower half twice as often.
    const bound = 3 * 2 ** 30;
    const low = draw('fair', 0, 6_000, bound).filter((value) => value < 2 ** 30).length;
    expect(low).toBeGreaterThan(1_800);
    expect(low).toBeLessThan(2_200);
  });
});

describe('shuffling', () => {
  it('keeps every element', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card);
    createRandom('cards').shuffle(cards);
    expect(cards).not.toEqual(cards.toSorted((a, b) => a - b));
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  it('makes every order equally likely', () => {
    const counts = new Map<string, number>();
    const random = createRandom('orders');
    for (let time = 0; time < 6_000; time++) {
      const cards = ['a', 'b', 'c'];
      random.shuffle(cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('leaves lists of one or none alone', () => {
    const [none, one] = [[], ['a']];
    createRandom('x').shuffle(none);
    createRandom('x').shuffle(one);
    expect([none, one]).toEqual([[], ['a']]);
  });
});

it('picks every element of a list sooner or later', () => {
  const random = createRandom('pick');
  const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c', 'd'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('fresh seeds have 128 bits and never repeat', () => {
  const seeds = Array.from({ length: 100 }, freshSeed);
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});
