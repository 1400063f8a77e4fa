/** The effect of a Course just collected may be applied, and then be answered, or left (R16). */
import { schoolOf } from '../catalogue';
import { declare } from '../chain';
import { checkParams } from '../ops';
import type { HousesView } from '../state';
import { type Move, parseDeclaration, parseNothing, pendingIn } from './move';

export const applyCourse: Move<'applyCourse'> = {
  stages: ['course'],
  parse: parseDeclaration,
  check: (table, player, { params }) => checkParams(table, player, opsIn(table), params),
  apply(state, player, { params }, effects) {
    const { card } = pendingIn(state, 'course');
    declare(state, { kind: 'course', player, card, params }, effects);
  },
};

export const skipCourse: Move<'skipCourse'> = {
  stages: ['course'],
  parse: parseNothing,
  check: () => null,
  apply(state, player, _args, effects) {
    const { card } = pendingIn(state, 'course');
    state.pending = null;
    effects.emit?.({ type: 'courseSkipped', player, card });
  },
};

function opsIn(table: HousesView) {
  const card = schoolOf(pendingIn(table, 'course').card);
  return card.kind === 'course' ? card.ops : [];
}
