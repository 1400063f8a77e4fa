/** Where a series stands: its sheet, the games to be played now, and at the end the podium. */
import { type Random, SEATS, type Seat } from '../../games/kit';
import {
  areNames,
  type BestStanding,
  bestSeats,
  bestStanding,
  type Championship,
  type CursusStanding,
  createChampionship,
  createCursus,
  type DrawCounts,
  type Draws,
  SeriesError,
} from '../../games/kit/series';
import { BRACKET_MAX, type SeriesTerms, seriesTerms } from '../../games/series';
import type { OpenGame, Participant, PlayedGame, Series, SeriesPlan } from './plan';

export type SideSeat = '0' | '1';
const SIDES = ['0', '1'] as const;

export interface BracketResult {
  readonly match: string;
  readonly winner: SideSeat | null;
  /** Whoever lost had stayed away. */
  readonly walkover: boolean;
}

/** A game of a best-of: who sat where, and who won. */
interface BestGame {
  readonly match: string;
  readonly seats: readonly string[];
  readonly winners: readonly string[];
  readonly points: readonly number[] | null;
  readonly walkover: boolean;
}

interface CursusGame {
  readonly match: string;
  readonly scores: Readonly<Record<SideSeat, number>>;
  readonly winner: SideSeat | null;
  readonly walkover: boolean;
}

export type SeriesSheet =
  | {
      readonly kind: 'best';
      readonly games: readonly BestGame[];
      /** What a drawn game counts. */
      readonly draws: DrawCounts;
      readonly standing: BestStanding;
    }
  | {
      readonly kind: 'cursus';
      readonly games: readonly CursusGame[];
      /** How many there are in all. */
      readonly of: number;
      readonly bonus: number;
      readonly standing: CursusStanding<SideSeat>;
    }
  | { readonly kind: 'bracket'; readonly bracket: Championship<BracketResult> };

export interface SeriesStatus {
  readonly sheet: SeriesSheet;
  readonly open: readonly OpenGame[];
  /** The first, the second and the third, several where they are level; empty before the end. */
  readonly podium: readonly (readonly string[])[];
}

/** Throws a SeriesError where the series cannot be. */
export function statusOf(series: Series): SeriesStatus {
  switch (series.plan.form.kind) {
    case 'best':
      return bestStatus(series, series.plan.form.games);
    case 'cursus':
      return cursusStatus(series);
    case 'bracket':
      return bracketStatus(series);
  }
}

/** The lots of a bracket. */
export function drawLots(plan: SeriesPlan, random: Random): Draws | null {
  if (plan.form.kind !== 'bracket') return null;
  return championshipOf(plan).championshipDraw(namesOf(plan), random);
}

function bestStatus({ plan, played }: Series, of: Parameters<typeof bestStanding>[1]): SeriesStatus {
  const names = namesOf(plan);
  if (names.length < 2 || !areNames(names)) throw new SeriesError('SERIES_PLAYERS');
  const games = played.map(({ match, winners, points, walkover = false }, at): BestGame => {
    const seats = bestSeats(names, at);
    const named = winners.map((seat) => seats[SEATS.indexOf(seat)] ?? '');
    return { match, seats, winners: named, points, walkover };
  });
  const won = games.map(({ winners }) => winners);
  const { draws } = seriesTerms(plan.game);
  const standing = bestStanding(names, of, won, draws);
  const before = bestStanding(names, of, won.slice(0, -1), draws);
  if (games.length > 0 && before.complete) throw new SeriesError('SERIES_COMPLETE');
  const open = standing.complete ? [] : [openGame(plan, 0, 0, games.length, bestSeats(names, games.length))];
  const podium = standing.complete ? ranks(names, standing.points) : [];
  return { sheet: { kind: 'best', games, draws, standing }, open, podium };
}

function cursusStatus({ plan, played }: Series): SeriesStatus {
  const { cursus: terms } = seriesTerms(plan.game);
  if (terms === null) throw new SeriesError('CURSUS_PLAYERS');
  const { cursusStart, cursusRecord, cursusStanding } = createCursus({ sides: SIDES, ...terms });
  const names = namesOf(plan);
  const [first = '', second = ''] = names;
  if (names.length !== SIDES.length) throw new SeriesError('CURSUS_PLAYERS');
  const cursus = played.reduce(
    (sum, game) => cursusRecord(sum, { winner: winnerOf(game), scores: scoresOf(game) }, game.match),
    cursusStart({ 0: first, 1: second }),
  );
  const standing = cursusStanding(cursus);
  const games = cursus.games.map(({ matchId: match, scores, winner }, at) => ({
    match,
    scores,
    winner,
    walkover: played[at]?.walkover ?? false,
  }));
  const open = standing.complete ? [] : [openGame(plan, 0, 0, games.length, names)];
  const podium =
    standing.winner === null
      ? []
      : standing.winner === 'shared'
        ? [names]
        : standing.winner === '0'
          ? [[first], [second]]
          : [[second], [first]];
  const sheet = { kind: 'cursus', games, of: terms.games, bonus: terms.bonus, standing } as const;
  return { sheet, open, podium };
}

function bracketStatus({ plan, draws, played }: Series): SeriesStatus {
  const { championshipStart, championshipRecord } = championshipOf(plan);
  const drawn = draws ?? {};
  const names = namesOf(plan);
  if (Object.keys(drawn).length !== names.length || names.some((name) => !Object.hasOwn(drawn, name)))
    throw new SeriesError('CHAMPIONSHIP_PLAYERS');
  const bracket = played.reduce(
    (sum, { match, pairing, walkover = false, ...game }) =>
      championshipRecord(sum, pairing, { match, winner: winnerOf(game), walkover }),
    championshipStart(drawn),
  );
  const stage = bracket.stages.length - 1;
  const matches = bracket.champion === null ? (bracket.stages[stage]?.matches ?? []) : [];
  const open = matches.flatMap(({ upper, lower, results, winner }, pairing) => {
    if (winner !== null) return [];
    // A replay of a drawn game is played with the seats exchanged, a third one with those of the first.
    const seats = results.length % 2 === 1 ? [lower, upper] : [upper, lower];
    return [openGame(plan, stage, pairing, results.length, seats)];
  });
  return { sheet: { kind: 'bracket', bracket }, open, podium: bracketPodium(bracket) };
}

/** The champion, the other finalist, and whoever lost in the stage before the final. */
function bracketPodium({ stages, champion }: Championship<BracketResult>): string[][] {
  if (champion === null) return [];
  const losers = stages.map(({ matches }) =>
    matches.map(({ upper, lower, winner }) => (winner === upper ? lower : upper)),
  );
  return [[champion], losers.at(-1) ?? [], losers.at(-2) ?? []].filter((place) => place.length > 0);
}

function championshipOf({ game }: SeriesPlan) {
  const { lots }: SeriesTerms = seriesTerms(game);
  return createChampionship<SideSeat, BracketResult>({ sides: SIDES, maxPlayers: BRACKET_MAX, lots });
}

/** Best first; who has the same number of points shares a place. */
function ranks(names: readonly string[], points: readonly number[]): string[][] {
  const values = [...new Set(points)].sort((one, other) => other - one);
  return values.map((value) => names.filter((_, at) => points[at] === value));
}

function openGame(
  plan: SeriesPlan,
  stage: number,
  pairing: number,
  game: number,
  names: readonly string[],
): OpenGame {
  const seats = names.flatMap((name): Participant[] => {
    const found = plan.players.find((player) => player.name === name);
    return found ? [found] : [];
  });
  return { key: `${stage}.${pairing}.${game}`, stage, pairing, game, seats };
}

/** Nobody, or more than one: a draw. */
function winnerOf({ winners }: Pick<PlayedGame, 'winners'>): SideSeat | null {
  const [first, second] = winners;
  return second === undefined && isSide(first) ? first : null;
}

function isSide(seat: Seat | undefined): seat is SideSeat {
  return seat === '0' || seat === '1';
}

function scoresOf({ points }: PlayedGame): Record<SideSeat, number> {
  return { 0: points?.[0] ?? 0, 1: points?.[1] ?? 0 };
}

function namesOf({ players }: SeriesPlan): readonly string[] {
  return players.map(({ name }) => name);
}
