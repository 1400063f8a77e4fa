/** Thinks ahead for a budget: a mixed strategy where everybody chooses in secret, a search of the tree elsewhere. */
import { type AnyRules, createRandom, type Seat } from '../../../games/kit';
import type { Thinker } from '../thinker';
import { type Budget, startClock, type Watch, wallClock } from './budget';
import { drawFrom } from './draw';
import { searchMix } from './mix';
import { searchPlans } from './plans';
import { isSecretChoice } from './table';
import { searchTree } from './tree';

export type { Budget, Watch };

/** Hosts give every answer in a reaction window after 600 ms: whoever thought longer would show to have a choice. */
const REACTION_MS = 400;

export function thinkAhead(budget: Budget, watch: Watch = wallClock): Thinker {
  return (mind, { view, seat, seed }, signal) => {
    const { rules, brain } = mind;
    const random = createRandom(seed);
    const solution = brain.solve?.(view, seat) ?? null;
    if (solution !== null) {
      const weights = solution.map(({ weight }) => weight);
      const options = solution.map(({ call, weight }) => ({ call, share: weight, value: 0 }));
      const chosen = solution[drawFrom(weights, random)];
      if (chosen) return { call: chosen.call, playouts: 0, options, mixed: true };
    }
    const clock = startClock(isReaction(rules, view, seat) ? hurried(budget) : budget, signal, watch);
    if (!isSecretChoice(rules, view) || rules.players.max > 2) {
      return searchTree(mind, view, seat, clock, random);
    }
    const before = brain.undecided?.(view, seat) ?? view;
    if (brain.plans) return searchPlans(mind, brain.plans, before, seat, clock, random);
    return searchMix(mind, before, seat, clock, random);
  };
}

function isReaction(rules: AnyRules, view: object, seat: Seat): boolean {
  return rules.reactions !== undefined && rules.awaiting(view)[seat] === rules.reactions.stage;
}

function hurried(budget: Budget): Budget {
  return 'milliseconds' in budget ? { milliseconds: Math.min(budget.milliseconds, REACTION_MS) } : budget;
}
