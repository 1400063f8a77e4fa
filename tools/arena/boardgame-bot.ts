/** boardgame.io's own Monte Carlo bot, at our games: on the full state as it ships, or on a fair guess of it. */
import type { ActionShape, Ctx, Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import {
  type AnyMoveCall,
  type AnyRules,
  createRandom,
  isSeat,
  type Match,
  type Random,
  type Seat,
} from '../../games/kit';
import { PLUGIN, toGame } from '../../games/kit/boardgame';
import type { Budget } from '../../src/bots/search';
import { apply } from '../../src/bots/search/table';
import type { Subject } from '../playout';
import { createReducer } from '../reducer';
import { processorTime } from './processor';

interface Decision {
  readonly call: AnyMoveCall;
  readonly playouts: number;
}

/** Stops when its time is up: by itself it only counts iterations. */
class PunctualBot extends MCTSBot {
  playouts = 0;
  deadline = Number.POSITIVE_INFINITY;

  override playout(node: Parameters<MCTSBot['playout']>[0]): ReturnType<MCTSBot['playout']> {
    this.playouts++;
    const outcome = super.playout(node);
    if (processorTime() >= this.deadline) this.iterationCounter = Number.POSITIVE_INFINITY;
    return outcome;
  }
}

export function monteCarlo(
  subject: Subject,
  players: number,
  limit: Budget,
  cheats: boolean,
  // Where only iterations count, boardgame.io may be quick; where time does, it is as it ships.
  quick = 'iterations' in limit,
): (match: Match<object>, seat: Seat, seed: string) => Promise<Decision> {
  const { rules, brain } = subject;
  const game = readableGame(subject);
  const blank = createReducer(game).start(players);
  return async (match, seat, seed) => {
    const started = processorTime();
    const random = createRandom(seed);
    const enumerate = (G: object, _ctx: Ctx, player: string) =>
      isSeat(player) && rules.awaiting(G)[player] !== undefined
        ? brain.candidates(G, player, random).map(({ move, args }) => ({ move, args: [args] }))
        : [];
    const [only, another] = brain.candidates(rules.view(match.state, seat), seat, random);
    if (only && !another) return { call: only, playouts: 0 };
    const iterations = 'iterations' in limit ? limit.iterations : Number.MAX_SAFE_INTEGER;
    const bot = new PunctualBot({ game, enumerate, iterations, seed });
    if (quick) Object.assign(bot, { reducer: quickReducer(subject, cheats ? match.seed : seed) });
    if ('milliseconds' in limit) bot.deadline = started + limit.milliseconds;
    const thought = cheats
      ? match
      : { ...match, seed, moves: 0, state: brain.sample(rules.view(match.state, seat), seat, random) };
    const { action } = await bot.play(stateOf(subject, blank, thought), seat);
    if (action?.type !== 'MAKE_MOVE') throw new Error(`${rules.id}: boardgame.io's bot has no move`);
    const { type: move, args } = action.payload;
    return { call: { move, args: args?.[0] ?? null }, playouts: bot.playouts };
  };
}

function readableGame({ rules }: Subject): Game {
  return {
    ...(toGame(rules, 'blank') as unknown as Game),
    endIf: ({ G }: { G: object }) => readableResult(rules, G),
  };
}

/** The bot reads results of one form only. */
function readableResult(rules: AnyRules, state: object): object | undefined {
  if (rules.result(state) === null) return undefined;
  const [winner, another] = rules.winners(state);
  return winner !== undefined && another === undefined ? { winner } : { draw: true };
}

/** What boardgame.io's reducer makes of a move that its bot enumerated, as far as the bot looks at it. */
function quickReducer({ rules }: Subject, seed: string) {
  return (before: State<object>, { payload }: ActionShape.MakeMove): State<object> => {
    const { type: move, args, playerID } = payload;
    if (!isSeat(playerID)) throw new Error(`nobody sits at ${playerID}`);
    const state = rules.copy(before.G);
    const moves = before._stateID + 1;
    let random: Random | null = null;
    apply(
      rules,
      state,
      playerID,
      { move, args: args?.[0] ?? null },
      {
        get random() {
          random ??= createRandom(seed, moves);
          return random;
        },
        reveal: () => undefined,
      },
    );
    return { ...before, G: state, ctx: contextOf(rules, state, before.ctx), _stateID: moves };
  };
}

function contextOf(rules: AnyRules, state: object, before: Ctx): Ctx {
  const awaited = rules.publicAwaiting?.(state) ?? rules.awaiting(state);
  const [first] = Object.keys(awaited);
  return {
    ...before,
    activePlayers: first === undefined ? null : (awaited as Record<string, string>),
    currentPlayer: rules.turnOf?.(state) ?? before.currentPlayer,
    gameover: readableResult(rules, state),
  };
}

/** The match as boardgame.io would have it, with everything that its bots are handed. */
function stateOf({ rules }: Subject, blank: State, { state, seed, moves }: Match<object>): State {
  return {
    ...blank,
    G: state,
    ctx: contextOf(rules, state, blank.ctx),
    _stateID: moves,
    plugins: { ...blank.plugins, [PLUGIN]: { data: { seed, moves, undo: null, events: [], seen: {} } } },
  };
}
