/** Main action: two cards from the draw pile. */
import type { MoveRules } from '../../kit';
import { HIDDEN_DRAW } from '../data';
import { canDraw, drawCards } from '../drawing';
import type { AnludimEvent } from '../events';
import type { AnludimState, AnludimView } from '../state';
import { finishMain } from '../turn';
import { nothing } from './args';

export const drawHidden: MoveRules<AnludimState, AnludimView, null, AnludimEvent> = {
  stages: ['main'],
  parse: nothing,
  check: (table) => (canDraw(table) ? null : 'DRAW_PILE_EMPTY'),
  apply(state, _player, _args, effects) {
    drawCards(state, HIDDEN_DRAW, effects);
    finishMain(state, effects);
  },
};
