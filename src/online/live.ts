/** The door of everything that needs a socket: a table, the lobby, the news of a series. Loaded with the pages that show them. */
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { GAMES } from '../../games';
import { settings } from '../settings';
import type { Lobby, OnlineTable } from './contract';
import { currentGuest } from './guest';
import { api, memory } from './index';
import { createLobby } from './lobby';
import {
  type Handshake,
  LOBBY_NAMESPACE,
  PROTOCOL,
  SERIES_NAMESPACE,
  type SeriesEvents,
  type SeriesHandshake,
} from './protocol';
import { createOnlineTable } from './table/table';

export type * from './contract';

const SOCKET: Partial<ManagerOptions & SocketOptions> = {
  autoConnect: false,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 500,
  reconnectionDelayMax: 3000,
};

export function openOnlineTable(id: string): OnlineTable {
  return createOnlineTable(id, {
    api,
    memory,
    games: GAMES,
    connect: (game) =>
      io(`/${game}`, {
        ...SOCKET,
        auth: (send: (shown: Handshake) => void) => send(handshake()),
      }),
    guest: currentGuest,
    reactionWish: () => settings.getState().reactions,
    onReactionWish: (listener) =>
      settings.subscribe((now, before) => {
        if (now.reactions !== before.reactions) listener();
      }),
    now: Date.now,
  });
}

/** In the gallery one is called by the name of the settings, or not at all. */
function handshake(): Handshake {
  const guest = currentGuest();
  return { protocol: PROTOCOL, ...(guest.name !== '' && { guest }) };
}

export function openLobby(game: string | null): Lobby {
  const auth: Handshake = { protocol: PROTOCOL };
  return createLobby({ api, game, connect: () => io(LOBBY_NAMESPACE, { ...SOCKET, auth }) });
}

/** Calls back when the series has changed, or may have while the connection was lost; the answer ends it. */
export function hearOfSeries(series: string, onNews: () => void): () => void {
  const auth: SeriesHandshake = { protocol: PROTOCOL, series };
  const socket: Socket<SeriesEvents> = io(SERIES_NAMESPACE, { ...SOCKET, auth });
  socket.on('connect', onNews);
  socket.on('news', onNews);
  socket.connect();
  return () => {
    socket.close();
  };
}
