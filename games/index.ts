/** The registry: what the shell must know of a game at once; rules, words and board come when they are needed. */
import type { BoardModule } from '../src/table/contract';
import type { AnyWords, Language } from './kit';
import { MINDS, type MindLoader } from './minds';

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

/** How to load the parts of a game that can be played. */
export interface GameLoader extends MindLoader {
  words(language: Language): Promise<AnyWords>;
  board(): Promise<BoardModule>;
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

/** The games that have a board to be played on. */
export const GAMES: Readonly<Record<string, GameLoader>> = {
  shazamm: {
    ...MINDS.shazamm,
    words: async (language) =>
      (language === 'fr' ? await import('./shazamm/text/fr') : await import('./shazamm/text/en')).words,
    board: () => import('./shazamm/board'),
  },
  anludim: {
    ...MINDS.anludim,
    words: async (language) =>
      (language === 'fr' ? await import('./anludim/text/fr') : await import('./anludim/text/en')).words,
    board: () => import('./anludim/board'),
  },
  'wizards-cup': {
    ...MINDS['wizards-cup'],
    words: async (language) =>
      (language === 'fr' ? await import('./wizards-cup/text/fr') : await import('./wizards-cup/text/en'))
        .words,
    board: () => import('./wizards-cup/board'),
  },
  'clash-of-magic-schools': {
    ...MINDS['clash-of-magic-schools'],
    words: async (language) =>
      (language === 'fr'
        ? await import('./clash-of-magic-schools/text/fr')
        : await import('./clash-of-magic-schools/text/en')
      ).words,
    board: () => import('./clash-of-magic-schools/board'),
  },
  'houses-and-courses': {
    ...MINDS['houses-and-courses'],
    words: async (language) =>
      (language === 'fr'
        ? await import('./houses-and-courses/text/fr')
        : await import('./houses-and-courses/text/en')
      ).words,
    board: () => import('./houses-and-courses/board'),
  },
} satisfies Partial<Record<keyof typeof MINDS, GameLoader>>;
