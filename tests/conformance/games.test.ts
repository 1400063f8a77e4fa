/** Every game of the registry, and the small one made for tests, has every property. */
import { beforeAll, describe, it, vi } from 'vitest';
import { gameIds, loadSubject } from '../../tools/command';
import type { Subject } from '../../tools/playout';
import * as potions from '../fixtures/potions';
import { PROPERTIES } from './properties';
import { examine, explain, PATIENCE } from './property';

const subjects: Record<string, () => Promise<Subject>> = {
  potions: async () => potions,
  ...Object.fromEntries(gameIds().map((id) => [id, () => loadSubject(id)])),
};

// boardgame.io reports every refused move there; here most moves are meant to be refused.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each(Object.entries(subjects))('%s', (_, load) => {
  for (const property of Object.values(PROPERTIES)) {
    it(property.title, { timeout: PATIENCE }, async () => {
      const failure = examine(await load(), property);
      if (failure) throw new Error(explain(failure));
    });
  }
});
