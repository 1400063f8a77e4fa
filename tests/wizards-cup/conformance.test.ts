/** The properties that every game of the house has. */
import { beforeAll, describe, it, vi } from 'vitest';
import { brain } from '../../games/wizards-cup/brain';
import { rules } from '../../games/wizards-cup/rules';
import type { Subject } from '../../tools/playout';
import { PROPERTIES } from '../conformance/properties';
import { examine, explain } from '../conformance/property';

const subject = { rules, brain } as Subject;

beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('Wizards Cup', () => {
  it.each(Object.values(PROPERTIES).map((property) => [property.title, property] as const))(
    '%s',
    (_, property) => {
      const failure = examine(subject, property);
      if (failure) throw new Error(explain(failure));
    },
  );
});
