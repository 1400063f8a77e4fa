/** Whoever took an effect over with a Copius declares it anew or leaves it; nobody can answer that (R26). */
import { applyRoot, endChain, opsOf, rootOf } from '../chain';
import { checkParams } from '../ops';
import { type Move, parseDeclaration, parseNothing } from './move';

export const copyEffect: Move<'copyEffect'> = {
  stages: ['copy'],
  parse: parseDeclaration,
  check: (table, player, { params }) => checkParams(table, player, opsOf(rootOf(table)), params),
  apply(state, player, { params }, effects) {
    effects.emit?.({ type: 'copied', player, params });
    applyRoot(state, player, params, effects);
  },
};

export const declineCopy: Move<'declineCopy'> = {
  stages: ['copy'],
  parse: parseNothing,
  check: () => null,
  apply(state, player, _args, effects) {
    effects.emit?.({ type: 'copyDeclined', player });
    endChain(state, effects);
  },
};
