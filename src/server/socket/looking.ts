/** Looking at a table: who may, through whose eyes, and what they are shown when they come. */
import type { Seat } from '../../../games/kit';
import { refuseUnless } from '../refused';
import { type Loaded, seatAt } from '../table/record';
import { holderOf } from '../table/secret';
import { isOpenToAll, tableView } from '../table/view';
import { chronicleOf, ourSync, stockSync } from './delivery';
import type { Hall } from './hall';
import { parseSync, type SyncPacket } from './packet';
import { type GameSocket, type Look, room, viewerRoom } from './rooms';

export interface Looking {
  look(socket: GameSocket, packet: readonly unknown[]): Promise<void>;
  /** The socket looks at nothing any more. */
  turnAway(socket: GameSocket): void;
  /** Sends away whoever of them no longer holds the seat, and the gallery when it is closed. */
  removeStrangers(sockets: readonly GameSocket[], loaded: Loaded): void;
  /** The whole position, and the log up to it. */
  sendPosition(socket: GameSocket, have: number): Promise<void>;
}

export function createLooking(game: string, hall: Hall): Looking {
  const { tables, store, register, limits, world } = hall;

  const look = async (socket: GameSocket, raw: readonly unknown[]): Promise<void> => {
    const packet = parseSync(raw);
    refuseUnless(packet !== undefined, 'BAD_REQUEST');
    limits.spend('sync', socket.id);
    try {
      await sitDown(socket, packet);
    } finally {
      // Who is not let in leaves no table behind.
      tables.release(packet.table);
    }
  };

  const sitDown = async (socket: GameSocket, packet: SyncPacket): Promise<void> => {
    const { table: id, seat, credentials, have } = packet;
    const loaded = await tables.load(id);
    refuseUnless(loaded !== null && loaded.table.game === game, 'TABLE_NOT_FOUND');
    const holder = seat === null ? null : holderOf(loaded.table, { seat, credentials: credentials ?? '' });
    const viewer = seat ?? 'spectator';
    if (viewer === 'spectator') refuseUnless(isOpenToAll(loaded.table), 'GALLERY_CLOSED');
    if (!socket.connected) return;
    seatBefore(socket, { id, viewer, credentials, hash: holder?.hash ?? null });
    const table = tableView(loaded.table, register.of(loaded.table), world.now());
    socket.emit('table', table, { viewer, reactions: holder?.wish ?? 'touched' });
    await Promise.all([sendChats(socket, loaded), sendPosition(socket, have)]);
  };

  const seatBefore = (socket: GameSocket, wanted: Omit<Look, 'leave'>): void => {
    const { id, viewer, hash } = wanted;
    const { look: known, client, guest } = socket.data;
    if (known?.id === id && known.viewer === viewer && known.hash === hash) return;
    turnAway(socket);
    const name = guest?.name ?? null;
    // The others are told; who comes is shown the table anyway.
    const leave = register.enter(id, viewer, name);
    const rooms = [room(id, 'all'), room(id, client), viewerRoom(id, viewer, client)];
    socket.join([...rooms, room(id, viewer === 'spectator' ? 'gallery' : 'players')]);
    socket.data.look = { ...wanted, leave };
  };

  const turnAway = (socket: GameSocket): void => {
    const { look: known } = socket.data;
    if (known === null) return;
    socket.data.look = null;
    for (const one of socket.rooms) if (one !== socket.id) socket.leave(one);
    known.leave();
    tables.release(known.id);
  };

  const removeStrangers = (sockets: readonly GameSocket[], { table }: Loaded): void => {
    for (const socket of sockets) {
      const { look: known } = socket.data;
      if (known === null) continue;
      const seat = known.viewer === 'spectator' ? null : seatAt(table, known.viewer as Seat);
      const entitled =
        seat === null ? isOpenToAll(table) : seat?.kind === 'person' && seat.hash === known.hash;
      if (entitled) continue;
      turnAway(socket);
      socket.emit('refused', 'sync', seat === null ? 'GALLERY_CLOSED' : 'MOVED');
    }
  };

  const sendChats = async (socket: GameSocket, { table }: Loaded): Promise<void> => {
    const { look: known } = socket.data;
    if (known === null) return;
    const lines = await hall.chat.history(table.id, known.viewer, table.status === 'over');
    socket.emit('chats', table.id, lines);
  };

  /** Read again if a move has come in between. */
  const sendPosition = async (socket: GameSocket, have: number): Promise<void> => {
    for (;;) {
      const { look: known, client } = socket.data;
      const loaded = known && (await tables.load(known.id));
      if (!known || !loaded || loaded.state === null) return;
      const rows = await store.log(known.id, 0);
      if (tables.peek(known.id) !== loaded) continue;
      const { id, viewer } = known;
      const chronicle = chronicleOf(rows, viewer);
      const options = { have, now: world.now(), boot: hall.boot };
      const info =
        client === 'ours'
          ? ourSync(loaded, viewer, chronicle, options)
          : stockSync(loaded, viewer, register.of(loaded.table));
      socket.emit('sync', id, info);
      return;
    }
  };

  return { look, turnAway, removeStrangers, sendPosition };
}
