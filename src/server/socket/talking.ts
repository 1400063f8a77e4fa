/** Talking at a table: a word from a socket goes to everybody in its room, in whichever process they are. */
import type { ChatLine } from '../../online/protocol';
import { refuseUnless } from '../refused';
import { guestId, holderOf } from '../table/secret';
import type { Hall } from './hall';
import { parseChat, type Reply } from './packet';
import { type GameNamespace, type GameSocket, room } from './rooms';

export async function say(
  hall: Hall,
  socket: GameSocket,
  raw: readonly unknown[],
  reply: Reply,
): Promise<void> {
  const packet = parseChat(raw);
  refuseUnless(packet !== undefined, 'BAD_REQUEST');
  const { table: id, seat, credentials, text } = packet;
  const { look: known, guest } = socket.data;
  refuseUnless(known?.id === id && known.viewer === (seat ?? 'spectator'), 'WRONG_CREDENTIALS');
  const loaded = await hall.tables.load(id);
  refuseUnless(loaded !== null, 'TABLE_NOT_FOUND');
  if (seat === null) {
    refuseUnless(guest !== null, 'NAME_EMPTY');
    hall.limits.spend('chat', hall.addressOf(socket));
    await hall.chat.say(id, { seat, guest: guestId(id, guest.key), name: guest.name, text });
  } else {
    const holder = holderOf(loaded.table, { seat, credentials: credentials ?? '' });
    hall.limits.spend('chat', `${id}/${seat}`);
    await hall.chat.say(id, { seat, guest: holder.guest, name: holder.name, text });
  }
  reply({ ok: true });
}

/** When the match is over, there is nothing left that one room must not say to the other. */
export function passOn(space: GameNamespace, { tables }: Hall, id: string, line: ChatLine): void {
  const rooms = [room(id, line.room), ...(tables.peek(id)?.table.status === 'over' ? [room(id, 'all')] : [])];
  space.to(rooms).emit('chat', id, { id: String(line.n), sender: line.seat ?? line.guest, payload: line });
}

/** Lines of other processes may have been missed: both rooms of every table that is looked at from here hear all. */
export async function repeatChats(
  spaceOf: (game: string) => GameNamespace | undefined,
  { register, tables, chat }: Hall,
): Promise<void> {
  for (const id of register.watched()) {
    const table = tables.peek(id)?.table;
    const space = table && spaceOf(table.game);
    if (!space) continue;
    for (const [viewer, name] of [['0', 'players'] as const, ['spectator', 'gallery'] as const]) {
      const lines = await chat.history(id, viewer, table.status === 'over');
      space.to(room(id, name)).emit('chats', id, lines);
    }
  }
}
