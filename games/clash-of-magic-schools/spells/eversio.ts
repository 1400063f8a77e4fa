/** Eversio (dark matter): the opposing top Trial is stolen; any level above one's own will do (R17). */
import { levelIn, scoresOf } from '../standing';
import type { Spell } from './spell';

export const eversio: Spell = {
  check({ arena, own, opposing }) {
    const level = levelIn(opposing, arena);
    if (level === 0) return 'SPELL_NO_TARGET';
    if (level <= levelIn(own, arena)) return 'EVERSIO_LEVEL_TOO_LOW';
    return own.columns[arena].length < level ? 'NOT_ENOUGH_STUDENTS' : null;
  },

  cast({ table, arena, player, victim, own, opposing }, effects) {
    const trial = opposing.trials[arena].pop();
    if (trial === undefined) return;
    own.trials[arena].push(trial);
    effects.emit?.({ type: 'stolen', player, victim, arena, trial, scores: scoresOf(table) });
  },
};
