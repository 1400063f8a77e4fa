/** npm run -s scenarios -- <game> <file>: plays every scenario of the file and counts. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loaderOf, runCommand, UsageError } from './command';
import { readScenarioFile, runScenario, runSeriesCall, type ScenarioFile } from './scenario';

await runCommand('npm run -s scenarios -- <game> <file>', async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [game, path] = positionals;
  if (game === undefined || path === undefined || positionals.length > 2) {
    throw new UsageError('a game and a file of scenarios are needed');
  }
  const loader = loaderOf(game);
  const file = read(path);
  if (file.game !== null && file.game !== game)
    throw new UsageError(`${path} is for ${file.game}, not for ${game}`);
  if (file.scenarios.length + file.series.length === 0) throw new UsageError(`no scenarios in ${path}`);

  const rules = await loader.rules();
  const series = (await loader.series?.()) ?? {};
  const outcomes = [
    ...file.scenarios.map((scenario) => ({ scenario, failures: runScenario(rules, scenario) })),
    ...file.series.map((scenario) => ({ scenario, failures: runSeriesCall(series, scenario) })),
  ];
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  for (const { scenario, failures } of failed) {
    console.log(`${scenario.id} ${scenario.title ?? ''}: ${failures.join('; ')}`);
  }
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length > 0 ? 1 : 0;
});

function read(path: string): ScenarioFile {
  try {
    return readScenarioFile(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
