/** The ladder: every contest that our claims rest on, played once and written down as a table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gameIds, loaderOf } from '../command';
import type { Contest } from './contest';
import { ORACLE } from './contestants';
import { type Figures, figuresOf } from './figures';
import { playContest } from './processes';
import { tableOf } from './table';
import { wantedOf } from './wanted';

/** What has been played, one contest a line: a ladder takes hours, and goes on where it was interrupted. */
const PROGRESS = 'docs/bots.jsonl';
const TABLE = 'docs/bots.md';

const LOWER = ['novice', 'apprentice'];
const BOARDGAME_IO = ['bgio-mcts-fair', 'bgio-mcts'];
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
  const contests = (await Promise.all(games.map((game) => contestsOf(game, milliseconds)))).flat();
  const kept = readProgress().filter(({ contest }) => !(fresh && games.includes(contest.game)));
  await writeDown(kept, milliseconds);
  for (const [at, contest] of contests.entries()) {
    const known = readProgress();
    if (figuresFor(known, contest) || isIdle(contest, known)) continue;
    const name = `${at + 1}/${contests.length} ${contest.game} (${contest.players}) ${contest.a} v ${contest.b}`;
    const begun = performance.now();
    const reports = await playContest(contest, (played) => {
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (played % 10 === 0) console.error(`${name}: ${played} of ${contest.games} after ${seconds} s`);
    });
    const figures = figuresOf(contest, reports);
    // Somebody else may have played another game's contests in the meantime.
    await writeDown([...readProgress(), { contest, figures }], milliseconds);
    console.error(`${name}: ${(100 * figures.scoreA).toFixed(1)} %`);
  }
}

/** How far luck goes is only asked where the strongest did not win as often as wanted. */
function isIdle(contest: Contest, entries: readonly Entry[]): boolean {
  if (contest.a !== ORACLE) return false;
  const known = entries.find(
    ({ contest: { game, players, a, b } }) =>
      game === contest.game && players === contest.players && a === 'archmage' && b === contest.b,
  );
  return known !== undefined && known.figures.scoreA >= (wantedOf(known.figures) ?? 0);
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
    contest('apprentice', 'novice', SOME),
    contest('adept', 'apprentice', SOME),
    contest('archmage', 'adept', SOME),
    ...LOWER.map((rival) => contest('archmage', rival, MANY)),
    // A deal is played from every seat: so many games would be a handful of deals, and a matter of luck.
    ...larger.map((players) => contest('archmage', 'apprentice', SOME * players, players)),
    ...BOARDGAME_IO.map((rival) => contest('archmage', rival, MANY)),
    ...[...LOWER, 'adept', ...BOARDGAME_IO].map((rival) => contest(ORACLE, rival, SOME)),
    contest('archmage', 'bgio-mcts-1000', FEW),
  ];
}

function readProgress(): Entry[] {
  if (!existsSync(PROGRESS)) return [];
  const lines = readFileSync(PROGRESS, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** The page tells of every game, also of those that were played another time. */
async function writeDown(entries: readonly Entry[], milliseconds: number): Promise<void> {
  writeFileSync(PROGRESS, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  const contests = (await Promise.all(gameIds().map((game) => contestsOf(game, milliseconds)))).flat();
  const played = contests.flatMap((contest) => figuresFor(entries, contest) ?? []);
  writeFileSync(TABLE, tableOf(played, milliseconds));
}

function figuresFor(entries: readonly Entry[], contest: Contest): Figures | undefined {
  const wanted = JSON.stringify(contest);
  return entries.find((entry) => JSON.stringify(entry.contest) === wanted)?.figures;
}
