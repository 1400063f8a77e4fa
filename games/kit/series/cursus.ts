/**
 * The Cursus: a fixed number of games by the same pair, each keeping a side. Points add up, and more won games
 * earn a bonus at the end. Pure functions over JSON.
 */
import { isRecord } from '../args';
import { SeriesError } from './error';
import { areNames, perSide, type SeriesResult, type Sides } from './sides';

export interface CursusTerms<Side extends string> {
  readonly sides: Sides<Side>;
  readonly games: number;
  /** Points for whoever has won more games, once all are played. */
  readonly bonus: number;
}

interface CursusGame<Side extends string> {
  readonly scores: Readonly<Record<Side, number>>;
  /** Null: a drawn game. */
  readonly winner: Side | null;
  readonly matchId: string;
}

export interface Cursus<Side extends string> {
  readonly kind: 'cursus';
  /** Who plays each side, by name. */
  readonly players: Readonly<Record<Side, string>>;
  readonly games: readonly CursusGame<Side>[];
}

export interface CursusStanding<Side extends string> {
  readonly complete: boolean;
  readonly wins: Readonly<Record<Side, number>>;
  /** The sum of the games' scores. */
  readonly points: Readonly<Record<Side, number>>;
  readonly bonus: Side | null;
  readonly totals: Readonly<Record<Side, number>>;
  /** Null until all games are played. */
  readonly winner: Side | 'shared' | null;
}

export function createCursus<Side extends string>({ sides, games, bonus }: CursusTerms<Side>) {
  const [first, second] = sides;

  function cursusStart(players: Readonly<Record<Side, string>>): Cursus<Side> {
    const names = isRecord(players) ? [players[first], players[second]] : [];
    const [one, two] = names;
    if (!areNames(names) || one === undefined || two === undefined) throw new SeriesError('CURSUS_PLAYERS');
    return { kind: 'cursus', players: perSide(sides, one, two), games: [] };
  }

  function cursusRecord(cursus: Cursus<Side>, result: SeriesResult, matchId: string): Cursus<Side> {
    if (cursus.games.length >= games) throw new SeriesError('CURSUS_COMPLETE');
    const scores = perSide(sides, result.scores['0'], result.scores['1']);
    const winner = result.winner === null ? null : sides[result.winner === '0' ? 0 : 1];
    return { ...cursus, games: [...cursus.games, { scores, winner, matchId }] };
  }

  function cursusStanding(cursus: Cursus<Side>): CursusStanding<Side> {
    const complete = cursus.games.length >= games;
    const count = (side: Side): number => cursus.games.filter(({ winner }) => winner === side).length;
    const sum = (side: Side): number => cursus.games.reduce((total, { scores }) => total + scores[side], 0);
    const wins = perSide(sides, count(first), count(second));
    const points = perSide(sides, sum(first), sum(second));
    const rewarded = complete ? leader(wins) : null;
    const withBonus = (side: Side): number => points[side] + (side === rewarded ? bonus : 0);
    const totals = perSide(sides, withBonus(first), withBonus(second));
    const winner = complete ? (leader(totals) ?? rewarded ?? 'shared') : null;
    return { complete, wins, points, bonus: rewarded, totals, winner };
  }

  /** Strictly more, or nobody. */
  function leader(numbers: Readonly<Record<Side, number>>): Side | null {
    if (numbers[first] === numbers[second]) return null;
    return numbers[first] > numbers[second] ? first : second;
  }

  return { cursusStart, cursusRecord, cursusStanding };
}
