/**
 * The guarded transport. It speaks the protocol of boardgame.io's stock client and adds acknowledgements, differences,
 * news of the table and two rooms for talking. A socket looks at one table, through the eyes of the seat whose
 * credentials it has shown.
 */
import type { Server, Socket } from 'socket.io';
import { isRecord } from '../../../games/kit';
import type { ErrorCode } from '../../online/protocol';
import { Refused, refuseUnless } from '../refused';
import { parseGuest } from '../table/parse';
import type { Hall } from './hall';
import { createLooking } from './looking';
import { makeMove } from './moves';
import { clientOf, isAwaited, parseMove, type Reply, replyOf } from './packet';
import type { GameNamespace, GameSocket } from './rooms';
import { passOn, repeatChats, say } from './talking';
import { createTelling, type Telling } from './telling';

/** What our page does not send, or only by a mishap. */
const STRAY: readonly ErrorCode[] = ['BAD_REQUEST', 'WRONG_CREDENTIALS'];

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
    if (kind !== 'gap') return;
    const spaceOf = (game: string) => spaces.get(game)?.space;
    repeatChats(spaceOf, hall).catch(() => hall.metrics.errors.inc({ where: 'chat' }));
  });
  hall.chat.subscribe((id, line) => {
    for (const { space } of spaces.values()) passOn(space, hall, id, line);
  });
}

function openGame(
  space: GameNamespace,
  game: string,
  hall: Hall,
): Telling & { readonly space: GameNamespace } {
  const { tables, limits, world, metrics, log } = hall;
  const looking = createLooking(game, hall);

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
      looking.turnAway(socket);
    });
    on(socket, 'sync', (packet) => looking.look(socket, packet));
    on(socket, 'update', (packet, reply) => move(socket, packet, reply));
    on(socket, 'chat', (packet, reply) => say(hall, socket, packet, reply));
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
    if (!outcome.ok && outcome.reason === 'STALE') await looking.sendPosition(socket, 0);
    reply(outcome);
  };

  return { space, ...createTelling(space, hall, looking) };
}
