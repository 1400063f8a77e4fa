/**
 * npm run -s simulate -- --game <id|all> --games n: one JSON summary per game; what went wrong goes to stderr.
 * With --bots all levels play against each other instead of chance.
 */
import { freshSeed } from '../games/kit';
import { playBots } from './botplay';
import { gameIds, loadSubject, readCount, readOptions, runCommand, UsageError } from './command';
import { playOut } from './playout';
import { simulate, type Violation } from './simulation';

await runCommand('npm run -s simulate -- --game <id|all> --games n [--bots] [--seed s]', async (args) => {
  const given = readOptions(args, {
    game: { type: 'string' },
    games: { type: 'string' },
    bots: { type: 'boolean', default: false },
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
    const report = (violation: Violation) => console.error(JSON.stringify(violation));
    const summary = await simulate(subject, games, seed, report, given.bots ? playBots : playOut);
    console.log(JSON.stringify(summary));
    violations += summary.violations;
  }
  return violations > 0 ? 1 : 0;
});
