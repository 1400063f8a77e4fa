/** Adds finished matches up: pure functions, oldest match first. */
import type { Kept } from '../../games/kit';
import { type Finished, OPPONENTS, type Opponent } from './finished';

export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Summary extends Tally {
  readonly played: number;
  /** Wins in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
}

export interface GameSummary extends Summary {
  readonly game: string;
  readonly rounds: Spread;
  /** Null if no match of this game gave points. */
  readonly points: Spread | null;
  /** The fewest rounds in which a match was won, without anybody giving up. */
  readonly quickest: number | null;
  /** The matches themselves, the latest last. */
  readonly matches: readonly Finished[];
  /** The game's own numbers, by name, and how often what was used. */
  readonly kept: { readonly numbers: Readonly<Record<string, Spread>>; readonly used: readonly Used[] };
}

interface Used {
  readonly id: string;
  readonly count: number;
}

interface Spread {
  readonly average: number;
  readonly most: number;
}

export function inOrder(matches: readonly Finished[]): readonly Finished[] {
  return matches.toSorted((one, other) => one.at - other.at);
}

export function summarise(matches: readonly Finished[]): Summary {
  let [streak, bestStreak] = [0, 0];
  for (const { outcome } of matches) {
    if (outcome === 'shared') continue;
    streak = outcome === 'won' ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { ...tally(matches), played: matches.length, streak, bestStreak };
}

/** By the strongest opponent of each match; people count as stronger than bots. */
export function byOpponent(
  matches: readonly Finished[],
): readonly (Tally & { readonly opponent: Opponent })[] {
  return OPPONENTS.map((opponent) => ({
    opponent,
    ...tally(matches.filter(({ opponents }) => strongest(opponents) === opponent)),
  })).filter(({ won, drawn, lost }) => won + drawn + lost > 0);
}

/** The games that were played, the most played first. */
export function byGame(matches: readonly Finished[]): readonly GameSummary[] {
  const games = [...new Set(matches.map(({ game }) => game))];
  return games
    .map((game) =>
      gameSummary(
        game,
        matches.filter((match) => match.game === game),
      ),
    )
    .toSorted((one, other) => other.played - one.played);
}

function gameSummary(game: string, matches: readonly Finished[]): GameSummary {
  const points = matches.flatMap((match) => (match.points ? [match.points.own] : []));
  const wins = matches.filter(({ outcome, forfeit }) => outcome === 'won' && !forfeit);
  return {
    ...summarise(matches),
    game,
    rounds: spread(matches.map(({ rounds }) => rounds)),
    points: points.length > 0 ? spread(points) : null,
    quickest: wins.length > 0 ? Math.min(...wins.map(({ rounds }) => rounds)) : null,
    matches,
    kept: keptOf(matches.flatMap(({ kept }) => kept ?? [])),
  };
}

function keptOf(all: readonly Kept[]): GameSummary['kept'] {
  const names = [...new Set(all.flatMap(({ numbers }) => Object.keys(numbers)))];
  const counts = new Map<string, number>();
  for (const { used } of all) {
    for (const [id, count] of Object.entries(used)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return {
    numbers: Object.fromEntries(
      names.map((name) => [name, spread(all.flatMap(({ numbers }) => numbers[name] ?? []))]),
    ),
    used: [...counts].map(([id, count]) => ({ id, count })).toSorted((one, other) => other.count - one.count),
  };
}

function tally(matches: readonly Finished[]): Tally {
  const count = (wanted: keyof Tally) => matches.filter(({ outcome }) => outcome === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

function strongest(opponents: readonly Opponent[]): Opponent | undefined {
  return OPPONENTS.findLast((one) => opponents.includes(one));
}

function spread(values: readonly number[]): Spread {
  const sum = values.reduce((total, value) => total + value, 0);
  return { average: sum / values.length, most: Math.max(...values) };
}
