/** For bots: what to consider, what may be hidden, and how good it looks. */
import type { Brain } from '../../kit';
import { type CupMoves, type CupState, type CupView, sideOf } from '../state';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { plans } from './plans';
import { sample } from './sample';
import { undecided } from './undecided';

export const brain: Brain<CupState, CupView, CupMoves> = {
  candidates: (view, seat, random) => candidates(view, sideOf(seat), random),
  sample: (view, seat, random) => sample(view, sideOf(seat), random),
  evaluate: (state, seat) => evaluate(state, sideOf(seat)),
  plans,
  undecided: (view, seat) => undecided(view, sideOf(seat)),
};
