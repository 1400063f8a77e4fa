/** The longest test files first, so that in the end nobody waits for a single one. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = [
  'clash',
  'pages',
  'houses',
  'online-games',
  'online',
  'online-table',
  'anludim',
  'bot',
  'hot-seat',
  'series-shared',
  'series',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return others.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at === -1 ? LONG.length : at;
}
