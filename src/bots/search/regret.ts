/** Regret matching: who always does more of what would have been better ends up with a strategy nobody can exploit. */

export interface Regrets {
  /** The strategy for the next round. */
  readonly current: Float64Array;
  /** What each choice would have brought in this round; choices that are not named are given up. */
  learn(gains: Float64Array, choices?: readonly number[]): void;
  /** The average strategy: this is what converges. */
  strategy(): number[];
}

export function createRegrets(count: number): Regrets {
  const all = Array.from({ length: count }, (_, choice) => choice);
  const regrets = new Float64Array(count);
  const sums = new Float64Array(count);
  const current = new Float64Array(count).fill(1 / count);
  let rounds = 0;

  return {
    current,
    learn(gains, choices = all) {
      rounds++;
      let expected = 0;
      for (const at of choices) expected += (current[at] as number) * (gains[at] as number);
      let total = 0;
      for (const at of choices) {
        // Debts are forgotten and late rounds count more: both make it converge faster.
        regrets[at] = Math.max(0, (regrets[at] as number) + (gains[at] as number) - expected);
        sums[at] = (sums[at] as number) + rounds * (current[at] as number);
        total += regrets[at] as number;
      }
      current.fill(0);
      for (const at of choices)
        current[at] = total > 0 ? (regrets[at] as number) / total : 1 / choices.length;
    },
    strategy() {
      const total = sums.reduce((sum, share) => sum + share, 0);
      return Array.from(sums, (sum) => (total > 0 ? sum / total : 1 / count));
    },
  };
}
