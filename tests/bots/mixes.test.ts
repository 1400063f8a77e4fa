/** Mixed strategies: regret matching finds them, and draws follow their weights. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { drawFrom } from '../../src/bots/search/draw';
import { createRegrets } from '../../src/bots/search/regret';
import { weigh } from '../../src/bots/search/weigh';

/** Both sides learn from each other; what the rows win is given row by row. */
function learn(payoffs: readonly (readonly number[])[], rounds = 2000) {
  const rows = createRegrets(payoffs.length);
  const columns = createRegrets(payoffs[0]?.length ?? 0);
  for (let round = 0; round < rounds; round++) {
    const gains = payoffs.map((row) =>
      row.reduce((sum, won, at) => sum + won * (columns.current[at] ?? 0), 0),
    );
    const pains = Array.from(columns.current, (_, at) =>
      payoffs.reduce((sum, row, from) => sum - (row[at] ?? 0) * (rows.current[from] ?? 0), 0),
    );
    rows.learn(Float64Array.from(gains));
    columns.learn(Float64Array.from(pains));
  }
  return { rows: rows.strategy(), columns: columns.strategy() };
}

describe('regret matching', () => {
  it('finds the even mix of rock, paper and scissors', () => {
    const { rows } = learn([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    for (const share of rows) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('finds an uneven mix', () => {
    // Heads twice as dear as tails: the one who hides them shows heads a third of the time.
    const { rows } = learn([
      [2, -1],
      [-1, 0.5],
    ]);
    expect(rows[0]).toBeCloseTo(1 / 3, 1);
  });

  it('never plays what is always worse', () => {
    const { rows } = learn([
      [2, 1],
      [1, 0],
    ]);
    expect(rows[1]).toBeLessThan(0.01);
  });

  it('forgets choices that are given up', () => {
    const regrets = createRegrets(3);
    regrets.learn(Float64Array.of(0, 0, 1), [0, 1]);
    expect(regrets.current[2]).toBe(0);
  });
});

describe('weighing', () => {
  /** The first is better against whoever plays without a plan; but each of two who think beats one of both. */
  const prospects = [
    { usual: 0.6, gains: [-1, 1] },
    { usual: 0.5, gains: [1, -1] },
  ];

  it('takes the best against rivals without a plan', () => {
    expect(weigh(prospects, 1).shares[0]).toBeGreaterThan(0.99);
  });

  it('mixes as evenly as rivals who think make it', () => {
    expect(weigh(prospects, 0).shares[0]).toBeCloseTo(0.5, 1);
    expect(weigh(prospects, 0.5).shares[0]).toBeCloseTo(0.5, 1);
  });

  it('says what each is worth', () => {
    expect(weigh([{ usual: 0.5, gains: [-0.5] }], 0.75).values).toEqual([0.25]);
  });
});

describe('a draw', () => {
  it('follows the weights', () => {
    const random = createRandom('weights');
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 4000; draw++) {
      const at = drawFrom([1, 0, 3], random);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / (counts[0] ?? 1)).toBeCloseTo(3, 0);
  });
});
