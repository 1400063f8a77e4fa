/** What is remembered of a match between the schools. */
import type { Keepsakes } from '../kit';
import { type Arena, ELEMENTS } from './data';
import { levelIn } from './standing';
import type { ClashView, SchoolView } from './state';
import type { ClashWords } from './text/words';

type Numbers = 'trials' | 'level' | 'students';

export const keepsakes: Keepsakes<ClashView, Numbers, ClashWords> = {
  numbers: (table, seat) => {
    const school = schoolOf(table, seat);
    return {
      trials: Object.values(trialsOf(school)).reduce((sum, count) => sum + count, 0),
      level: Math.max(...ELEMENTS.map((arena) => levelIn(school, arena))),
      students: ELEMENTS.reduce((sum, arena) => sum + school.columns[arena].length, 0),
    };
  },
  used: (table, seat) => trialsOf(schoolOf(table, seat)),
  names: {
    en: {
      trials: 'Trials passed',
      level: 'Highest level',
      students: 'Students in the Arenas',
      used: 'Trials by Arena',
    },
    fr: {
      trials: 'Épreuves passées',
      level: 'Niveau le plus haut',
      students: 'Élèves dans les Arènes',
      used: 'Épreuves par Arène',
    },
  },
  nameOf: (id, { elements }) => elements[id as Arena]?.name,
};

function schoolOf({ players }: ClashView, seat: string): SchoolView {
  return seat === '1' ? players[1] : players[0];
}

function trialsOf({ trials }: SchoolView): Readonly<Record<string, number>> {
  const passed = ELEMENTS.filter((arena) => trials[arena].length > 0);
  return Object.fromEntries(passed.map((arena) => [arena, trials[arena].length]));
}
