/** Batrax (earth): all opposing Students of a chosen Element are discarded. */
import { without } from '../cards';
import { type Element, elementOf, type StudentId } from '../data';
import type { Spell } from './spell';

export function batrax(element: Element): Spell {
  const isTarget = (student: StudentId): boolean => elementOf(student) === element;
  return {
    check: ({ opposing, arena }) => (opposing.columns[arena].some(isTarget) ? null : 'SPELL_NO_TARGET'),

    cast({ table, arena, victim, opposing }, effects) {
      const column = opposing.columns[arena];
      const cards = column.filter(isTarget);
      opposing.columns[arena] = without(column, cards);
      table.studentDiscard = table.studentDiscard.concat(cards);
      effects.emit?.({ type: 'banished', victim, arena, element, cards });
    },
  };
}
