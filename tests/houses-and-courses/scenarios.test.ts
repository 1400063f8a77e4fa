/** The worked examples of the specification. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import { readScenarioFile, runScenario } from '../../tools/scenario';

const file = readScenarioFile(readFileSync(new URL('./scenarios.json', import.meta.url), 'utf8'));

describe('worked examples', () => {
  it('are those of this game', () => {
    expect(file.game).toBe(rules.id);
    expect(file.scenarios).toHaveLength(40);
  });

  it.each(file.scenarios)('$id $title', (scenario) => {
    expect(runScenario(rules, scenario)).toEqual([]);
  });
});
