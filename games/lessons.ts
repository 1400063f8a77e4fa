/** How to load the lesson of a game: its own piece of the site, with the words of one language. */
import type { AnyLesson, LessonWords } from '../src/lesson/contract';
import type { Language } from './kit';

interface LessonLoader {
  lesson(): Promise<AnyLesson>;
  words(language: Language): Promise<LessonWords>;
}

export const LESSONS: Readonly<Record<string, LessonLoader>> = {
  'houses-and-courses': {
    lesson: async () => (await import('./houses-and-courses/lesson')).lesson,
    words: async (language) =>
      (language === 'fr'
        ? await import('./houses-and-courses/lesson/fr')
        : await import('./houses-and-courses/lesson/en')
      ).words,
  },
  anludim: {
    lesson: async () => (await import('./anludim/lesson')).lesson,
    words: async (language) =>
      (language === 'fr' ? await import('./anludim/lesson/fr') : await import('./anludim/lesson/en')).words,
  },
  'clash-of-magic-schools': {
    lesson: async () => (await import('./clash-of-magic-schools/lesson')).lesson,
    words: async (language) =>
      (language === 'fr'
        ? await import('./clash-of-magic-schools/lesson/fr')
        : await import('./clash-of-magic-schools/lesson/en')
      ).words,
  },
  'wizards-cup': {
    lesson: async () => (await import('./wizards-cup/lesson')).lesson,
    words: async (language) =>
      (language === 'fr' ? await import('./wizards-cup/lesson/fr') : await import('./wizards-cup/lesson/en'))
        .words,
  },
  shazamm: {
    lesson: async () => (await import('./shazamm/lesson')).lesson,
    words: async (language) =>
      (language === 'fr' ? await import('./shazamm/lesson/fr') : await import('./shazamm/lesson/en')).words,
  },
};
