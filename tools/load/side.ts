/** What the load is put on: a server of either kind, seen through the clients that play on it. */
import type { AnyMoveCall, Seat } from '../../games/kit';

export interface Duelist {
  readonly seat: Seat;
  /** What the seat is shown; null before the first position. */
  view(): object | null;
  /** Sends the move. Resolves with the reason if it was refused, as far as the server says so. */
  move(call: AnyMoveCall): Promise<string | null>;
  /** Calls back after every new position. */
  listen(listener: () => void): void;
  close(): void;
}

export interface Side {
  /** Starts a new match with a client on each seat. */
  openDuel(): Promise<readonly [Duelist, Duelist]>;
  /** What the server uses, all processes together, in bytes. */
  memory(): Promise<number>;
  /** The processor time the server has used, all processes together, in milliseconds. */
  cpu(): Promise<number>;
  /** What went over all sockets until now, both ways, as it was on the wire. */
  bytes(): number;
  close(): Promise<void>;
}

/** Node's socket below a socket.io client. */
function wireOf(engine: unknown): { bytesRead: number; bytesWritten: number } | null {
  const { transport } = engine as {
    transport?: { ws?: { _socket?: { bytesRead: number; bytesWritten: number } } };
  };
  return transport?.ws?._socket ?? null;
}

/** Adds up the bytes of sockets that come and go. */
export interface Counter {
  add(engine: () => unknown): () => void;
  total(): number;
}

export function createCounter(): Counter {
  const open = new Set<() => unknown>();
  let closed = 0;
  const size = (engine: () => unknown): number => {
    const wire = wireOf(engine());
    return wire === null ? 0 : wire.bytesRead + wire.bytesWritten;
  };
  return {
    add: (engine) => {
      open.add(engine);
      return () => {
        if (open.delete(engine)) closed += size(engine);
      };
    },
    total: () => [...open].reduce((sum, engine) => sum + size(engine), closed),
  };
}
