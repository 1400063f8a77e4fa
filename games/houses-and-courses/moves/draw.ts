/** Actions: two Magic cards for one action, five for both (R4). */
import { DRAW1, DRAW2 } from '../data';
import { canDraw, drawMagic } from '../piles';
import { type Move, parseNothing } from './move';

export const drawTwo: Move<'drawTwo'> = {
  stages: ['main'],
  parse: parseNothing,
  check(table) {
    if (table.actionsLeft < 1) return 'NO_ACTIONS_LEFT';
    return canDraw(table) ? null : 'NO_CARDS_TO_DRAW';
  },
  apply(state, player, _args, effects) {
    state.actionsLeft -= 1;
    state.drewTwo = true;
    drawMagic(state, player, DRAW1, effects);
  },
};

export const drawFive: Move<'drawFive'> = {
  stages: ['main'],
  parse: parseNothing,
  check(table) {
    if (table.actionsLeft < 2) return 'NEEDS_TWO_ACTIONS';
    return canDraw(table) ? null : 'NO_CARDS_TO_DRAW';
  },
  apply(state, player, _args, effects) {
    state.actionsLeft -= 2;
    drawMagic(state, player, DRAW2, effects);
  },
};
