/** How to load what a bot's advice is called in a game: pieces of the site of their own, for whoever asks for a hint. */
import type { AdviceIn, Language } from './kit';

export const HINTS: Readonly<Record<string, (language: Language) => Promise<AdviceIn>>> = {
  shazamm: async (language) =>
    (language === 'fr' ? await import('./shazamm/hint/fr') : await import('./shazamm/hint/en')).advice,
  anludim: async (language) =>
    (language === 'fr' ? await import('./anludim/hint/fr') : await import('./anludim/hint/en')).advice,
  'wizards-cup': async (language) =>
    (language === 'fr' ? await import('./wizards-cup/hint/fr') : await import('./wizards-cup/hint/en'))
      .advice,
  'clash-of-magic-schools': async (language) =>
    (language === 'fr'
      ? await import('./clash-of-magic-schools/hint/fr')
      : await import('./clash-of-magic-schools/hint/en')
    ).advice,
  'houses-and-courses': async (language) =>
    (language === 'fr'
      ? await import('./houses-and-courses/hint/fr')
      : await import('./houses-and-courses/hint/en')
    ).advice,
};
