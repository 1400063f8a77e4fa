/** Watches how the page stands with the server, and brings the socket back as soon as that can work. */
import type { Socket } from 'socket.io-client';
import type { Connection } from '../contract';

export interface ConnectionSetup {
  readonly socket: Pick<Socket, 'on' | 'connect' | 'disconnect' | 'connected' | 'active'>;
  readonly now: () => number;
  onChange(connection: Connection): void;
  /** The server does not want to talk to this page. */
  onRefused(code: string): void;
  /** The page was away for long enough to have missed something. */
  onReturn(): void;
}

/** After so long without a connection it is called lost. */
const OFFLINE_MS = 8000;
/** A server that has closed the connection itself is asked again after this. */
const PAUSE_MS = 1000;
const AWAY_MS = 20_000;

export function watchConnection({ socket, now, onChange, onRefused, onReturn }: ConnectionSetup): () => void {
  let connection: Connection = { kind: 'connecting' };
  let stopping = false;
  let closed = false;
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Connection): void => {
    connection = next;
    if (!closed) onChange(next);
  };
  const lost = (): void => {
    const since = 'since' in connection ? connection.since : now();
    clearTimeout(timer);
    if (globalThis.navigator?.onLine === false) {
      show({ kind: 'offline', since });
      return;
    }
    show({ kind: stopping ? 'restarting' : 'reconnecting', since });
    timer = setTimeout(() => show({ kind: 'offline', since }), OFFLINE_MS);
  };

  const comeBack = (): void => {
    setTimeout(() => {
      if (!closed) socket.connect();
    }, PAUSE_MS);
  };

  socket.on('connect', () => {
    clearTimeout(timer);
    stopping = false;
    show({ kind: 'connected' });
  });
  socket.on('disconnect', (reason) => {
    lost();
    // In this one case the client would not try by itself.
    if (reason === 'io server disconnect') comeBack();
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active || closed) return;
    // Refused by the server, which the client takes for final.
    if (message === 'RATE_LIMITED' || message === 'UNAVAILABLE') comeBack();
    else onRefused(message);
  });
  socket.on('stopping', () => {
    stopping = true;
  });
  timer = setTimeout(() => {
    if (connection.kind === 'connecting') show({ kind: 'offline', since: now() });
  }, OFFLINE_MS);

  const back = (): void => {
    if (!socket.connected) socket.connect();
  };
  const look = (): void => {
    if (document.hidden) {
      hiddenAt = now();
      return;
    }
    const away = hiddenAt === null ? 0 : now() - hiddenAt;
    hiddenAt = null;
    if (!socket.connected) socket.connect();
    else if (away > AWAY_MS) onReturn();
  };
  /** A line that is gone would be noticed much later by itself. */
  const gone = (): void => {
    socket.disconnect();
    lost();
    socket.connect();
  };
  globalThis.addEventListener?.('online', back);
  globalThis.addEventListener?.('offline', gone);
  globalThis.document?.addEventListener('visibilitychange', look);
  return () => {
    closed = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', back);
    globalThis.removeEventListener?.('offline', gone);
    globalThis.document?.removeEventListener('visibilitychange', look);
  };
}
