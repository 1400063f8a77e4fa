/** npm run -s trace -- --game <id> …: one random game as JSON lines, the same bytes for the same seed. */
import { freshSeed, parseSetup } from '../games/kit';
import { loadSubject, readCount, readOptions, runCommand, UsageError } from './command';
import { playOut } from './playout';

const USAGE = `npm run -s trace -- --game <id> [--players n] [--seed s] [--options '<json>']`;

await runCommand(USAGE, async (args) => {
  const given = readOptions(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
  });
  if (given.game === undefined) throw new UsageError('--game is needed');
  const subject = await loadSubject(given.game);
  const { rules } = subject;
  const players = given.players === undefined ? rules.players.min : readCount('players', given.players);
  const seed = given.seed ?? freshSeed();
  const parsed = parseSetup(
    rules,
    players,
    given.options === undefined ? undefined : readJson(given.options),
  );
  if (!parsed.ok) throw new UsageError(`${parsed.error.code}: ${parsed.error.message}`);
  const { options } = parsed;

  let end: object = {};
  for (const { match, made } of playOut(subject, { players, options, seed })) {
    end = match.state;
    print(made ? { ...made, state: end } : { game: rules.id, players, options, seed, state: end });
  }
  print({ result: rules.result(end) });
  return 0;
});

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options is not JSON: ${text}`);
  }
}
