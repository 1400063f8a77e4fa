/** A network line to a server that can be cut, and that can swallow what the server says. */
import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly address: string;
  /** Nothing that the server says arrives any more, on the connections there are. */
  swallow(): void;
  /** Ends all connections; new ones work. */
  cut(): void;
  /** Nobody gets through until it is mended. */
  break(): void;
  mend(): void;
  /** To another server from now on; the connections there are end. */
  lead(server: string): void;
  close(): Promise<void>;
}

export async function openLine(server: string): Promise<Line> {
  let { hostname, port } = new URL(server);
  const pairs = new Set<readonly [Socket, Socket]>();
  let broken = false;
  const proxy = createServer((near) => {
    if (broken) return void near.destroy();
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const end of pair) {
      end.on('error', () => undefined);
      end.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const bound = proxy.address();
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    swallow: () => {
      for (const [near, far] of pairs) {
        far.unpipe(near);
        far.resume();
      }
    },
    cut,
    break: () => {
      broken = true;
      cut();
    },
    mend: () => {
      broken = false;
    },
    lead: (next) => {
      ({ hostname, port } = new URL(next));
      cut();
    },
    close: () => {
      cut();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
