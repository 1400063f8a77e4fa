/** The herald of series: whoever looks at one is told when it has changed, in whichever process. */
import type { Namespace, Server } from 'socket.io';
import { isRecord, isString } from '../../../games/kit';
import { SERIES_NAMESPACE, type SeriesEvents } from '../../online/protocol';
import { Refused, refuseUnless } from '../refused';
import type { Hall } from '../socket/gate';
import type { Ledger } from './ledger';

const ID = /^[\w-]{1,64}$/;

export function openHerald(
  io: Server,
  ledger: Pick<Ledger, 'subscribe'>,
  { store, limits, metrics, addressOf }: Pick<Hall, 'store' | 'limits' | 'metrics' | 'addressOf'>,
): void {
  const space = io.of(SERIES_NAMESPACE) as unknown as Namespace<Record<string, never>, SeriesEvents>;

  space.use((socket, next) => {
    try {
      limits.spend('connect', addressOf(socket));
      refuseUnless(seriesOf(socket.handshake.auth) !== null, 'BAD_REQUEST');
      next();
    } catch (error) {
      next(new Error(error instanceof Refused ? error.code : 'UNAVAILABLE'));
    }
  });
  space.on('connection', (socket) => {
    metrics.sockets.inc();
    socket.on('disconnect', () => metrics.sockets.dec());
    void socket.join(seriesOf(socket.handshake.auth) ?? []);
  });

  ledger.subscribe((id) => space.to(id).emit('news'));
  store.subscribe((heard) => {
    if (heard.kind === 'series') space.to(heard.id).emit('news');
    if (heard.kind === 'gap') space.emit('news');
  });
}

function seriesOf(auth: unknown): string | null {
  const { series } = isRecord(auth) ? auth : { series: null };
  return isString(series) && ID.test(series) ? series : null;
}
