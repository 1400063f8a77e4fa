/** What is remembered of a school year: where the points came from, and which Courses were taken. */
import type { Keepsakes } from '../kit';
import type { CourseId } from './data';
import { countCourses } from './scoring';
import { playerAt } from './seats';
import type { HousesView, ScoreSheet } from './state';
import type { HousesWords } from './text/words';

type Numbers = Exclude<keyof ScoreSheet, 'total' | 'symbols'>;

export const keepsakes: Keepsakes<HousesView, Numbers, HousesWords> = {
  numbers: ({ result }, seat) => {
    const sheet = result?.scores[seat];
    return {
      courses: sheet?.courses ?? 0,
      horcruches: sheet?.horcruches ?? 0,
      detourneurs: sheet?.detourneurs ?? 0,
      bonus: sheet?.bonus ?? 0,
      mail: sheet?.mail ?? 0,
      balaiBall: sheet?.balaiBall ?? 0,
    };
  },
  used: (table, seat) => {
    const taken = Object.entries(countCourses(playerAt(table, seat)));
    return Object.fromEntries(taken.filter(([, count]) => count > 0));
  },
  names: {
    en: {
      courses: 'Points: Courses',
      horcruches: 'Points: Horjugs',
      detourneurs: 'Points: Time-Diverters',
      bonus: 'Points: Bonus cards',
      mail: 'Points: Mail',
      balaiBall: 'Points: Broomball',
      used: 'Courses taken most',
    },
    fr: {
      courses: 'Points\u202f: Cours',
      horcruches: 'Points\u202f: Horcruches',
      detourneurs: 'Points\u202f: Détourneurs',
      bonus: 'Points\u202f: cartes Bonus',
      mail: 'Points\u202f: Courrier',
      balaiBall: 'Points\u202f: Balai-Ball',
      used: 'Cours les plus suivis',
    },
  },
  nameOf: (id, { pieces }) => pieces.courses[id as CourseId]?.name,
};
