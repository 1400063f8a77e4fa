/** boardgame.io's own Monte Carlo bot, at our games: on the full state as it ships, or on a fair guess of it. */
import type { Ctx, Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { type AnyMoveCall, createRandom, isSeat, type Match, type Seat } from '../../games/kit';
import { PLUGIN, toGame } from '../../games/kit/boardgame';
import type { Budget } from '../../src/bots/search';
import { lightened } from '../../src/server/match/lightened';
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
  game = 'iterations' in limit ? lightened(readableGame(subject), subject.rules) : readableGame(subject),
): (match: Match<object>, seat: Seat, seed: string) => Promise<Decision> {
  const { rules, brain } = subject;
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

/** The bot reads results of one form only. */
export function readableGame({ rules }: Subject): Game {
  return {
    ...(toGame(rules, 'blank') as unknown as Game),
    endIf: ({ G }: { G: object }) => {
      if (rules.result(G) === null) return undefined;
      const [winner, another] = rules.winners(G);
      return winner !== undefined && another === undefined ? { winner } : { draw: true };
    },
  };
}

/** The match as boardgame.io would have it, with everything that its bots are handed. */
function stateOf({ rules }: Subject, blank: State, { state, seed, moves }: Match<object>): State {
  const awaited = rules.publicAwaiting?.(state) ?? rules.awaiting(state);
  return {
    ...blank,
    G: state,
    ctx: {
      ...blank.ctx,
      activePlayers: awaited as Record<string, string>,
      currentPlayer: rules.turnOf?.(state) ?? Object.keys(awaited)[0] ?? '0',
    },
    plugins: { ...blank.plugins, [PLUGIN]: { data: { seed, moves, undo: null, events: [], seen: {} } } },
  };
}
