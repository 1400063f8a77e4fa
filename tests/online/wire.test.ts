/** The socket under boardgame.io's client, against a server that says exactly what the test wants. */
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINDS } from '../../games/minds';
import type { ChatLine, ClientEvents, ClientState, ServerEvents, SyncInfo } from '../../src/online/protocol';
import { openSession, type Session, type SessionSetup } from '../../src/online/table/session';

const PASS = { seat: '0', credentials: 'secret' } as const;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Talker = Socket<ClientEvents, ServerEvents>;

/** A server with one client; `heard` collects what that one asks for. */
async function stage(answer: (socket: Talker, syncs: number) => void) {
  const http = createServer();
  const server = new Server<ClientEvents, ServerEvents>(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const bound = http.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const heard: { syncs: { events: number }[]; sockets: Talker[] } = { syncs: [], sockets: [] };
  server.of('/shazamm').on('connection', (socket) => {
    heard.sockets.push(socket);
    socket.on('sync', (_table, _seat, _credentials, _players, have) => {
      heard.syncs.push(have ?? { events: -1 });
      answer(socket, heard.syncs.length);
    });
  });
  return { heard, server, address: `http://127.0.0.1:${port}/shazamm` };
}

/** A page that can be hidden and shown, and a clock that is put forward meanwhile. */
function sleeper() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let asleep = 0;
  vi.stubGlobal('document', page);
  closing.push(() => vi.unstubAllGlobals());
  const turn = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    now: () => Date.now() + asleep,
    sleep: (milliseconds: number): void => {
      turn(true);
      asleep += milliseconds;
      turn(false);
    },
  };
}

async function look(address: string, part: Partial<Pick<SessionSetup, 'now' | 'pace'>> = {}) {
  const changes = new Set<() => void>();
  const refused: string[] = [];
  const session: Session = openSession({
    socket: io(address, { autoConnect: false, forceNew: true, reconnectionDelay: 20 }),
    rules: await MINDS.shazamm.rules(),
    table: 't1',
    pass: PASS,
    now: Date.now,
    ...part,
    onChange: () => {
      for (const change of changes) change();
    },
    onTable: () => undefined,
    onRefusedMove: () => undefined,
    onRefused: (code) => {
      refused.push(code);
      for (const change of changes) change();
    },
  });
  closing.push(() => session.close());
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const change = (): void => {
        if (!fits()) return;
        changes.delete(change);
        resolve();
      };
      changes.add(change);
      change();
    });
  return { session, refused, until };
}

function state(version: number, G: object): ClientState {
  return {
    G,
    ctx: { numPlayers: 2, turn: 0, currentPlayer: '0', activePlayers: null },
    plugins: { grimoire: { data: { events: [], from: 0, canUndo: false } } },
    _stateID: version,
    _undo: [],
    _redo: [],
  };
}

function syncInfo(version: number, G: object, events: readonly { type: string }[], from = 0): SyncInfo {
  const whole = state(version, G);
  const online = { from, events, clocks: null, now: Date.now(), boot: 'b1' };
  return { state: whole, online };
}

const mana = ({ position }: Session): unknown => (position?.view as { mana?: number } | undefined)?.mana;

describe('positions', () => {
  it('come whole first, then as differences', async () => {
    const { address, heard } = await stage((socket) => {
      socket.emit('sync', 't1', syncInfo(4, { mana: 50, deck: 9 }, [{ type: 'a' }]));
      socket.emit('delta', 't1', 4, 5, { G: { mana: [41] }, canUndo: [true] }, [{ type: 'b' }]);
    });
    const { session, until } = await look(address);
    await until(() => mana(session) === 41);
    expect(session.position).toMatchObject({ view: { mana: 41, deck: 9 }, canUndo: true });
    expect(session.events).toEqual([{ type: 'a' }, { type: 'b' }]);
    expect(heard.syncs).toEqual([{ events: 0 }]);
  });

  it('are asked for anew when a version is missing, sparing the events that are known', async () => {
    const { address, heard } = await stage((socket, syncs) => {
      if (syncs === 1) {
        socket.emit('sync', 't1', syncInfo(4, { mana: 50 }, [{ type: 'a' }]));
        socket.emit('delta', 't1', 6, 7, { G: { mana: [1] } }, [{ type: 'lost too' }]);
      } else socket.emit('sync', 't1', syncInfo(7, { mana: 30 }, [{ type: 'b' }, { type: 'c' }], 1));
    });
    const { session, until } = await look(address);
    await until(() => mana(session) === 30);
    expect(session.events.map(({ type }) => type)).toEqual(['a', 'b', 'c']);
    expect(heard.syncs).toEqual([{ events: 0 }, { events: 1 }]);
  });

  it('that are already known are no reason to ask', async () => {
    const { address, heard } = await stage((socket) => {
      socket.emit('sync', 't1', syncInfo(4, { mana: 50 }, []));
      socket.emit('delta', 't1', 2, 3, { G: { mana: [99] } }, []);
      socket.emit('delta', 't1', 4, 5, { G: { mana: [49] } }, []);
    });
    const { session, until } = await look(address);
    await until(() => mana(session) === 49);
    expect(heard.syncs).toHaveLength(1);
  });

  it('of another table are none of our business', async () => {
    const { address } = await stage((socket) => {
      socket.emit('sync', 'other', syncInfo(9, { mana: 1 }, []));
      socket.emit('sync', 't1', syncInfo(4, { mana: 50 }, []));
    });
    const { session, until } = await look(address);
    await until(() => mana(session) !== undefined);
    expect(mana(session)).toBe(50);
  });
});

describe('the connection', () => {
  it('that the server refuses is not tried again and again', async () => {
    const { address, server } = await stage(() => undefined);
    server.of('/shazamm').use((_, next) => next(new Error('CLIENT_OUTDATED')));
    const { refused, until } = await look(address);
    await until(() => refused.length > 0);
    expect(refused).toEqual(['CLIENT_OUTDATED']);
  });

  it('is found again after the server has closed it, and the table is looked at anew', async () => {
    const { address, heard } = await stage((socket, syncs) => {
      socket.emit('sync', 't1', syncInfo(4, { mana: 50 - syncs }, []));
    });
    const { session, until } = await look(address);
    await until(() => mana(session) === 49);
    heard.sockets[0]?.disconnect(true);
    await until(() => session.connection.kind === 'reconnecting');
    await until(() => mana(session) === 48);
    expect(session.connection.kind).toBe('connected');
  });

  it('says when the server announced that it restarts', async () => {
    const { address, heard } = await stage((socket) => {
      socket.emit('sync', 't1', syncInfo(4, { mana: 50 }, []));
    });
    const { session, until } = await look(address);
    await until(() => session.position !== null);
    heard.sockets[0]?.emit('stopping');
    heard.sockets[0]?.disconnect(true);
    await until(() => session.connection.kind === 'restarting');
    await until(() => session.connection.kind === 'connected');
  });
});

describe('a device that slept', () => {
  it('asks what it has missed, but not after a moment', async () => {
    const { now, sleep } = sleeper();
    const { address, heard } = await stage((socket, syncs) => {
      socket.emit('sync', 't1', syncInfo(3 + syncs, { mana: 50 - syncs }, []));
    });
    const { session, until } = await look(address, { now });
    await until(() => mana(session) === 49);
    sleep(5000);
    sleep(60_000);
    await until(() => mana(session) === 48);
    expect(heard).toMatchObject({ syncs: { length: 2 }, sockets: { length: 1 } });
    expect(session.connection.kind).toBe('connected');
  });

  it('calls anew when the line has died unnoticed', async () => {
    const { now, sleep } = sleeper();
    const { address, heard } = await stage((socket, syncs) => {
      // Whatever is asked on the old line after the sleep is never heard.
      if (syncs !== 2) socket.emit('sync', 't1', syncInfo(3 + syncs, { mana: 50 - syncs }, []));
    });
    const { session, until } = await look(address, { now, pace: { answer: 50, pauses: [10] } });
    await until(() => mana(session) === 49);
    sleep(60_000);
    await until(() => mana(session) === 47);
    expect(heard.sockets).toHaveLength(2);
  });

  it('is back at once when the line is known to be lost', async () => {
    const { now, sleep } = sleeper();
    const { address, heard } = await stage((socket, syncs) => {
      socket.emit('sync', 't1', syncInfo(3 + syncs, { mana: 50 - syncs }, []));
    });
    const { session, until } = await look(address, { now });
    await until(() => mana(session) === 49);
    heard.sockets[0]?.disconnect(true);
    await until(() => session.connection.kind === 'reconnecting');
    sleep(60_000);
    await until(() => mana(session) === 48);
  });
});

describe('what is said', () => {
  it('while the history is read is not lost in it', async () => {
    const { address } = await stage((socket) => {
      const [old, fresh] = [1, 2].map((n) => said(n));
      if (!old || !fresh) throw new Error('nothing was said');
      socket.emit('chat', 't1', { id: '2', sender: '1', payload: fresh });
      socket.emit('chats', 't1', [old]);
    });
    const { session, until } = await look(address);
    await until(() => session.chat.length > 1);
    expect(session.chat.map(({ n }) => n)).toEqual([1, 2]);
  });
});

function said(n: number): ChatLine {
  return { n, room: 'players', seat: '1', guest: 'bo', name: 'Bo', text: `Line ${n}`, at: n };
}
