/**
 * PostgreSQL, for many processes on one database. They tell each other by LISTEN and NOTIFY; a connection that was
 * lost is made anew, and whoever listens is told that news may have been missed.
 */
import pg from 'pg';
import type { Heard, News } from './contract';
import { type Driver, type Fields, newerDatabase } from './driver';
import { SQL } from './statements';

const CHANNEL = 'grimoire';
const CONNECTIONS = 10;
const CONNECT_MS = 5000;
const RECONNECT_MS = 1000;
/** A database that says nothing for so long is away, even if nobody has closed the connection. */
const SILENCE_MS = 10_000;
/** Any number, the same in every process: only one migrates at a time. */
const MIGRATION_LOCK = 7_346_041;
const UNIQUE_VIOLATION = '23505';

export async function openPostgres(
  url: string,
  onTrouble: (error: Error) => void,
  silence = SILENCE_MS,
): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: silence,
    application_name: 'grimoire',
  });
  pool.on('error', onTrouble);
  const ear = openEar(url, onTrouble);
  const close = async (): Promise<void> => {
    await ear.close();
    await pool.end();
  };
  await ear.ready.catch(async (error) => {
    await close();
    throw error;
  });

  const query = async (sql: string, values: readonly unknown[]): Promise<readonly Fields[]> =>
    (await pool.query(numbered(sql), [...values])).rows;

  return {
    query,

    change: async (statements, news) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        for (const [at, { sql, values }] of statements.entries()) {
          const { rowCount } = await client.query(numbered(sql), [...values]);
          if (at > 0 || rowCount !== 0) continue;
          await client.query('ROLLBACK');
          client.release();
          return false;
        }
        if (news) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, ear.sign(news)]);
        await client.query('COMMIT');
        client.release();
        return true;
      } catch (error) {
        // The connection is in an unknown state; closing it takes the transaction back.
        client.release(true);
        throw error;
      }
    },

    migrate: async (migrations) => {
      // Not of the pool: it may take its time, and wait for the migrations of another process.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
      client.on('error', onTrouble);
      try {
        await client.connect();
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await client.query(SQL.schema);
        const known = Number((await client.query(SQL.version)).rows[0]?.version ?? 0);
        if (known > migrations.length) throw newerDatabase(known, migrations.length);
        for (const [at, migration] of migrations.entries()) {
          if (at < known) continue;
          await client.query(`BEGIN; ${migration}`);
          await client.query(numbered(SQL.migrated), [at + 1]);
          await client.query('COMMIT');
        }
        return known;
      } finally {
        await client.end();
      }
    },

    isConflict: (error) => (error as { code?: unknown }).code === UNIQUE_VIOLATION,
    publish: (news) => {
      query('SELECT pg_notify(?, ?)', [CHANNEL, ear.sign(news)]).catch(onTrouble);
    },
    subscribe: ear.subscribe,
    close,
  };
}

interface Ear {
  readonly ready: Promise<void>;
  /** The news as text that this process will recognise as its own. */
  sign(news: News): string;
  subscribe(listener: (heard: Heard) => void): void;
  close(): Promise<void>;
}

/** A connection of its own that only listens. */
function openEar(url: string, onTrouble: (error: Error) => void): Ear {
  const self = crypto.randomUUID();
  const listeners = new Set<(heard: Heard) => void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  /** Said once, not every second until it is over. */
  let lost = false;

  const tell = (heard: Heard): void => {
    for (const listener of listeners) listener(heard);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'grimoire listener',
    });
    fresh.on('error', lose);
    fresh.on('end', () => lose(new Error('the connection for notifications was closed')));
    fresh.on('notification', ({ payload }) => {
      const { from, news } = JSON.parse(payload ?? '{}') as { from?: string; news?: News };
      if (news && from !== self) tell(news);
    });
    client = fresh;
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
  };

  const lose = (error: Error): void => {
    if (closed || client === null) return;
    client = null;
    if (!lost) onTrouble(error);
    lost = true;
    retry();
  };

  const retry = (): void => {
    timer = setTimeout(() => {
      connect().then(
        () => {
          lost = false;
          tell({ kind: 'gap' });
        },
        (error) => lose(error),
      );
    }, RECONNECT_MS);
  };

  return {
    ready: connect(),
    sign: (news) => JSON.stringify({ from: self, news }),
    subscribe: (listener) => {
      listeners.add(listener);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const texts = new Map<string, string>();

/** PostgreSQL numbers its placeholders. */
function numbered(sql: string): string {
  const known = texts.get(sql);
  if (known !== undefined) return known;
  let at = 0;
  const text = sql.replace(/\?/g, () => {
    at += 1;
    return `$${at}`;
  });
  texts.set(sql, text);
  return text;
}
