/** Somebody who only listens to the lobby. */
import { io } from 'socket.io-client';
import { LOBBY_NAMESPACE } from '../../src/online/protocol';
import type { House } from './house';

export interface Listener {
  /** Everything that the lobby has told. */
  readonly news: readonly unknown[][];
  close(): void;
}

export async function listenAt({ address }: House): Promise<Listener> {
  const news: unknown[][] = [];
  const socket = io(address + LOBBY_NAMESPACE, { transports: ['websocket'], forceNew: true });
  socket.onAny((...args) => news.push(args));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return { news, close: () => void socket.close() };
}
