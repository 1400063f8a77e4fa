/** Starts the production server: `npm start`, or with settings, as in PORT=8080 npm start. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Config, HELP, parseConfig } from './config';
import { createLog, type Log } from './log';
import { siteHandler } from './pages';
import { loadEngines } from './registry';
import { createGameServer, type GameServer } from './server';
import type { Store } from './store/contract';
import { openLibsql, serveFile } from './store/libsql';
import { openPostgres } from './store/postgres';
import { openStore } from './store/store';
import { REAL_WORLD } from './world';

const GRACE_MS = 8000;
const DATABASE_TRIES = 15;
const DATABASE_PAUSE_MS = 2000;

async function start(): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(HELP);
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel, (line) => console.error(line));
  const site = siteHandler(fileURLToPath(new URL('../client', import.meta.url)));
  const [store, engines] = await Promise.all([openDatabase(config, log), loadEngines()]);
  const server = createGameServer({
    config,
    store,
    engines,
    world: REAL_WORLD,
    log,
    site,
    startThread: () => startThread('bots'),
  });
  survive(log);
  const port = await server.listen().catch((error) => fail(listenError(error, config.port)));
  console.log(`Grimoire is open: http://localhost:${port}/`);
  stopOnSignal(server, log);
}

async function openDatabase(config: Config, log: Log): Promise<Store> {
  const { databaseUrl, dataDir, synchronous } = config;
  if (databaseUrl === null) {
    return openStore(await openLibsql({ folder: dataDir, synchronous }, startThread('database')));
  }
  for (let tries = 1; ; tries++) {
    try {
      const driver = await openPostgres(databaseUrl, (error) =>
        log.error('trouble with the database', error),
      );
      return await openStore(driver);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (tries === DATABASE_TRIES || !isPassing(error)) {
        throw new Error(`The database of DATABASE_URL cannot be used: ${reason}`);
      }
      log.warn('the database cannot be reached yet', { reason, tries });
      await sleep(DATABASE_PAUSE_MS);
    }
  }
}

/** A thread runs this same file and does its own part. */
function startThread(part: 'bots' | 'database'): Worker {
  return new Worker(fileURLToPath(import.meta.url), { workerData: part });
}

/** Whether it may go away by waiting: nobody answers, or the database is just starting. */
function isPassing(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '57P03'].includes(code);
}

function stopOnSignal(server: GameServer, log: Log): void {
  const stop = (): void => {
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error) => {
        log.error('the server could not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** A mistake in one request must not end all matches. */
function survive(log: Log): void {
  process.on('unhandledRejection', (error) => log.error('nobody took care of an error', error));
  process.on('uncaughtException', (error) => log.error('nobody expected an error', error));
}

function listenError(error: NodeJS.ErrnoException, port: number): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Choose another one, for example PORT=${port + 1}.`
    : `The server cannot listen on port ${port}: ${error.message}`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (isMainThread) {
  start().catch((error) => fail(error instanceof Error ? error.message : String(error)));
} else if (parentPort) {
  if (workerData === 'database') serveFile(parentPort);
  else (await import('./bots/thread')).serveBots(parentPort);
}
