/** The ladder: every contest that our claims rest on, played once and written down as a table. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loaderOf } from '../command';
import type { Contest } from './contest';
import { ORACLE } from './contestants';
import { type Figures, figuresOf } from './figures';
import { playContest } from './processes';
import { tableOf } from './table';

/** Results that survive an interruption, one contest a line. */
const PROGRESS = 'node_modules/.cache/grimoire/ladder.jsonl';
const TABLE = 'docs/bots.md';

const MANY = 200;
const SOME = 60;
/** boardgame.io's bot needs minutes for a game with as many iterations as it ships with. */
const FEW = 20;

interface Entry {
  readonly contest: Contest;
  readonly figures: Figures;
}

export async function climbLadder(
  games: readonly string[],
  milliseconds: number,
  fresh: boolean,
): Promise<void> {
  if (fresh) rmSync(PROGRESS, { force: true });
  const contests = (await Promise.all(games.map((game) => contestsOf(game, milliseconds)))).flat();
  const entries = readProgress();
  for (const [at, contest] of contests.entries()) {
    if (figuresFor(entries, contest)) continue;
    const name = `${at + 1}/${contests.length} ${contest.game} (${contest.players}) ${contest.a} v ${contest.b}`;
    const begun = performance.now();
    const reports = await playContest(contest, (played) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (played % 10 === 0) console.error(`${name}: ${played} of ${contest.games} after ${seconds} s`);
    });
    entries.push({ contest, figures: figuresOf(contest, reports) });
    writeProgress(entries);
    console.error(`${name}: ${(100 * (entries.at(-1)?.figures.scoreA ?? 0)).toFixed(1)} %`);
  }
  const played = contests.flatMap((contest) => figuresFor(entries, contest) ?? []);
  writeFileSync(TABLE, tableOf(played, milliseconds));
}

/** Levels against each other and against boardgame.io's bots; with more players one against the level below. */
async function contestsOf(game: string, milliseconds: number): Promise<Contest[]> {
  const { min, max } = (await loaderOf(game).rules()).players;
  const contest = (a: string, b: string, count: number, players = min): Contest => ({
    game,
    players,
    a,
    b,
    games: Math.ceil(count / players) * players,
    budget: { milliseconds },
    seed: 'ladder',
  });
  const larger = Array.from({ length: max - min }, (_, more) => min + 1 + more);
  return [
    contest('archmage', 'novice', MANY),
    contest('archmage', 'apprentice', MANY),
    contest('archmage', 'bgio-mcts-fair', MANY),
    contest('archmage', 'bgio-mcts', MANY),
    contest('apprentice', 'novice', SOME),
    contest('adept', 'apprentice', SOME),
    contest('archmage', 'adept', SOME),
    contest(ORACLE, 'novice', SOME),
    contest(ORACLE, 'apprentice', SOME),
    ...larger.map((players) => contest('archmage', 'apprentice', SOME, players)),
    contest('archmage', 'bgio-mcts-1000', FEW),
  ];
}

function readProgress(): Entry[] {
  if (!existsSync(PROGRESS)) return [];
  const lines = readFileSync(PROGRESS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function writeProgress(entries: readonly Entry[]): void {
  mkdirSync(dirname(PROGRESS), { recursive: true });
  writeFileSync(PROGRESS, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

function figuresFor(entries: readonly Entry[], contest: Contest): Figures | undefined {
  const wanted = JSON.stringify(contest);
  return entries.find((entry) => JSON.stringify(entry.contest) === wanted)?.figures;
}
