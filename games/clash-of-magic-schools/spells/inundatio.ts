/** Inundatio (water): an available Trial is passed although exactly one level is skipped (R15). */
import { scoresOf } from '../standing';
import type { Crest } from '../state';
import { checkTrial, takeTrial } from '../trial';
import type { Spell } from './spell';

export function inundatio(from: Crest): Spell {
  return {
    check: ({ table, arena }) => checkTrial(table, arena, from, 2),

    cast({ table, arena, player }, effects) {
      const trial = takeTrial(table, arena, from);
      effects.emit?.({ type: 'leapt', player, arena, trial, from, scores: scoresOf(table) });
    },
  };
}
