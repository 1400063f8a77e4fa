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
    const stack = opposing.trials[arena];
    const trial = stack.at(-1);
    if (trial === undefined) return;
    opposing.trials[arena] = stack.slice(0, -1);
    own.trials[arena] = own.trials[arena].concat(trial);
    effects.emit?.({ type: 'stolen', player, victim, arena, trial, scores: scoresOf(table) });
  },
};
