/** What bots need to think about a duel. */
import type { Brain } from '../../kit';
import type { ShazammMoves, ShazammState, ShazammView } from '../state';
import { candidates } from './candidates';
import { solve } from './duel/solve';
import { evaluate } from './evaluate';
import { sample } from './sample';
import { shorthand } from './shorthand';
import { undecided } from './undecided';

export const brain: Brain<ShazammState, ShazammView, ShazammMoves> = {
  candidates,
  shorthand,
  sample,
  evaluate,
  undecided,
  solve,
};
