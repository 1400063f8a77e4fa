/** What everybody must know of a game at once, before anything of it is loaded: the pages and the server. */
import type { Language } from './kit';

/** The facts of a cover, in the order of the home page. */
export interface GameFacts {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly weight: 1 | 2 | 3;
  readonly age: number;
}

export const CATALOGUE: readonly GameFacts[] = [
  {
    id: 'clash-of-magic-schools',
    title: { en: 'Clash of Magic Schools', fr: 'Clash of Magic Schools' },
    tagline: { en: 'Dragon against griffin over five arenas', fr: 'Dragon contre griffon dans cinq arènes' },
    players: { min: 2, max: 2 },
    minutes: 45,
    weight: 3,
    age: 12,
  },
  {
    id: 'houses-and-courses',
    title: { en: 'Houses & Courses', fr: 'Maisons & Cours' },
    tagline: { en: 'Collect courses, send nasty owls', fr: 'Suis des cours, envoie de vilains hiboux' },
    players: { min: 2, max: 4 },
    minutes: 30,
    weight: 2,
    age: 12,
  },
  {
    id: 'shazamm',
    title: { en: 'Shazamm!', fr: 'Shazamm\u202f!' },
    tagline: { en: 'Two wizards, one crumbling bridge', fr: 'Deux sorciers, un pont qui s’écroule' },
    players: { min: 2, max: 2 },
    minutes: 30,
    weight: 2,
    age: 10,
  },
  {
    id: 'wizards-cup',
    title: { en: 'Wizards Cup', fr: 'Wizards Cup' },
    tagline: {
      en: 'Pick six, order five, watch them duel',
      fr: 'Six sorciers, cinq dans l’ordre, place au duel',
    },
    players: { min: 2, max: 2 },
    minutes: 15,
    weight: 1,
    age: 8,
  },
  {
    id: 'anludim',
    title: { en: 'Anludim', fr: 'Anludim' },
    tagline: {
      en: 'Woo five professors with clever hands',
      fr: 'Séduis cinq professeurs par tes combinaisons',
    },
    players: { min: 2, max: 5 },
    minutes: 45,
    weight: 2,
    age: 8,
  },
];
