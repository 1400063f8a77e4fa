/** Answers a power that says "may". */
import { isBoolean, isRecord } from '../../kit';
import { advance, answer } from '../duel';
import type { CupMove } from './move';

export const usePower: CupMove<'usePower'> = {
  stages: ['may'],

  parse(raw) {
    return isRecord(raw) && isBoolean(raw.use) ? { use: raw.use } : undefined;
  },

  check() {
    return null;
  },

  apply(state, _seat, { use }, effects) {
    effects.reveal();
    if (state.pending) advance(state, answer(state, state.pending, use, effects), effects);
  },
};
