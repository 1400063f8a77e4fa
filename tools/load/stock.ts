/** boardgame.io's own clients on its own server. */
import type { Game } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type AnyRules, type Seat, seatsOf } from '../../games/kit';
import { toGame } from '../../games/kit/boardgame';
import { startChild } from './child';
import { type Counter, createCounter, type Duelist, type Side } from './side';

export async function openStock(program: string, rules: AnyRules): Promise<Side> {
  const child = await startChild(program, { GAME: rules.id });
  const lobby = new LobbyClient({ server: child.address });
  const counter = createCounter();
  const game = toGame(rules) as Game;
  return {
    openDuel: async () => {
      const { matchID } = await lobby.createMatch(rules.id, { numPlayers: 2, setupData: {} });
      const seats = await Promise.all(
        seatsOf(2).map(async (seat) => {
          const joined = await lobby.joinMatch(rules.id, matchID, { playerID: seat, playerName: seat });
          return takeSeat(game, child.address, matchID, seat, joined.playerCredentials, counter);
        }),
      );
      return seats as [Duelist, Duelist];
    },
    memory: child.memory,
    cpu: child.cpu,
    bytes: counter.total,
    close: child.stop,
  };
}

async function takeSeat(
  game: Game,
  server: string,
  matchID: string,
  seat: Seat,
  credentials: string,
  counter: Counter,
): Promise<Duelist> {
  const client = Client<object>({
    game,
    numPlayers: 2,
    matchID,
    playerID: seat,
    credentials,
    debug: false,
    multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } }),
  });
  const { transport } = client as unknown as { transport: { socket: { io: { engine: unknown } } | null } };
  let listener = (): void => undefined;
  let version = -1;
  const ready = new Promise<void>((resolve) => {
    client.subscribe((state) => {
      if (!state || state._stateID === version) return;
      version = state._stateID;
      resolve();
      listener();
    });
  });
  client.start();
  const stopCounting = counter.add(() => transport.socket?.io.engine ?? {});
  await ready;
  return {
    seat,
    view: () => client.getState()?.G ?? null,
    move: async ({ move, args }) => {
      client.moves[move]?.(args);
      return null;
    },
    listen: (next) => {
      listener = next;
    },
    close: () => {
      stopCounting();
      client.stop();
    },
  };
}
