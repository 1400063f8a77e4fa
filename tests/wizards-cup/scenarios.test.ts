/** The worked examples of the specification. */
import { describe, expect, it } from 'vitest';
import type { AnyRules } from '../../games/kit';
import { rules } from '../../games/wizards-cup/rules';
import { readScenarioFile, runScenario } from '../../tools/scenario';
import text from './scenarios.json?raw';

const { scenarios } = readScenarioFile(text);

describe('worked examples', () => {
  it.each(scenarios.map((scenario) => [`${scenario.id} ${scenario.title}`, scenario] as const))(
    '%s',
    (_, scenario) => {
      expect(runScenario(rules as AnyRules, scenario)).toEqual([]);
    },
  );
});
