/** Thinks ahead for a budget: a mixed strategy where everybody chooses in secret, a search of the tree elsewhere. */
import { createRandom } from '../../../games/kit';
import type { Thinker } from '../thinker';
import { type Budget, startClock } from './budget';
import { drawFrom } from './draw';
import { searchMix } from './mix';
import { isSecretChoice } from './table';
import { searchTree } from './tree';

export type { Budget };

export function thinkAhead(budget: Budget): Thinker {
  return (mind, { view, seat, seed }, signal) => {
    const { rules, brain } = mind;
    const random = createRandom(seed);
    const solution = brain.solve?.(view, seat) ?? null;
    if (solution !== null) {
      const weights = solution.map(({ weight }) => weight);
      const options = solution.map(({ call, weight }) => ({ call, share: weight, value: 0 }));
      const chosen = solution[drawFrom(weights, random)];
      if (chosen) return { call: chosen.call, playouts: 0, options };
    }
    const clock = startClock(budget, signal);
    if (!isSecretChoice(rules, view) || rules.players.max > 2) {
      return searchTree(mind, view, seat, clock, random);
    }
    return searchMix(mind, brain.undecided?.(view, seat) ?? view, seat, clock, random);
  };
}
