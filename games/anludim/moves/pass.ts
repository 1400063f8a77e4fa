/** R21: only who can neither draw nor lay passes. */
import type { MoveRules } from '../../kit';
import { strongestLay } from '../combinations';
import { canDraw } from '../drawing';
import type { AnludimEvent } from '../events';
import type { AnludimState, AnludimView } from '../state';
import { finishTurn } from '../turn';
import { nothing } from './args';

export const pass: MoveRules<AnludimState, AnludimView, null, AnludimEvent> = {
  stages: ['main'],
  parse: nothing,

  check(table, player) {
    const drawable = canDraw(table) || table.display.some((card) => card !== null);
    return drawable || strongestLay(table, player) !== null ? 'PASS_NOT_ALLOWED' : null;
  },

  apply(state, player, _args, effects) {
    effects.emit?.({ type: 'passed', player });
    finishTurn(state, effects);
  },
};
