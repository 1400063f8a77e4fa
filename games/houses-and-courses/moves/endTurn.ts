/** The turn ends only when its player says so (R2, R3). */
import { endTurn as end } from '../round';
import { type Move, parseNothing } from './move';

export const endTurn: Move<'endTurn'> = {
  stages: ['main'],
  parse: parseNothing,
  check: () => null,
  apply: (state, player, _args, effects) => end(state, player, effects),
};
