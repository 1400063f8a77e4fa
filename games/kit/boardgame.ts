/**
 * The adapter: turns rules into a boardgame.io game definition. G is the state of the specification and nothing
 * else; seed, undo point and the events of the last move live in a plugin that never shows them to a client
 * except for what its seat may know. Turn order lives in the state and is mirrored into boardgame.io's context.
 */
import type { Ctx, Game, LogEntry, LongFormMove, Plugin, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { type DomainEvent, maskEvents, type UndoEvent } from './events';
import { advance, canUndo, type Match, parseSetup, startMatch, UNDO_MOVE } from './match';
import { freshSeed } from './random';
import type { AnyMoveCall, MoveTable, Rules } from './rules';
import { isSeat, type Seat, seatsOf, type Viewer, viewerOf } from './seat';

export const PLUGIN = 'grimoire';

/** What the plugin keeps beside G; only `view` of it leaves the master. */
interface PluginData<S, E> {
  readonly seed: string;
  readonly moves: number;
  readonly undo: Match<S>['undo'];
  /** The events of the last move, unmasked. */
  readonly events: readonly (E | UndoEvent)[];
  /** How many events each viewer had seen before them. */
  readonly seen: Partial<Record<Viewer, number>>;
}

/** What a client finds under `plugins.grimoire.data`. */
interface PluginView<E extends DomainEvent = DomainEvent> {
  /** The events of the last move that this viewer may know. */
  readonly events: readonly (E | UndoEvent)[];
  /** The number of the first of them in this viewer's own sequence. */
  readonly from: number;
  readonly canUndo: boolean;
}

interface Outcome<S> {
  readonly match: Match<S>;
  readonly events: readonly DomainEvent[];
  /** Absent after the setup. */
  readonly made?: AnyMoveCall;
}

interface PluginApi<S> {
  start(players: number, options: unknown): S;
  play(player: unknown, move: string, args: unknown): S | typeof INVALID_MOVE;
  readonly outcome: () => Outcome<S> | null;
}

type Apis<S> = { [PLUGIN]: PluginApi<S> } & Record<string, unknown>;

/** A boardgame.io game; `seed` fixes all randomness, without it the match draws its own, which cannot be guessed. */
export function toGame<S extends V & object, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  seed?: string,
): Game<S, Apis<S>> {
  const named = (name: string, flags: Partial<LongFormMove<S, Apis<S>>>): LongFormMove<S, Apis<S>> => ({
    move: ({ [PLUGIN]: api, playerID }, args: unknown) => api.play(playerID, name, args),
    client: false,
    // boardgame.io counts moves by writing to the context it was given; we have no use for the count.
    noLimit: true,
    ...flags,
  });
  const moves: Record<string, LongFormMove<S, Apis<S>>> = Object.create(null);
  for (const [name, { secret, simultaneous }] of Object.entries(rules.moves)) {
    moves[name] = named(name, { redact: secret === true, ignoreStaleStateID: simultaneous === true });
  }
  moves[UNDO_MOVE] = named(UNDO_MOVE, {});

  return {
    name: rules.id,
    ...(seed === undefined ? {} : { seed }),
    minPlayers: rules.players.min,
    maxPlayers: rules.players.max,
    disableUndo: true,
    plugins: [createPlugin(rules) as Plugin],
    validateSetupData: (options, players) => {
      const parsed = parseSetup(rules, players, options);
      return parsed.ok ? undefined : `${parsed.error.code}: ${parsed.error.message}`;
    },
    setup: ({ ctx, [PLUGIN]: api }, options) => api.start(ctx.numPlayers, options),
    moves,
    endIf: ({ G }) => rules.result(G) ?? undefined,
    playerView: ({ G, ctx, playerID }) => rules.view(G, viewerOf(playerID, ctx.numPlayers)),
  };
}

function createPlugin<S extends V & object, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
): Plugin<PluginApi<S>, PluginData<S, E>, S> {
  return {
    name: PLUGIN,
    setup: ({ game }) => ({
      seed: game.seed === undefined ? freshSeed() : String(game.seed),
      moves: 0,
      undo: null,
      events: [],
      seen: {},
    }),

    // The plugin is handed the plain state: a move would only be given immer's draft of it.
    api: ({ G, ctx, data }) => {
      let outcome: Outcome<S> | null = null;
      return {
        outcome: () => outcome,
        start: (players, options) => {
          const started = startMatch(rules, { players, options, seed: data.seed });
          if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
          outcome = started;
          return started.match.state;
        },
        play: (player, move, args) => {
          if (!isSeat(player, ctx.numPlayers)) return INVALID_MOVE;
          const { seed, moves, undo } = data;
          try {
            const advanced = advance(rules, { seed, moves, undo, state: G }, player, move, args);
            if (!advanced.ok) return INVALID_MOVE;
            outcome = advanced;
            return advanced.match.state;
          } catch (error) {
            // A bug in the rules must not take the process or the page down with it.
            console.error(`${rules.id}: ${move} failed`, error);
            return INVALID_MOVE;
          }
        },
      };
    },

    dangerouslyFlushRawState: ({ state, api, data }) => {
      const outcome = api?.outcome() ?? null;
      const next = outcome ? follow(data, outcome.match, outcome.events as E[], state.ctx.numPlayers) : data;
      return {
        ...state,
        ...(outcome?.made ? { deltalog: logged(outcome.made, state.deltalog) } : {}),
        ctx: mirror(rules, state.G, state.ctx),
        plugins: { ...state.plugins, [PLUGIN]: { data: next } },
      };
    },

    playerView: ({ data, playerID, ctx }): PluginView<E> => {
      const viewer = viewerOf(playerID, ctx.numPlayers);
      return {
        events: maskEvents(data.events, viewer),
        from: data.seen[viewer] ?? 0,
        canUndo: canUndo({ ...data, state: null }, viewer),
      };
    },
  };
}

function follow<S, E extends DomainEvent>(
  data: PluginData<S, E>,
  match: Match<S>,
  events: readonly (E | UndoEvent)[],
  players: number,
): PluginData<S, E> {
  const seen: Partial<Record<Viewer, number>> = {};
  for (const viewer of [...seatsOf(players), 'spectator'] as const) {
    seen[viewer] = (data.seen[viewer] ?? 0) + maskEvents(data.events, viewer).length;
  }
  return { seed: match.seed, moves: match.moves, undo: match.undo, events, seen };
}

/** The log keeps the arguments that count, never what else was sent with them. */
function logged({ args }: AnyMoveCall, log: readonly LogEntry[] = []): LogEntry[] {
  return log.map((entry) =>
    entry.action.type === 'MAKE_MOVE'
      ? { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: [args] } } }
      : entry,
  );
}

/** Makes a move in a state whose plugins boardgame.io has just set up: what the game definition does in its moves. */
export function playIn(
  state: State<object>,
  player: unknown,
  move: string,
  args: unknown,
): object | typeof INVALID_MOVE {
  const { api } = state.plugins[PLUGIN] as { api: PluginApi<object> };
  return api.play(player, move, args);
}

/** For the master's eyes only: the match as the kit knows it, and the events of its last move, unmasked. */
export function matchOf(state: State<object>): {
  readonly match: Match<object>;
  readonly events: readonly (DomainEvent | UndoEvent)[];
} {
  const { data } = state.plugins[PLUGIN] as { data: PluginData<object, DomainEvent> };
  const { events, seed, moves, undo } = data;
  return { match: { seed, moves, undo, state: state.G }, events };
}

/** boardgame.io's turn and active players say what the state says. */
function mirror<S extends V & object, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  state: S,
  ctx: Ctx,
): Ctx {
  const awaited = rules.publicAwaiting?.(state) ?? rules.awaiting(state);
  const activePlayers = Object.keys(awaited).length > 0 ? (awaited as Record<Seat, string>) : null;
  const owner = rules.turnOf?.(state) ?? ctx.currentPlayer;
  if (owner === ctx.currentPlayer) return { ...ctx, activePlayers };
  return {
    ...ctx,
    activePlayers,
    currentPlayer: owner,
    playOrderPos: ctx.playOrder.indexOf(owner),
    turn: ctx.turn + 1,
  };
}
