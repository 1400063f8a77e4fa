/** Many games, by chance or by bots, with every invariant checked after every move, added up. */
import { type MatchSetup, seatsOf } from '../games/kit';
import { type PlayedMove, type Position, playOut, type Subject } from './playout';
import { type Variant, variantsOf } from './variants';

export interface Summary {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly moves: number;
  readonly averageLength: number;
  /** By seat; a shared victory counts for each. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly violations: number;
  readonly playoutsPerSecond: number;
}

/** A game that went wrong: the same seed and setup show it again. */
export interface Violation extends Variant {
  readonly game: string;
  readonly seed: string;
  readonly problems: readonly string[];
  readonly moves: readonly PlayedMove[];
}

/** Every position of one game: the same for the same setup. */
export type Play = (subject: Subject, setup: MatchSetup) => Iterable<Position> | AsyncIterable<Position>;

/** Plays the games, in turn with every number of players and every combination of options. */
export async function simulate(
  subject: Subject,
  games: number,
  seed: string,
  report: (violation: Violation) => void,
  play: Play = playOut,
): Promise<Summary> {
  const { rules } = subject;
  const variants = variantsOf(rules);
  const wins = Object.fromEntries(seatsOf(rules.players.max).map((seat) => [seat, 0]));
  let moves = 0;
  let draws = 0;
  let violations = 0;
  const started = performance.now();
  for (let index = 0; index < games; index++) {
    const setup = { ...(variants[index % variants.length] as Variant), seed: `${seed}/${index}` };
    const played = await playChecked(subject, setup, play);
    moves += played.moves.length;
    if (played.problems.length > 0) {
      violations++;
      report({ game: rules.id, ...setup, problems: played.problems, moves: played.moves });
      continue;
    }
    for (const seat of played.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    if (played.winners.length === 0) draws++;
  }
  return {
    game: rules.id,
    seed,
    games,
    moves,
    averageLength: hundredths(moves / games),
    wins,
    draws,
    violations,
    playoutsPerSecond: hundredths((games / (performance.now() - started)) * 1000),
  };
}

/** One game up to its end or its first violation. */
async function playChecked(subject: Subject, setup: Variant & { readonly seed: string }, play: Play) {
  const { rules } = subject;
  const moves: PlayedMove[] = [];
  try {
    let state: object = {};
    for await (const { match, made } of play(subject, setup)) {
      state = match.state;
      if (made) moves.push(made);
      const problems = rules.invariants(state);
      if (problems.length > 0) return { problems, moves, winners: [] };
    }
    return { problems: [], moves, winners: rules.winners(state) };
  } catch (error) {
    return { problems: [`${error}`], moves, winners: [] };
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
