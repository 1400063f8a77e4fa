/** The live lobby: whoever looks at it is told when a public table comes, changes or goes. */
import type { Server } from 'socket.io';
import { LOBBY_NAMESPACE, type LobbyEvents } from '../online/protocol';
import type { Hall } from './socket/hall';
import { openToListeners } from './socket/listeners';
import { parseTable } from './table/record';
import { tableCard } from './table/view';

/** A table that changes often is told about at most this often. */
const PAUSE_MS = 300;

export interface Lobby {
  /** A public table may have changed. */
  announce(id: string): void;
  close(): void;
}

export function openLobby(
  io: Server,
  hall: Pick<Hall, 'tables' | 'store' | 'limits' | 'metrics' | 'addressOf'>,
): Lobby {
  const { tables, store } = hall;
  const space = openToListeners<LobbyEvents>(io, LOBBY_NAMESPACE, hall);
  const waiting = new Map<string, NodeJS.Timeout>();
  /** What those who look on have been shown. */
  const shown = new Set<string>();

  const tell = async (id: string): Promise<void> => {
    const row = await store.read(id);
    if (row?.listed) {
      shown.add(id);
      space.emit('card', tableCard(parseTable(row.record)));
    } else if (row === null || shown.delete(id) || parseTable(row.record).public) space.emit('gone', id);
  };

  const announce = (id: string): void => {
    if (space.sockets.size === 0 || waiting.has(id)) return;
    const timer = setTimeout(() => {
      waiting.delete(id);
      // Who looks on will see it when they come again.
      tell(id).catch(() => undefined);
    }, PAUSE_MS);
    waiting.set(id, timer);
  };

  tables.subscribe(({ before, after, news }) => {
    if (news && (after.table.public || before?.table.public)) announce(after.table.id);
  });
  // What other processes do. Whether the table is in memory here says nothing: it is forgotten silently.
  store.subscribe((heard) => {
    if (heard.kind === 'table') announce(heard.id);
    if (heard.kind === 'gap') space.emit('stale');
  });

  return {
    announce,
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
