/** Starts the production server: `npm start`, or with settings, as in PORT=8080 npm start. */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { version } from '../../package.json';
import { HELP, parseConfig } from './config';
import { openDatabase } from './database';
import { createLog, type Log } from './log';
import { siteHandler } from './pages';
import { reasonOf } from './reason';
import { loadEngines } from './registry';
import { createGameServer, type GameServer } from './server';
import { serveFile } from './store/libsql';
import { REAL_WORLD } from './world';

const GRACE_MS = 8000;

async function start(): Promise<void> {
  if (process.argv.includes('--help')) return void process.stdout.write(HELP);
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel, (line) => console.error(line));
  const site = siteHandler(fileURLToPath(new URL('../client', import.meta.url)));
  const [store, engines] = await Promise.all([
    openDatabase(config, log, () => startThread('database')),
    loadEngines(),
  ]);
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
  log.info('the server is open', {
    version,
    port,
    store: config.databaseUrl === null ? 'embedded' : 'postgres',
  });
  stopOnSignal(server, log);
}

/** A thread runs this same file and does its own part. */
function startThread(part: 'bots' | 'database'): Worker {
  return new Worker(fileURLToPath(import.meta.url), { workerData: part });
}

function stopOnSignal(server: GameServer, log: Log): void {
  const stop = (signal: NodeJS.Signals): void => {
    log.info('the server stops', { signal });
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    server.close().then(
      () => {
        log.info('the server has stopped');
        process.exit(0);
      },
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
  start().catch((error) => fail(reasonOf(error)));
} else if (parentPort) {
  if (workerData === 'database') serveFile(parentPort);
  else (await import('./bots/thread')).serveBots(parentPort);
}
