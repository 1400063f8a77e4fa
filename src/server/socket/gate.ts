/**
 * The guarded transport. It speaks the protocol of boardgame.io's stock client and adds acknowledgements, differences,
 * news of the table and two rooms for talking. A socket looks at one table, through the eyes of the seat whose
 * credentials it has shown.
 */
import type { Namespace, Server, Socket } from 'socket.io';
import { isRecord, SEATS, type Seat, type Viewer } from '../../../games/kit';
import type { ClientEvents, ErrorCode, ServerEvents } from '../../online/protocol';
import type { Register } from '../attendance';
import type { Chat } from '../chat';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { Refused, refuseUnless } from '../refused';
import type { Store } from '../store/contract';
import { parseGuest } from '../table/parse';
import { type Loaded, seatAt } from '../table/record';
import { guestId, holderOf } from '../table/secret';
import { isOpenToAll, stockPlayers, tableView } from '../table/view';
import type { Committed, Tables } from '../tables';
import type { World } from '../world';
import { changeFor, chronicleOf, clientState, ourSync, stockSync } from './delivery';
import { makeMove } from './moves';
import {
  clientOf,
  isAwaited,
  parseChat,
  parseMove,
  parseSync,
  type Reply,
  replyOf,
  type SyncPacket,
} from './packet';

export interface Hall {
  readonly tables: Tables;
  readonly store: Store;
  readonly register: Register;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly world: World;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Changes with every start of the process. */
  readonly boot: string;
  addressOf(socket: Pick<Socket, 'handshake'>): string;
}

/** What the server remembers of a socket. */
interface Look {
  readonly id: string;
  readonly viewer: Viewer;
  /** The credentials that were shown, and the hash that they have fitted; null for the gallery. */
  readonly credentials: string | null;
  readonly hash: string | null;
  readonly leave: () => void;
}

interface SocketData {
  client: 'ours' | 'stock';
  guest: { readonly name: string; readonly key: string } | null;
  look: Look | null;
}

/** What our page does not send, or only by a mishap. */
const STRAY: readonly ErrorCode[] = ['BAD_REQUEST', 'WRONG_CREDENTIALS'];

type GameSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
type GameNamespace = Namespace<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

export function openGate(io: Server, games: readonly string[], hall: Hall): void {
  const spaces = new Map(
    games.map((game) => [game, openGame(io.of(`/${game}`) as unknown as GameNamespace, game, hall)]),
  );
  hall.tables.subscribe((committed) => spaces.get(committed.after.table.game)?.tell(committed));
  hall.register.subscribe((id) => {
    const loaded = hall.tables.peek(id);
    if (loaded) spaces.get(loaded.table.game)?.describe(loaded);
  });
  hall.store.subscribe(({ kind }) => {
    if (kind === 'gap') repeatChats(spaces, hall).catch(() => hall.metrics.errors.inc({ where: 'chat' }));
  });
  hall.chat.subscribe((id, line) => {
    for (const { space } of spaces.values()) {
      const rooms = [
        room(id, line.room),
        ...(hall.tables.peek(id)?.table.status === 'over' ? [room(id, 'all')] : []),
      ];
      space
        .to(rooms)
        .emit('chat', id, { id: String(line.n), sender: line.seat ?? line.guest, payload: line });
    }
  });
}

/** Lines of other processes may have been missed: both rooms of every table that is looked at from here hear all. */
async function repeatChats(
  spaces: ReadonlyMap<string, GameSpace>,
  { register, tables, chat }: Hall,
): Promise<void> {
  for (const id of register.watched()) {
    const table = tables.peek(id)?.table;
    const space = table && spaces.get(table.game)?.space;
    if (!space) continue;
    for (const [viewer, name] of [['0', 'players'] as const, ['spectator', 'gallery'] as const]) {
      const lines = await chat.history(id, viewer, table.status === 'over');
      space.to(room(id, name)).emit('chats', id, lines);
    }
  }
}

interface GameSpace {
  readonly space: GameNamespace;
  /** What everybody at the table is told about it. */
  describe(loaded: Loaded): void;
  tell(committed: Committed): void;
}

function openGame(space: GameNamespace, game: string, hall: Hall): GameSpace {
  const { tables, store, register, limits, world, metrics, log } = hall;

  space.use((socket, next) => {
    const client = clientOf(socket.handshake.auth);
    if (client === 'outdated') return next(new Error('CLIENT_OUTDATED' satisfies ErrorCode));
    const { guest } = isRecord(socket.handshake.auth) ? socket.handshake.auth : { guest: undefined };
    try {
      limits.spend('connect', hall.addressOf(socket));
      socket.data = { client, guest: guest === undefined ? null : parseGuest(guest), look: null };
      next();
    } catch (error) {
      next(new Error(error instanceof Refused ? error.code : 'BAD_REQUEST'));
    }
  });

  space.on('connection', (socket) => {
    metrics.sockets.inc();
    socket.on('disconnect', () => {
      metrics.sockets.dec();
      turnAway(socket);
    });
    on(socket, 'sync', (packet) => look(socket, packet));
    on(socket, 'update', (packet, reply) => move(socket, packet, reply));
    on(socket, 'chat', (packet, reply) => say(socket, packet, reply));
  });

  /** Nothing that a packet does may end the process or stay unanswered. */
  const on = (
    socket: GameSocket,
    event: 'sync' | 'update' | 'chat',
    handle: (packet: readonly unknown[], reply: Reply) => Promise<void>,
  ): void => {
    const untyped = socket as unknown as Socket;
    untyped.on(event, (...packet: unknown[]) => {
      const reply = replyOf(packet);
      handle(packet, reply).catch((error) => {
        const code = error instanceof Refused ? error.code : 'UNAVAILABLE';
        if (!(error instanceof Refused)) {
          metrics.errors.inc({ where: event });
          log.error(`a ${event} failed`, error, { game });
        }
        metrics.refusals.inc({ code });
        reply({ ok: false, reason: code });
        socket.emit('refused', event, code);
        if (STRAY.includes(code)) endure(socket);
      });
    });
  };

  /** Some strange packets are endured; who sends nothing else may go. */
  const endure = (socket: GameSocket): void => {
    try {
      limits.spend('stray', socket.id);
    } catch {
      socket.disconnect(true);
    }
  };

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

  const seatBefore = (socket: GameSocket, look: Omit<Look, 'leave'>): void => {
    const { id, viewer, hash } = look;
    const { look: known, client, guest } = socket.data;
    if (known?.id === id && known.viewer === viewer && known.hash === hash) return;
    turnAway(socket);
    const name = guest?.name ?? null;
    // The others are told; who comes is shown the table anyway.
    const leave = register.enter(id, viewer, name);
    const rooms = [room(id, 'all'), room(id, client), viewerRoom(id, viewer, client)];
    socket.join([...rooms, room(id, viewer === 'spectator' ? 'gallery' : 'players')]);
    socket.data.look = { ...look, leave };
  };

  const turnAway = (socket: GameSocket): void => {
    const { look: known } = socket.data;
    if (known === null) return;
    socket.data.look = null;
    for (const one of socket.rooms) if (one !== socket.id) socket.leave(one);
    known.leave();
    tables.release(known.id);
  };

  const sendChats = async (socket: GameSocket, { table }: Loaded): Promise<void> => {
    const { look: known } = socket.data;
    if (known === null) return;
    const lines = await hall.chat.history(table.id, known.viewer, table.status === 'over');
    socket.emit('chats', table.id, lines);
  };

  /** The whole position, and the log up to it: read again if a move has come in between. */
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

  const move = async (socket: GameSocket, raw: readonly unknown[], reply: Reply): Promise<void> => {
    const arrived = performance.now();
    const packet = parseMove(raw);
    refuseUnless(packet !== undefined, 'BAD_REQUEST');
    const { look: known, client } = socket.data;
    refuseUnless(known?.id === packet.table && known.viewer === packet.seat, 'WRONG_CREDENTIALS');
    // Only who sits there spends what the seat may.
    limits.spend('move', `${packet.table}/${packet.seat}`);
    const proven = packet.credentials === known.credentials ? known.hash : null;
    // A stock client does not read answers.
    const answered = client === 'ours' && isAwaited(raw) ? socket.id : undefined;
    const outcome = await makeMove(tables, packet, { proven, answered }, world, metrics);
    metrics.latency.observe((performance.now() - arrived) / 1000);
    // The one whose picture is old gets a new one.
    if (!outcome.ok && outcome.reason === 'STALE') await sendPosition(socket, 0);
    reply(outcome);
  };

  const say = async (socket: GameSocket, raw: readonly unknown[], reply: Reply): Promise<void> => {
    const packet = parseChat(raw);
    refuseUnless(packet !== undefined, 'BAD_REQUEST');
    const { table: id, seat, credentials, text } = packet;
    const { look: known, guest } = socket.data;
    refuseUnless(known?.id === id && known.viewer === (seat ?? 'spectator'), 'WRONG_CREDENTIALS');
    const loaded = await tables.load(id);
    refuseUnless(loaded !== null, 'TABLE_NOT_FOUND');
    if (seat === null) {
      refuseUnless(guest !== null, 'NAME_EMPTY');
      limits.spend('chat', hall.addressOf(socket));
      await hall.chat.say(id, { seat, guest: guestId(id, guest.key), name: guest.name, text });
    } else {
      const holder = holderOf(loaded.table, { seat, credentials: credentials ?? '' });
      limits.spend('chat', `${id}/${seat}`);
      await hall.chat.say(id, { seat, guest: holder.guest, name: holder.name, text });
    }
    reply({ ok: true });
  };

  const describe = (loaded: Loaded): void => {
    const { table } = loaded;
    if (!space.adapter.rooms.has(room(table.id, 'all'))) return;
    const attendance = register.of(table);
    space.to(room(table.id, 'all')).emit('table', tableView(table, attendance, world.now()));
    space.to(room(table.id, 'stock')).emit('matchData', table.id, stockPlayers(table, attendance));
  };

  const tell = (committed: Committed): void => {
    const { before, after, news } = committed;
    const { id } = after.table;
    if (!space.adapter.rooms.has(room(id, 'all'))) return;
    if (news) removeStrangers(after);
    if (before?.state === null && after.state !== null) {
      for (const socket of socketsAt(id)) sendPosition(socket, 0).catch(() => socket.disconnect());
    } else tellMatch(committed);
    if (news) describe(after);
  };

  /** One packet for all who look through the same eyes. */
  const tellMatch = ({ before, after, frames, answered }: Committed): void => {
    const { id, seats } = after.table;
    for (const viewer of [...SEATS.slice(0, seats.length), 'spectator'] as const) {
      const ours = audienceOf(viewerRoom(id, viewer, 'ours'), answered);
      const stock = audienceOf(viewerRoom(id, viewer, 'stock'));
      if (!ours && !stock) continue;
      const change = changeFor(viewer, before?.table, after.table, frames);
      if (change === undefined) continue;
      ours?.emit('delta', id, ...change);
      stock?.emit('update', id, clientState(after, viewer, change[3]), []);
    }
  };

  /** Whoever is in the room, apart from the one who knows already; mostly that is one socket or none. */
  const audienceOf = (name: string, informed = ''): Pick<GameSocket, 'emit'> | undefined => {
    const people = space.adapter.rooms.get(name);
    if (people === undefined) return undefined;
    const [first, ...others] = [...people].filter((one) => one !== informed);
    if (first === undefined) return undefined;
    return others.length === 0 ? space.sockets.get(first) : space.to(name).except(informed);
  };

  /** Sends away who no longer holds the seat, and the gallery when it is closed. */
  const removeStrangers = (loaded: Loaded): void => {
    for (const socket of socketsAt(loaded.table.id)) {
      const { look: known } = socket.data;
      if (known === null) continue;
      const seat = known.viewer === 'spectator' ? null : seatAt(loaded.table, known.viewer as Seat);
      const entitled =
        seat === null ? isOpenToAll(loaded.table) : seat?.kind === 'person' && seat.hash === known.hash;
      if (entitled) continue;
      turnAway(socket);
      socket.emit('refused', 'sync', seat === null ? 'GALLERY_CLOSED' : 'MOVED');
    }
  };

  const socketsAt = (id: string): GameSocket[] =>
    [...(space.adapter.rooms.get(room(id, 'all')) ?? [])].flatMap((one) => space.sockets.get(one) ?? []);

  return { space, describe, tell };
}

function room(id: string, kind: 'all' | 'players' | 'gallery' | 'ours' | 'stock'): string {
  return `${id}/${kind}`;
}

function viewerRoom(id: string, viewer: Viewer, client: SocketData['client']): string {
  return `${id}/${viewer}/${client}`;
}
