/** The result of a contest in figures. */
import type { Contest, Effort, GameReport, Side } from './contest';

export interface Figures {
  readonly game: string;
  readonly players: number;
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Share of A's wins, draws as halves. */
  readonly scoreA: number;
  readonly ci95: readonly [number, number];
  /** How many points A is stronger by, as chess players count. */
  readonly elo: number;
  readonly msPerMove: Readonly<Record<Side, { readonly p50: number; readonly p95: number }>>;
  readonly playoutsPerSecond: Readonly<Record<Side, number>>;
}

/** Of the normal distribution, for 95 %. */
const Z = 1.96;

export function figuresOf({ game, players, a, b }: Contest, reports: readonly GameReport[]): Figures {
  const games = reports.length;
  const winsA = reports.filter(({ winner }) => winner === 'a').length;
  const winsB = reports.filter(({ winner }) => winner === 'b').length;
  const draws = games - winsA - winsB;
  const scoreA = (winsA + draws / 2) / games;
  const efforts = (side: Side): readonly Effort[] => reports.map(({ effort }) => effort[side]);
  return {
    game,
    players,
    a,
    b,
    games,
    winsA,
    winsB,
    draws,
    scoreA: rounded(scoreA, 4),
    ci95: wilson(scoreA, games),
    elo: eloOf(scoreA, games),
    msPerMove: { a: paceOf(efforts('a')), b: paceOf(efforts('b')) },
    playoutsPerSecond: { a: speedOf(efforts('a')), b: speedOf(efforts('b')) },
  };
}

/** Wilson's interval: sensible even when somebody won every game. */
function wilson(share: number, games: number): [number, number] {
  const weight = Z ** 2 / games;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + weight / (4 * games))) / (1 + weight);
  return [rounded(centre - reach, 4), rounded(centre + reach, 4)];
}

/** Who won every game is taken to have missed half a win. */
function eloOf(share: number, games: number): number {
  const margin = 0.5 / games;
  const bounded = Math.min(1 - margin, Math.max(margin, share));
  return Math.round(400 * Math.log10(bounded / (1 - bounded)));
}

function paceOf(efforts: readonly Effort[]): { p50: number; p95: number } {
  const times = efforts.flatMap(({ milliseconds }) => milliseconds);
  return { p50: rounded(quantile(times, 0.5), 2), p95: rounded(quantile(times, 0.95), 2) };
}

/** The median: shortly before the end of a game a playout takes no time at all. */
function speedOf(efforts: readonly Effort[]): number {
  const speeds = efforts.flatMap((effort) => effort.speeds);
  return Math.round(quantile(speeds, 0.5));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
