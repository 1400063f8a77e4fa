/** The whole server, put together: pages, REST, sockets, tables, bots. */
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { Server as SocketServer } from 'socket.io';
import { LIMITS } from '../online/protocol';
import { createRegister } from './attendance';
import { createBotPlayers } from './bots/players';
import { createBotPool } from './bots/pool';
import { type Caretaker, startCaretaker } from './caretaker';
import { createChat } from './chat';
import { createClerk } from './clerk';
import type { Config } from './config';
import { secured } from './headers';
import { createApi } from './http/api';
import { createSurveyor } from './http/origin';
import { createProbes } from './http/probes';
import { createLimits } from './limits';
import { openLobby } from './lobby';
import type { Log } from './log';
import type { Engine } from './match/engine';
import { createMetrics } from './metrics';
import type { Site } from './pages';
import { glanceAt } from './preview/preview';
import { createArbiter } from './series/arbiter';
import { openHerald } from './series/herald';
import { createLedger } from './series/ledger';
import { createOffice } from './series/office';
import { parseRow, phaseOf } from './series/record';
import { openGate } from './socket/gate';
import { parser } from './socket/parser';
import { createSteward } from './steward';
import type { Store } from './store/contract';
import { parseTable } from './table/record';
import { createTables } from './tables';
import type { World } from './world';

/**
 * Frames below this size, which is nearly all, are sent as they are. Nothing is remembered from frame to frame, and the
 * window is small: otherwise every socket would keep a third of a megabyte.
 */
const COMPRESSION_THRESHOLD = 1024;
const COMPRESSION = {
  threshold: COMPRESSION_THRESHOLD,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 12,
  zlibDeflateOptions: { level: 4, memLevel: 5 },
};

export interface ServerSetup {
  readonly config: Config;
  readonly store: Store;
  readonly engines: Readonly<Record<string, Engine>>;
  readonly world: World;
  readonly log: Log;
  /** Answers whatever is neither REST nor socket. */
  readonly site: Site;
  /** Starts a thread that runs `serveBots`. */
  startThread(): Worker;
}

export interface GameServer {
  readonly http: HttpServer;
  readonly caretaker: Caretaker;
  listen(): Promise<number>;
  /** Finishes what was begun, tells everybody, closes everything. */
  close(): Promise<void>;
}

export function createGameServer(setup: ServerSetup): GameServer {
  const { config, store, engines, world, log, site } = setup;
  const metrics = createMetrics();
  const limits = createLimits(world.now, config.rateLimits);
  const surveyor = createSurveyor(config);
  const register = createRegister({ store, world, absence: config.absenceMs });
  const tables = createTables({
    store,
    engines,
    world,
    metrics,
    lifetimes: { waiting: config.unjoinedMs, playing: config.idleMs },
    isWatched: register.isWatched,
  });
  const chat = createChat(store, world);
  const clerk = createClerk({ tables, store, register, world });
  const ledger = createLedger(store, world, config.idleMs);
  const arbiter = createArbiter({ tables, register, world, absence: config.absenceMs });
  const office = createOffice({ ledger, tables, clerk, arbiter, world });
  tables.subscribe(({ before, after: { table }, own }) => {
    const ended = table.status === 'over' || table.status === 'off';
    if (!own || !ended || table.series === undefined || before?.table.status === table.status) return;
    office.follow(table.series).catch((error) => {
      // Whoever looks at the series next enters the result.
      metrics.errors.inc({ where: 'series' });
      log.error('a series could not be followed', error);
    });
  });
  store.subscribe(({ kind }) => {
    if (kind === 'gap') log.info('the database is back');
  });
  const api = createApi({ clerk, office, limits, surveyor, metrics, log });

  const around = {
    originOf: surveyor.originOf,
    // Read past the tables in memory: whoever shows a link does not sit down.
    lookUp: {
      table: async (id: string) => {
        const row = await store.read(id);
        return row && glanceAt(parseTable(row.record));
      },
      series: async (id: string) => {
        const row = await store.readSeries(id);
        if (row === null) return null;
        const { record } = parseRow(row);
        return { game: record.game, status: phaseOf(record) };
      },
    },
  };
  const probes = createProbes(store, metrics);
  const answer: RequestListener = (request, response) => {
    const url = urlOf(request);
    if (url?.pathname.startsWith('/api/')) return void api(request, response, url);
    const probe = url && probes[url.pathname];
    if (!probe) return site(request, response, around);
    probe().then(
      ({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        response.end(body);
      },
      () => response.destroy(),
    );
  };
  const http = createServer(secured(answer));

  const io = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: LIMITS.body,
    parser,
    perMessageDeflate: COMPRESSION,
    httpCompression: { threshold: COMPRESSION_THRESHOLD },
    allowRequest: (request, decide) => decide(null, surveyor.isFriendly(request)),
  });
  const hall = {
    tables,
    store,
    register,
    chat,
    limits,
    world,
    metrics,
    log,
    boot: world.freshToken(),
    addressOf: (socket: { handshake: { headers: object }; request?: unknown }) =>
      surveyor.addressOf(socket.request as Parameters<typeof surveyor.addressOf>[0]),
  };
  openGate(io, Object.keys(engines), hall);
  const lobby = openLobby(io, hall);
  openHerald(io, ledger, hall);

  const pool = createBotPool(config.botThreads, setup.startThread);
  const bots = createBotPlayers({ tables, pool, world, metrics, log, pause: config.botPauseMs });
  const caretaker = startCaretaker({
    tables,
    store,
    register,
    bots,
    steward: createSteward({ tables, register, world, metrics, log }),
    world,
    metrics,
    log,
    onGone: lobby.announce,
  });

  return {
    http,
    caretaker,
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(config.port, config.host, () => {
          http.off('error', reject);
          resolve((http.address() as AddressInfo).port);
        });
      }),
    close: async () => {
      caretaker.close();
      bots.close();
      lobby.close();
      io.emit('stopping');
      for (const game of Object.keys(engines)) io.of(`/${game}`).emit('stopping');
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      await tables.settle();
      await io.close();
      http.closeAllConnections();
      await closed;
      await pool.close();
      await store.close();
    },
  };
}

function urlOf({ url }: IncomingMessage): URL | null {
  try {
    return new URL(url ?? '/', 'http://site');
  } catch {
    return null;
  }
}
