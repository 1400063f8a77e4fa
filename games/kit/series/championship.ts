/**
 * The Championship: a knock-out between few players, seeded by drawn lots. Pure functions over JSON; stages and
 * matches count from 0, in playing order.
 */
import { isRecord } from '../args';
import type { Random } from '../random';
import { SeriesError } from './error';
import { areNames, perSide, type SeriesResult, type Sides } from './sides';

export interface ChampionshipTerms<Side extends string> {
  /** The upper name of a match plays the first side, the lower name the second. */
  readonly sides: Sides<Side>;
  readonly maxPlayers: number;
  /** The lots for the seeding, by their value. */
  readonly lots: readonly number[];
}

/** By player, the values of the lots drawn; the lists in ascending order give the seeding. */
export type Draws = Readonly<Record<string, readonly number[]>>;

export interface ChampionshipMatch<Result> {
  readonly upper: string;
  readonly lower: string;
  /** In the second game, a replay of a drawn one, the sides are swapped: seat '0' is then the lower name. */
  readonly results: readonly Result[];
  /** Null while the match is undecided. */
  readonly winner: string | null;
}

export interface ChampionshipStage<Result> {
  readonly entrants: readonly string[];
  readonly matches: readonly ChampionshipMatch<Result>[];
  /** The last entrant of an odd number, who goes straight to the next stage. */
  readonly bye: string | null;
}

export interface Championship<Result> {
  readonly kind: 'championship';
  readonly draws: Draws;
  readonly stages: readonly ChampionshipStage<Result>[];
  readonly champion: string | null;
}

/** The game to announce: who plays which side. */
export type NextGame<Side extends string> = Readonly<Record<Side, string>> & {
  readonly stage: number;
  readonly match: number;
  readonly game: number;
};

const MIN_PLAYERS = 2;
/** After so many drawn games of one match the upper name advances. */
const GAMES_PER_MATCH = 3;

export function createChampionship<Side extends string, Result extends Pick<SeriesResult, 'winner'>>({
  sides,
  maxPlayers,
  lots,
}: ChampionshipTerms<Side>) {
  type State = Championship<Result>;

  /** Everybody draws a lot; those who are tied draw again, until nobody is. */
  function championshipDraw(players: readonly string[], random: Random): Record<string, number[]> {
    checkPlayers(players);
    const drawn = new Map(players.map((player) => [player, [] as number[]]));
    let pile: number[] = [];
    let drawing = [...players];
    while (drawing.length > 0) {
      if (pile.length < drawing.length) {
        pile = [...lots];
        random.shuffle(pile);
      }
      for (const player of drawing) drawn.get(player)?.push(...pile.splice(0, 1));
      drawing = tied(drawn);
    }
    return Object.fromEntries(drawn);
  }

  /** The names from top to bottom of the sheet. */
  function championshipOrder(draws: Draws): string[] {
    checkPlayers(isRecord(draws) ? Object.keys(draws) : []);
    const drawn = new Map(Object.entries(draws));
    if (tied(drawn).length > 0) throw new SeriesError('CHAMPIONSHIP_TIED');
    return Array.from(drawn)
      .sort(([, one], [, other]) => compareLists(one, other))
      .map(([player]) => player);
  }

  function championshipStart(draws: Draws): State {
    const stages = [newStage<Result>(championshipOrder(draws))];
    return { kind: 'championship', draws, stages, champion: null };
  }

  /** The next game of the first undecided match, or null when there is a champion. */
  function championshipNext({ stages, champion }: State): NextGame<Side> | null {
    const stage = stages.length - 1;
    const matches = stages[stage]?.matches ?? [];
    const match = matches.findIndex(({ winner }) => winner === null);
    const open = matches[match];
    if (champion !== null || open === undefined) return null;
    const { upper, lower, results } = open;
    const names = isSwapped(results.length) ? perSide(sides, lower, upper) : perSide(sides, upper, lower);
    return { stage, match, game: results.length + 1, ...names };
  }

  /** After one more game of a match of the last stage; a complete stage is followed by the next, or by the champion. */
  function championshipRecord(championship: State, match: number, result: Result): State {
    if (championship.champion !== null) throw new SeriesError('CHAMPIONSHIP_COMPLETE');
    const earlier = championship.stages.slice(0, -1);
    const stage = championship.stages.at(-1);
    const open = stage?.matches[match];
    if (stage === undefined || open === undefined || open.winner !== null)
      throw new SeriesError('MATCH_NOT_OPEN');
    const played = { ...stage, matches: stage.matches.with(match, withResult(open, result)) };
    return advance({ ...championship, stages: [...earlier, played] });
  }

  /** A whole championship from its lots and results, each for the match that is next. */
  function championshipReplay(draws: Draws, results: readonly Result[]): State {
    return results.reduce(
      (championship, result) =>
        championshipRecord(championship, championshipNext(championship)?.match ?? -1, result),
      championshipStart(draws),
    );
  }

  function checkPlayers(players: readonly string[]): void {
    const fit = Array.isArray(players) && players.length >= MIN_PLAYERS && players.length <= maxPlayers;
    if (!fit || !areNames(players)) throw new SeriesError('CHAMPIONSHIP_PLAYERS');
  }

  return {
    championshipDraw,
    championshipOrder,
    championshipStart,
    championshipNext,
    championshipRecord,
    championshipReplay,
  };
}

function newStage<Result>(entrants: readonly string[]): ChampionshipStage<Result> {
  const matches: ChampionshipMatch<Result>[] = [];
  let bye: string | null = null;
  for (let at = 0; at < entrants.length; at += 2) {
    const [upper, lower] = entrants.slice(at, at + 2);
    if (upper !== undefined && lower !== undefined) matches.push({ upper, lower, results: [], winner: null });
    else bye = upper ?? null;
  }
  return { entrants, matches, bye };
}

/** Once every match of the last stage is decided: the winners in list order, the bye last, go on. */
function advance<Result>(championship: Championship<Result>): Championship<Result> {
  const { matches, bye } = championship.stages.at(-1) ?? newStage<Result>([]);
  const winners = matches.flatMap(({ winner }) => winner ?? []);
  if (winners.length < matches.length) return championship;
  const entrants = bye === null ? winners : [...winners, bye];
  const [champion, rival] = entrants;
  if (champion !== undefined && rival === undefined) return { ...championship, champion };
  return { ...championship, stages: [...championship.stages, newStage<Result>(entrants)] };
}

function withResult<Result extends Pick<SeriesResult, 'winner'>>(
  match: ChampionshipMatch<Result>,
  result: Result,
): ChampionshipMatch<Result> {
  const { upper, lower } = match;
  const results = [...match.results, result];
  const seats = isSwapped(match.results.length) ? { 0: lower, 1: upper } : { 0: upper, 1: lower };
  const last = results.length === GAMES_PER_MATCH;
  const winner = result.winner === null ? (last ? upper : null) : seats[result.winner];
  return { ...match, results, winner };
}

function isSwapped(game: number): boolean {
  return game % 2 === 1;
}

/** The players whose list of lots equals somebody else's. */
function tied(drawn: ReadonlyMap<string, readonly number[]>): string[] {
  const entries = Array.from(drawn);
  return entries
    .filter(([player, list]) =>
      entries.some(([other, their]) => other !== player && compareLists(list, their) === 0),
    )
    .map(([player]) => player);
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? Number.NEGATIVE_INFINITY);
}
