/** How fast a game's rules are by themselves, and how fast the same moves go through boardgame.io's reducer. */
import {
  type AnyRules,
  createRandom,
  type DomainEvent,
  type Effects,
  type MatchSetup,
  makeMove,
  type Random,
} from '../../games/kit';
import { toGame } from '../../games/kit/boardgame';
import { type PlayedMove, playOut, type Subject } from '../playout';
import { createReducer } from '../reducer';
import { type Variant, variantsOf } from '../variants';
import { type Contestant, measurePace, type Patience } from './pace';

/** How many random games are recorded, to be played again and again. */
const GAMES = 24;
/** In place they go by so fast that asking for the time would count: so they are played so many times in a row. */
const PASSES = 20;

export interface EngineSpeed {
  readonly game: string;
  readonly rulesMovesPerSecond: number;
  readonly reducerMovesPerSecond: number;
  readonly ratio: number;
}

interface RecordedGame {
  readonly setup: MatchSetup;
  readonly start: object;
  readonly moves: readonly PlayedMove[];
}

export function measureEngine(subject: Subject, patience: Patience): EngineSpeed {
  const { rules } = subject;
  const games = recordGames(subject);
  // First the rules alone: as in a bot's worker, nobody has frozen a state yet.
  const alone = measurePace(inPlace(rules, games), patience);
  const reduced = measurePace(inReducer(rules, games), patience);
  return {
    game: rules.id,
    rulesMovesPerSecond: alone,
    reducerMovesPerSecond: reduced,
    ratio: Math.round((alone / reduced) * 10) / 10,
  };
}

function recordGames(subject: Subject): RecordedGame[] {
  const variants = variantsOf(subject.rules);
  return Array.from({ length: GAMES }, (_, index) => {
    const setup = { ...(variants[index % variants.length] as Variant), seed: `bench ${index}` };
    const [first, ...rest] = playOut(subject, setup);
    return { setup, start: first?.match.state ?? {}, moves: rest.flatMap(({ made }) => made ?? []) };
  });
}

function countMoves(games: readonly RecordedGame[]): number {
  return games.reduce((sum, { moves }) => sum + moves.length, 0);
}

/** Check and apply, on a state that changes in place: as a search does it, which copies a state and plays on. */
function inPlace(rules: AnyRules, games: readonly RecordedGame[]): Contestant {
  const effects = new ReplayedEffects();
  return {
    moves: PASSES * countMoves(games),
    run: () => {
      for (let pass = 0; pass < PASSES; pass++) for (const game of games) replay(rules, game, effects);
    },
  };
}

function replay(rules: AnyRules, { setup, start, moves }: RecordedGame, effects: ReplayedEffects): void {
  const state = rules.copy(start);
  effects.begin(setup.seed);
  for (const { player, move, args } of moves) {
    effects.next();
    const reason = makeMove(rules, state, player, move, args, effects);
    if (reason !== null) throw new Error(`${rules.id}: ${move} is suddenly ${reason}`);
  }
}

/** The random numbers that the match had at each move, made only when asked for; nobody listens to the events. */
class ReplayedEffects implements Effects<DomainEvent> {
  private seed = '';
  private stream = 0;
  private generator: Random | null = null;

  begin(seed: string): void {
    this.seed = seed;
    this.stream = 0;
  }

  next(): void {
    this.stream++;
    this.generator = null;
  }

  get random(): Random {
    this.generator ??= createRandom(this.seed, this.stream);
    return this.generator;
  }

  reveal(): void {}
}

function inReducer(rules: AnyRules, games: readonly RecordedGame[]): Contestant {
  const tables = games.map(({ setup, moves }) => {
    const reducer = createReducer(toGame(rules, setup.seed));
    return { reducer, start: reducer.start(setup.players, setup.options), moves };
  });
  return {
    moves: countMoves(games),
    run: () => {
      for (const { reducer, start, moves } of tables) {
        let state = start;
        for (const move of moves) state = reducer.play(state, move);
        if (state.ctx.gameover === undefined)
          throw new Error(`${rules.id}: the reducer did not finish the game`);
      }
    },
  };
}
