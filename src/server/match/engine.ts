/**
 * A game as the server plays it: boardgame.io's master, reducer and player-view filter over states that somebody else
 * keeps. Nothing here remembers a match, and nothing is sent: whoever calls stores first and tells afterwards.
 */
import type { CredentialedActionShape, Game, State, StorageAPI } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame, Sync } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import {
  type AnyRules,
  canUndo,
  checkMove,
  type DomainEvent,
  parseSetup,
  type Seat,
  type SetupError,
  seatsOf,
  UNDO_MOVE,
  type UndoEvent,
  type Viewer,
} from '../../../games/kit';
import { matchOf, toGame } from '../../../games/kit/boardgame';
import type { Position } from '../../online/protocol';
import { lightened } from './lightened';

export type MatchState = State<object>;
export type Events = readonly (DomainEvent | UndoEvent)[];

export interface Made {
  readonly player: Seat;
  readonly move: string;
  readonly args: object | null;
  readonly events: Events;
}

type Played =
  | { readonly ok: true; readonly state: MatchState; readonly made: Made }
  | { readonly ok: false; readonly reason: string };

export interface Engine {
  readonly rules: AnyRules;
  /** Why a match cannot be set up so, or null. */
  refusal(options: unknown, players: number): SetupError | null;
  /** Only with what was not refused. */
  start(options: unknown, players: number, seed: string): { state: MatchState; events: Events };
  play(state: MatchState, seat: Seat, move: string, args: unknown): Played;
  position(state: MatchState, viewer: Viewer): Position;
  viewers(state: MatchState): readonly Viewer[];
}

/** boardgame.io wants a name for the match; the master never has more than the one in its hands. */
const MATCH_ID = 'match';

export function createEngine(rules: AnyRules): Engine {
  const hands = new Hands();
  const master = new Master(lightened(toGame(rules) as Game, rules), hands, {
    send: () => undefined,
    sendAll: () => undefined,
  });
  const filter = getFilterPlayerView(master.game);

  return {
    rules,
    refusal: (options, players) => {
      const parsed = parseSetup(rules, players, options);
      return parsed.ok ? null : parsed.error;
    },

    start: (options, players, seed) => {
      const state = InitializeGame({
        game: toGame(rules, seed) as Game,
        numPlayers: players,
        setupData: options,
      });
      return { state, events: matchOf(state).events };
    },

    play: (state, seat, move, args) => {
      const reason = refusalOf(rules, state, seat, move, args);
      if (reason !== null) return { ok: false, reason };
      hands.state = state;
      // The storage is synchronous, and so is the master: the new state is there when the call is back.
      void master.onUpdate(makeMove(seat, move, args), state._stateID, MATCH_ID, seat);
      const next = hands.state;
      // What the rules allowed and could not do is a bug, which the adapter has logged.
      if (next._stateID === state._stateID) return { ok: false, reason: 'FAILED' };
      const [counted = null] = hands.log[0]?.action.payload.args ?? [];
      const made = { player: seat, move, args: counted, events: matchOf(next).events };
      return { ok: true, state: next, made };
    },

    position: (state, viewer) => {
      const playerID = viewer === 'spectator' ? null : viewer;
      const delivery = filter(playerID, { type: 'update', args: [MATCH_ID, state] });
      const { G, ctx, plugins } = delivery.args[1] as MatchState;
      return { G, ctx, canUndo: plugins.grimoire?.data.canUndo === true };
    },

    viewers: ({ ctx }) => [...seatsOf(ctx.numPlayers), 'spectator'],
  };
}

function refusalOf(
  rules: AnyRules,
  state: MatchState,
  seat: Seat,
  move: string,
  args: unknown,
): string | null {
  if (move !== UNDO_MOVE) return checkMove(rules, state.G, seat, move, args);
  if (rules.result(state.G) !== null) return 'GAME_OVER';
  return canUndo(matchOf(state).match, seat) ? null : 'NOTHING_TO_UNDO';
}

function makeMove(seat: Seat, move: string, args: unknown): CredentialedActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: move, args: [args], playerID: seat, credentials: '' } };
}

/** boardgame.io's storage: the state that was put into its hands, and after a move the next one. */
class Hands extends Sync {
  state: MatchState = {} as MatchState;
  log: NonNullable<State['deltalog']> = [];

  override fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    const fields: Partial<StorageAPI.FetchFields> = { state: this.state, log: [] };
    return fields as StorageAPI.FetchResult<O>;
  }

  override setState(_: string, state: State, log: State['deltalog'] = []): void {
    this.state = state;
    this.log = log;
  }

  override createMatch(): void {}
  override setMetadata(): void {}
  override wipe(): void {}
}
