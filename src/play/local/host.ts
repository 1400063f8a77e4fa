/**
 * The master of one match on this device: boardgame.io's Master over a storage that holds this match alone. Clients
 * are given what their viewer may know and nothing else, neither the initial state nor boardgame.io's log.
 */
import type { CredentialedActionShape, Game, State, StorageAPI } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame, Sync } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import {
  type AnyRules,
  canUndo,
  checkMove,
  isSeat,
  type PlayedMove,
  type Seat,
  UNDO_MOVE,
  type Viewer,
} from '../../../games/kit';
import { matchOf, toGame } from '../../../games/kit/boardgame';
import { type Chronicle, createChronicle } from './chronicle';
import { type Asking, followAsking, NOBODY_ASKED } from './hot-seat';

export interface HostSetup {
  readonly rules: AnyRules;
  readonly seed: string;
  readonly options: unknown;
  readonly players: number;
}

/** What a client is sent. */
export type Delivery = ReturnType<ReturnType<typeof getFilterPlayerView>>;

export interface Host {
  readonly rules: AnyRules;
  readonly game: Game;
  readonly players: number;
  /** boardgame.io's full state: for the host's storage, never for a client. */
  readonly state: State<object>;
  readonly moves: readonly PlayedMove[];
  readonly chronicle: Chronicle;
  readonly asking: Asking;
  /** The reason why the seat may not make this move now, or null. */
  check(seat: Seat, move: string, args: unknown): string | null;
  /** Makes a move for a seat that has no client. */
  act(seat: Seat, move: string, args: object | null): string | null;
  /** Makes moves that were made before; false if one of them is illegal. */
  replay(played: readonly PlayedMove[]): boolean;
  /** Delivers to a client what the viewer may know, now and after every move, until the returned function is called. */
  connect(viewer: Viewer, listen: (delivery: Delivery) => void): () => void;
  /** An action that a client sends in the name of a seat. */
  receive(action: CredentialedActionShape.Any, stateID: number, seat: string | null): void;
}

interface Listener {
  /** boardgame.io's name of the viewer: null for a spectator. */
  readonly playerID: string | null;
  readonly listen: (delivery: Delivery) => void;
}

/** boardgame.io wants a name for the match; there is only one. */
export const MATCH_ID = 'local';

/** Throws if the options or the number of players are invalid. */
export function createHost({ rules, seed, options, players }: HostSetup): Host {
  const game = toGame(rules, seed) as Game;
  const clients = new Set<Listener>();
  const chronicle = createChronicle();
  let state: State<object> = InitializeGame({ game, numPlayers: players, setupData: options });
  let moves: readonly PlayedMove[] = [];
  let asking = followAsking(NOBODY_ASKED, {}, rules.awaiting(state.G));
  chronicle.append(matchOf(state).events);

  const master = new Master(game, new OneMatch(() => state), {
    send: ({ playerID, ...payload }) => {
      for (const client of clients) if (client.playerID === playerID) deliver(client, payload);
    },
    sendAll: (payload) => {
      for (const client of clients) deliver(client, payload);
    },
  });
  const filter = getFilterPlayerView(master.game);
  const deliver = ({ playerID, listen }: Listener, payload: Parameters<typeof filter>[1]): void =>
    listen(withoutPast(filter(playerID, payload)));

  /** A refused move leaves no entry in the log. */
  const follow = ({ deltalog, ...next }: State<object>): void => {
    const made = deltalog?.[0]?.action.payload;
    if (!made || !isSeat(made.playerID)) return;
    const [args = null] = made.args;
    asking = followAsking(asking, rules.awaiting(state.G), rules.awaiting(next.G));
    state = next;
    moves = [...moves, { player: made.playerID, move: made.type, args }];
    chronicle.append(matchOf(state).events);
  };
  // Called before the clients are told, so that whoever asks the host on their news gets the new state.
  master.subscribe(({ state: next }) => follow(next));

  const host: Host = {
    rules,
    game,
    players,
    chronicle,
    get state() {
      return state;
    },
    get moves() {
      return moves;
    },
    get asking() {
      return asking;
    },
    check: (seat, move, args) => {
      if (move !== UNDO_MOVE) return checkMove(rules, state.G, seat, move, args);
      return canUndo(matchOf(state).match, seat) ? null : 'NOTHING_TO_UNDO';
    },
    act: (seat, move, args) => {
      const reason = host.check(seat, move, args);
      if (reason !== null) return reason;
      const before = state;
      host.receive(makeMove(seat, move, args), state._stateID, seat);
      return state === before ? 'UNKNOWN_MOVE' : null;
    },
    replay: (played) => {
      // The master would set the whole machinery up again for every move.
      const reduce = CreateGameReducer({ game: master.game });
      return played.every(({ player, move, args }) => {
        const legal = host.check(player, move, args) === null;
        if (legal) follow(reduce(state, makeMove(player, move, args)));
        return legal;
      });
    },
    connect: (viewer, listen) => {
      const client = { playerID: viewer === 'spectator' ? null : viewer, listen };
      clients.add(client);
      void master.onSync(MATCH_ID, client.playerID);
      return () => clients.delete(client);
    },
    receive: (action, stateID, seat) => {
      if (seat === null) return;
      master.onUpdate(action, stateID, MATCH_ID, seat).catch((error) => console.error(rules.id, error));
    },
  };
  return host;
}

function makeMove(seat: Seat, move: string, args: object | null): CredentialedActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: move, args: [args], playerID: seat, credentials: '' } };
}

/** boardgame.io would send the initial state with all its secrets, and a log that tells who has answered what. */
function withoutPast(delivery: Delivery): Delivery {
  switch (delivery.type) {
    case 'sync': {
      const [id, info] = delivery.args;
      return { type: 'sync', args: [id, { ...info, initialState: info.state, log: [] }] };
    }
    case 'update': {
      const [id, view] = delivery.args;
      return { type: 'update', args: [id, view, []] };
    }
    default:
      return delivery;
  }
}

/** The host keeps the state, and the session saves it; boardgame.io only reads it. Synchronous, so a move is too. */
class OneMatch extends Sync {
  readonly #state: () => State;

  constructor(state: () => State) {
    super();
    this.#state = state;
  }

  override createMatch(): void {}
  override setState(): void {}
  override setMetadata(): void {}
  override wipe(): void {}

  override fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    const state = this.#state();
    const fields: Partial<StorageAPI.FetchFields> = { state, initialState: state, log: [] };
    return fields as StorageAPI.FetchResult<O>;
  }
}
