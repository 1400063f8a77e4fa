/** How each level thinks. */
import type { BotLevel } from './bot';
import { playGreedily } from './greedy';
import { playAtRandom } from './random';
import { type Budget, thinkAhead, type Watch } from './search';
import type { Thinker } from './thinker';

/** What the strongest may think about a move where people wait for it. */
const PATIENCE: Budget = { milliseconds: 1000 };

/** The thinker of a level; `budget` is the strongest level's, of which the next has a tenth. */
export function thinkerOf(level: BotLevel, budget = PATIENCE, watch?: Watch): Thinker {
  switch (level) {
    case 'novice':
      return playAtRandom;
    case 'apprentice':
      return playGreedily;
    case 'adept':
      return thinkAhead(tenthOf(budget), watch);
    case 'archmage':
      return thinkAhead(budget, watch);
  }
}

function tenthOf(budget: Budget): Budget {
  return 'iterations' in budget
    ? { iterations: Math.ceil(budget.iterations / 10) }
    : { milliseconds: budget.milliseconds / 10 };
}
