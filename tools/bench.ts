/** npm run -s bench -- [--json]: the speed of every game's rules and the size of what a browser loads. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureBundle } from './bench/build';
import type { BundleSizes } from './bench/bundle';
import type { CombinationSpeed } from './bench/combinations';
import type { EngineSpeed } from './bench/engine';
import { gameIds, readOptions, runCommand } from './command';

/** Everything is measured so often, a while apart, and the best counts: machines have slow minutes. */
const ROUNDS = 3;

const CONTEST = fileURLToPath(new URL('./bench/contest.ts', import.meta.url));

await runCommand('npm run -s bench -- [--json]', async (args) => {
  const { json } = readOptions(args, { json: { type: 'boolean' } });
  const rounds = Array.from({ length: ROUNDS }, () => ({
    games: Object.fromEntries(gameIds().map((id) => [id, contest<EngineSpeed>(id)])),
    baseline: contest<Figures['baseline']>('baseline'),
  }));
  const figures: Figures = {
    engine: gameIds().map((id) => best(rounds.map((round) => round.games[id]))),
    baseline: {
      reducerMovesPerSecond: Math.max(...rounds.map(({ baseline }) => baseline.reducerMovesPerSecond)),
    },
    combinations: contest<CombinationSpeed>('combinations'),
    bundle: measureBundle(gameIds()),
  };
  console.log(json ? JSON.stringify(figures) : report(figures));
  return 0;
});

function best(speeds: readonly (EngineSpeed | undefined)[]): EngineSpeed {
  const known = speeds.filter((speed) => speed !== undefined);
  const rulesMovesPerSecond = Math.max(...known.map((speed) => speed.rulesMovesPerSecond));
  const reducerMovesPerSecond = Math.max(...known.map((speed) => speed.reducerMovesPerSecond));
  const ratio = Math.round((rulesMovesPerSecond / reducerMovesPerSecond) * 10) / 10;
  return { game: known[0]?.game ?? '', rulesMovesPerSecond, reducerMovesPerSecond, ratio };
}

/** Each is measured in a process of its own: what one makes of the engine's optimisations does not slow the next. */
function contest<T>(name: string): T {
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, CONTEST, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // Without boardgame.io's checks for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name} could not be measured`);
  return JSON.parse(stdout);
}

interface Figures {
  readonly engine: readonly EngineSpeed[];
  readonly baseline: { readonly reducerMovesPerSecond: number };
  readonly combinations: CombinationSpeed;
  readonly bundle: BundleSizes;
}

function report({ engine, baseline, combinations, bundle }: Figures): string {
  const count = (value: number) => value.toLocaleString('en-GB').padStart(12);
  const size = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(12);
  return [
    'moves per second              rules     reducer   ratio',
    ...engine.map(
      ({ game, rulesMovesPerSecond, reducerMovesPerSecond, ratio }) =>
        `  ${game.padEnd(22)}${count(rulesMovesPerSecond)}${count(reducerMovesPerSecond)}${ratio.toFixed(0).padStart(8)}`,
    ),
    `  ${'baseline'.padEnd(34)}${count(baseline.reducerMovesPerSecond)}`,
    `anludim finds the combinations of 15 cards in ${combinations.perHand.toFixed(2)} ms`,
    'gzipped JavaScript',
    `  ${'home'.padEnd(22)}${size(bundle.home)}`,
    `  ${'any table adds'.padEnd(22)}${size(bundle.table)}`,
    ...Object.entries(bundle.games).map(([game, bytes]) => `  ${game.padEnd(22)}${size(bytes)}`),
  ].join('\n');
}
