/** How often to choose what, against rivals who play without a plan or, if they think, do what hurts most. */
import { createRegrets } from './regret';

/** What a choice brings. */
export interface Prospect {
  /** On average against rivals without a plan. */
  usual: number;
  /** Against each of those who think. */
  readonly gains: readonly number[];
}

interface Strategy {
  readonly shares: readonly number[];
  /** What each choice is worth against the rivals' own strategy. */
  readonly values: readonly number[];
}

const ROUNDS = 300;

/** Regret matching, in which only the rivals who think learn; `planless` is how likely the others are. */
export function weigh(prospects: readonly Prospect[], planless: number): Strategy {
  const own = createRegrets(prospects.length);
  const rivals = createRegrets(prospects[0]?.gains.length ?? 0);
  const values = new Float64Array(prospects.length);
  for (let round = 0; round < ROUNDS; round++) {
    const pains = new Float64Array(rivals.current.length);
    for (const [at, { usual, gains }] of prospects.entries()) {
      let value = 0;
      for (const [rival, gain] of gains.entries()) {
        value += (rivals.current[rival] as number) * gain;
        pains[rival] = (pains[rival] as number) - (own.current[at] as number) * gain;
      }
      values[at] = planless * usual + (1 - planless) * value;
    }
    own.learn(values);
    rivals.learn(pains);
  }
  return { shares: own.strategy(), values: Array.from(values) };
}
