/** npm run -s simulate -- --game <id|all> --games n: one JSON summary per game; what went wrong goes to stderr. */
import { freshSeed } from '../games/kit';
import { gameIds, loadSubject, readCount, readOptions, runCommand, UsageError } from './command';
import { simulate } from './simulation';

await runCommand('npm run -s simulate -- --game <id|all> --games n [--seed s]', async (args) => {
  const given = readOptions(args, {
    game: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
  });
  if (given.game === undefined || given.games === undefined) {
    throw new UsageError('--game and --games are needed');
  }
  const games = readCount('games', given.games);
  const subjects = await Promise.all((given.game === 'all' ? gameIds() : [given.game]).map(loadSubject));
  const seed = given.seed ?? freshSeed();
  let violations = 0;
  for (const subject of subjects) {
    const summary = simulate(subject, games, seed, (violation) => console.error(JSON.stringify(violation)));
    console.log(JSON.stringify(summary));
    violations += summary.violations;
  }
  return violations > 0 ? 1 : 0;
});
