/** Maleficio (any Element): the opponent has to discard half of the hand, rounded down; the answer completes it. */
import type { Spell } from './spell';

export const maleficio: Spell = {
  check: ({ opposing }) => (opposing.hand.length < 2 ? 'SPELL_NO_TARGET' : null),

  cast({ table, arena, caster, victim, opposing }, effects) {
    const count = Math.floor(opposing.hand.length / 2);
    table.pending = { kind: 'maleficio', caster, arena, victim, count };
    effects.emit?.({ type: 'hexed', victim, count });
  },
};
