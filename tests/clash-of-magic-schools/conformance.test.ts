/** The properties that every game of the house has. */
import { beforeAll, describe, it, vi } from 'vitest';
import { brain } from '../../games/clash-of-magic-schools/brain';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type { Subject } from '../../tools/playout';
import { PROPERTIES } from '../conformance/properties';
import { examine, explain } from '../conformance/property';

const subject = { rules, brain } as Subject;

// boardgame.io reports every refused move there.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('Clash of Magic Schools', () => {
  it.each(Object.values(PROPERTIES).map((property) => [property.title, property] as const))(
    '%s',
    (_, property) => {
      const failure = examine(subject, property);
      if (failure) throw new Error(explain(failure));
    },
  );
});
