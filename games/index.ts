/** The registry: what the shell must know of a game at once; rules, words and board come when they are needed. */
import type { BoardModule } from '../src/table/contract';
import type { AnyWords, Language } from './kit';
import { MINDS, type MindLoader } from './minds';

export * from './catalogue';

/** How to load the parts of a game that can be played. */
export interface GameLoader extends MindLoader {
  words(language: Language): Promise<AnyWords>;
  board(): Promise<BoardModule>;
}

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
