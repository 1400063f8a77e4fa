/**
 * npm run -s arena -- --game <id> --a <bot> --b <bot>: two bots play many games, and the figures say who is stronger.
 * With --table the whole ladder is played and written to docs/bots.md; what was played already is not played again.
 * With --exploit: how much can be won from the bot's solution of the Shazamm! duel without spells.
 */
import { freshSeed } from '../games/kit';
import type { Contest } from './arena/contest';
import { CONTESTANTS } from './arena/contestants';
import { exploit } from './arena/exploit';
import { type Figures, figuresOf } from './arena/figures';
import { climbLadder } from './arena/ladder';
import { playContest } from './arena/processes';
import { gameIds, loaderOf, readCount, readOptions, runCommand, UsageError } from './command';

const USAGE = `npm run -s arena -- --game <id> --a <bot> --b <bot>
    [--players n] [--games n] [--budget ms | --iterations n] [--seed s] [--json]
  npm run -s arena -- --table [--budget ms] [--game <id>] [--fresh]
  npm run -s arena -- --exploit
  bots: ${CONTESTANTS.join(', ')}`;

const GAMES = '100';
const BUDGET = '50';

await runCommand(USAGE, async (args) => {
  const given = readOptions(args, {
    game: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: GAMES },
    budget: { type: 'string' },
    iterations: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    exploit: { type: 'boolean', default: false },
  });
  if (given.exploit) {
    console.log(`shazamm without spells: the best answer to the bot's mix wins ${percent(exploit(), 3)}`);
    return 0;
  }
  const milliseconds = readCount('budget', given.budget ?? BUDGET);
  if (given.table) {
    const games = given.game === undefined ? gameIds() : [given.game];
    await climbLadder(games, milliseconds, given.fresh);
    return 0;
  }
  if (given.game === undefined || given.a === undefined || given.b === undefined) {
    throw new UsageError('--game, --a and --b are needed');
  }
  if (given.budget !== undefined && given.iterations !== undefined) {
    throw new UsageError('either --budget or --iterations');
  }
  for (const name of [given.a, given.b]) {
    if (!CONTESTANTS.includes(name)) throw new UsageError(`no bot ${JSON.stringify(name)}`);
  }
  const { min } = (await loaderOf(given.game).rules()).players;
  const contest: Contest = {
    game: given.game,
    players: given.players === undefined ? min : readCount('players', given.players),
    a: given.a,
    b: given.b,
    games: readCount('games', given.games),
    budget:
      given.iterations === undefined
        ? { milliseconds }
        : { iterations: readCount('iterations', given.iterations) },
    seed: given.seed ?? freshSeed(),
  };
  const reports = await playContest(contest, (played) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${contest.games}`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  const figures = figuresOf(contest, reports);
  console.log(given.json ? JSON.stringify(figures) : report(figures));
  return 0;
});

function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

function report(figures: Figures): string {
  const { a, b, games, winsA, winsB, draws, scoreA, ci95, elo, msPerMove, playoutsPerSecond } = figures;
  const pace = (side: 'a' | 'b', name: string) =>
    `  ${name.padEnd(16)} ${msPerMove[side].p50} ms a move (p95 ${msPerMove[side].p95}), ` +
    `${playoutsPerSecond[side].toLocaleString('en-GB')} playouts a second`;
  return [
    `${figures.game}, ${figures.players} players: ${a} against ${b}, ${games} games`,
    `  won ${winsA}, lost ${winsB}, drawn ${draws}: ${percent(scoreA)} (${percent(ci95[0])} to ${percent(ci95[1])}), Elo ${elo > 0 ? '+' : ''}${elo}`,
    pace('a', a),
    pace('b', b),
  ].join('\n');
}
