/** Our server without its pages, for the load. */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { parseConfig } from '../../src/server/config';
import { createLog } from '../../src/server/log';
import { loadEngines } from '../../src/server/registry';
import { createGameServer } from '../../src/server/server';
import { openLibsql, serveFile } from '../../src/server/store/libsql';
import { openPostgres } from '../../src/server/store/postgres';
import { openStore } from '../../src/server/store/store';
import { REAL_WORLD } from '../../src/server/world';
import { answerParent } from './child';

async function serve(): Promise<void> {
  const config = parseConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' });
  const log = createLog('warn', (line) => console.error(line));
  const { databaseUrl, dataDir, synchronous } = config;
  const onTrouble = (error: Error): void => log.error('trouble with the database', error);
  const start = (): Worker => new Worker(fileURLToPath(import.meta.url));
  const driver =
    databaseUrl === null
      ? await openLibsql({ folder: dataDir, synchronous }, { start, onTrouble })
      : await openPostgres(databaseUrl, onTrouble);
  const server = createGameServer({
    config,
    store: await openStore(driver),
    engines: await loadEngines(),
    world: REAL_WORLD,
    log,
    site: (_, response) => response.end(),
    // Nobody seats bots here: the clients play.
    startThread: () => new Worker('', { eval: true }),
  });
  answerParent(`http://127.0.0.1:${await server.listen()}`);
}

if (isMainThread) await serve();
else if (parentPort) serveFile(parentPort);
