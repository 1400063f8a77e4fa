/** The door of everything that needs a socket: a table, and the lobby. Loaded with the pages that show them. */
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { GAMES } from '../../games';
import { settings } from '../settings';
import type { Lobby, OnlineTable } from './contract';
import { currentGuest } from './guest';
import { api, memory } from './index';
import { createLobby } from './lobby';
import { type Handshake, LOBBY_NAMESPACE, PROTOCOL } from './protocol';
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
