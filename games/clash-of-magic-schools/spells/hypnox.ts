/** Hypnox (air): all opposing Students of the Element of their last card change sides, adjacent or not (R23). */
import { without } from '../cards';
import { elementOf } from '../data';
import type { Spell } from './spell';

export const hypnox: Spell = {
  check: ({ opposing, arena }) => (opposing.columns[arena].length > 0 ? null : 'SPELL_NO_TARGET'),

  cast({ arena, player, victim, own, opposing }, effects) {
    const column = opposing.columns[arena];
    const last = column.at(-1);
    if (last === undefined) return;
    const element = elementOf(last);
    const cards = column.filter((student) => elementOf(student) === element);
    opposing.columns[arena] = without(column, cards);
    own.columns[arena] = own.columns[arena].concat(cards);
    effects.emit?.({ type: 'lured', player, victim, arena, element, cards });
  },
};
