/** How to load what plays a game, without its board and its words: for bots, servers and tools. */
import type { AnyBrain, AnyRules } from './kit';

export interface MindLoader {
  rules(): Promise<AnyRules>;
  brain(): Promise<AnyBrain>;
  /** The functions of a game that is also played as a series, by the names its worked examples use. */
  series?(): Promise<Readonly<Record<string, (...args: never[]) => unknown>>>;
}

export const MINDS = {
  'clash-of-magic-schools': {
    rules: async () => (await import('./clash-of-magic-schools/rules')).rules,
    brain: async () => (await import('./clash-of-magic-schools/brain')).brain,
    series: async () => (await import('./clash-of-magic-schools/series')).series,
  },
  anludim: {
    rules: async () => (await import('./anludim/rules')).rules,
    brain: async () => (await import('./anludim/brain')).brain,
  },
  'houses-and-courses': {
    rules: async () => (await import('./houses-and-courses/rules')).rules,
    brain: async () => (await import('./houses-and-courses/brain')).brain,
  },
  shazamm: {
    rules: async () => (await import('./shazamm/rules')).rules,
    brain: async () => (await import('./shazamm/brain')).brain,
  },
  'wizards-cup': {
    rules: async () => (await import('./wizards-cup/rules')).rules,
    brain: async () => (await import('./wizards-cup/brain')).brain,
  },
} satisfies Readonly<Record<string, MindLoader>>;
