/** The herald of series: whoever looks at one is told when it has changed, in whichever process. */
import type { Server } from 'socket.io';
import { isRecord, isString } from '../../../games/kit';
import { SERIES_NAMESPACE, type SeriesEvents } from '../../online/protocol';
import { refuseUnless } from '../refused';
import type { Hall } from '../socket/hall';
import { openToListeners } from '../socket/listeners';
import type { Ledger } from './ledger';

const ID = /^[\w-]{1,64}$/;

export function openHerald(
  io: Server,
  ledger: Pick<Ledger, 'subscribe'>,
  hall: Pick<Hall, 'store' | 'limits' | 'metrics' | 'addressOf'>,
): void {
  const space = openToListeners<SeriesEvents>(io, SERIES_NAMESPACE, hall, ({ handshake }) =>
    refuseUnless(seriesOf(handshake.auth) !== null, 'BAD_REQUEST'),
  );
  space.on('connection', (socket) => void socket.join(seriesOf(socket.handshake.auth) ?? []));

  ledger.subscribe((id) => space.to(id).emit('news'));
  hall.store.subscribe((heard) => {
    if (heard.kind === 'series') space.to(heard.id).emit('news');
    if (heard.kind === 'gap') space.emit('news');
  });
}

function seriesOf(auth: unknown): string | null {
  const { series } = isRecord(auth) ? auth : { series: null };
  return isString(series) && ID.test(series) ? series : null;
}
