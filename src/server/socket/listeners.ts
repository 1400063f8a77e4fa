/** A namespace in which only the server speaks: whoever comes spends what their address may, and is counted. */
import type { Namespace, Server, Socket } from 'socket.io';
import { Refused } from '../refused';
import type { Hall } from './hall';

type Listened<Events extends object> = Namespace<Record<string, never>, Events>;

/** `check` refuses whoever asks for something that cannot be. */
export function openToListeners<Events extends object>(
  io: Server,
  name: string,
  { limits, metrics, addressOf }: Pick<Hall, 'limits' | 'metrics' | 'addressOf'>,
  check: (socket: Pick<Socket, 'handshake'>) => void = () => undefined,
): Listened<Events> {
  const space = io.of(name);
  space.use((socket, next) => {
    try {
      limits.spend('connect', addressOf(socket));
      check(socket);
      next();
    } catch (error) {
      next(new Error(error instanceof Refused ? error.code : 'UNAVAILABLE'));
    }
  });
  space.on('connection', (socket) => {
    metrics.sockets.inc();
    socket.on('disconnect', () => metrics.sockets.dec());
  });
  return space as unknown as Listened<Events>;
}
