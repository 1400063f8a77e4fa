/** How to load what is remembered of a finished match: pieces of the site of their own, for the statistics. */
import type { AnyKeepsakes } from './kit';

export const KEEPSAKES: Readonly<Record<string, () => Promise<AnyKeepsakes>>> = {
  shazamm: async () => (await import('./shazamm/keepsakes')).keepsakes,
  anludim: async () => (await import('./anludim/keepsakes')).keepsakes,
  'wizards-cup': async () => (await import('./wizards-cup/keepsakes')).keepsakes,
  'clash-of-magic-schools': async () => (await import('./clash-of-magic-schools/keepsakes')).keepsakes,
  'houses-and-courses': async () => (await import('./houses-and-courses/keepsakes')).keepsakes,
};
