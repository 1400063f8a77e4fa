/** What is remembered of a match at the university. */
import { countOf, type Keepsakes } from '../kit';
import { DISCIPLINES, type Discipline } from './data';
import { holderOf } from './standing';
import { type AnludimView, covenAt } from './state';
import type { AnludimWords } from './text/words';

type Numbers = 'best' | 'objects' | 'professors';

/** Objects and professors are those of the last round: the others have gone back to the board. */
export const keepsakes: Keepsakes<AnludimView, Numbers, AnludimWords> = {
  numbers: (table, seat) => {
    const own = Number(seat);
    return {
      best: Math.max(0, ...table.history.map(({ totals }) => totals[own] ?? 0)),
      objects: covenAt(table, own).objects.length,
      professors: DISCIPLINES.filter((discipline) => holderOf(table, discipline) === own).length,
    };
  },
  used: (table, seat) => countOf(covenAt(table, Number(seat)).objects.map(({ discipline }) => discipline)),
  names: {
    en: {
      best: 'Points in the best round',
      objects: 'Objects in the last round',
      professors: 'Professors at the end',
      used: 'Objects received most',
    },
    fr: {
      best: 'Points de la meilleure manche',
      objects: 'Objets de la dernière manche',
      professors: 'Professeurs à la fin',
      used: 'Objets les plus reçus',
    },
  },
  nameOf: (id, { disciplines }) => disciplines[id as Discipline]?.object,
};
