/** How to load what plays a game, without its board and its words: for bots, servers and tools. */
import type { AnyBrain, AnyRules } from './kit';

export interface MindLoader {
  rules(): Promise<AnyRules>;
  brain(): Promise<AnyBrain>;
}

export const MINDS = {
  shazamm: {
    rules: async () => (await import('./shazamm/rules')).rules,
    brain: async () => (await import('./shazamm/brain')).brain,
  },
} satisfies Readonly<Record<string, MindLoader>>;
