/** A seat at the table: one boardgame.io client that is given what its viewer may know, and moves for its actor. */
import type { CredentialedActionShape, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Transport } from 'boardgame.io/internal';
import type { Seat, Viewer } from '../../../games/kit';
import { type Host, MATCH_ID } from './host';

export interface TakenSeat {
  readonly viewer: Viewer;
  readonly actor: Seat | null;
  /** What the client shows. */
  readonly view: object;
  play(move: string, args: object | null): void;
  leave(): void;
}

/** The actor is the viewer, or somebody who decides before everybody's eyes. */
export function takeSeat(host: Host, viewer: Viewer, actor: Seat | null): TakenSeat {
  const client = Client<object>({
    game: host.game,
    debug: false,
    numPlayers: host.players,
    matchID: MATCH_ID,
    ...(actor === null ? {} : { playerID: actor }),
    multiplayer: (options) => new SeatTransport(options, host, viewer),
  });
  let view: object = {};
  const unsubscribe = client.subscribe((state) => {
    if (state) view = state.G;
  });
  client.start();
  return {
    viewer,
    actor,
    get view() {
      return view;
    },
    play: (move, args) => client.moves[move]?.(args),
    leave: () => {
      unsubscribe();
      client.stop();
    },
  };
}

/** The wire between a client and the host of this page. */
class SeatTransport extends Transport {
  readonly #host: Host;
  readonly #viewer: Viewer;
  #disconnect = (): void => undefined;

  constructor(options: ConstructorParameters<typeof Transport>[0], host: Host, viewer: Viewer) {
    super(options);
    this.#host = host;
    this.#viewer = viewer;
  }

  override connect(): void {
    this.#disconnect();
    this.#disconnect = this.#host.connect(this.#viewer, (delivery) => this.notifyClient(delivery));
    this.setConnectionStatus(true);
  }

  override disconnect(): void {
    this.#disconnect();
    this.setConnectionStatus(false);
  }

  override sendAction(state: State, action: CredentialedActionShape.Any): void {
    this.#host.receive(action, state._stateID, this.playerID);
  }

  override requestSync(): void {
    this.connect();
  }

  // A client never changes its match or its player (that would show it another hand), and nobody chats here.
  override updateMatchID(): void {}
  override updatePlayerID(): void {}
  override updateCredentials(): void {}
  override sendChatMessage(): void {}
}
