/**
 * The embedded database: one SQLite file for one process. Changes that arrive in the same moment are committed
 * together, so that many matches share the cost of a commit.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { type Driver, type Fields, newerDatabase, type Statement } from './driver';
import { SQL } from './statements';

export interface LibsqlOptions {
  /** A folder that is made if need be; null keeps everything in memory. */
  readonly folder: string | null;
  /** NORMAL survives the death of the process, FULL also that of the machine. */
  readonly synchronous: 'NORMAL' | 'FULL';
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (changed: boolean) => void;
  readonly reject: (error: unknown) => void;
}

type Prepared = Database.Statement<unknown[]>;

export function openLibsql({ folder, synchronous }: LibsqlOptions): Driver {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const unlock = folder === null ? () => undefined : lockFolder(folder);
  const database = openFile(folder === null ? ':memory:' : join(folder, 'grimoire.db'), synchronous);
  const prepared = new Map<string, Prepared>();
  let waiting: Waiting[] = [];
  let closed: Promise<void> | null = null;

  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };

  const run = ({ statements }: Waiting): boolean => {
    for (const [at, { sql, values }] of statements.entries()) {
      const { changes } = prepare(sql).run(...values);
      if (at === 0 && changes === 0) return false;
    }
    return true;
  };

  const commit = (batch: readonly Waiting[]): void => {
    const outcomes: boolean[] = [];
    try {
      prepare('BEGIN IMMEDIATE').run();
      for (const one of batch) outcomes.push(run(one));
      prepare('COMMIT').run();
    } catch (error) {
      if (database.inTransaction) prepare('ROLLBACK').run();
      // One that fails must not take the others with it.
      if (batch.length > 1) for (const one of batch) commit([one]);
      else for (const { reject } of batch) reject(error);
      return;
    }
    for (const [at, { resolve }] of batch.entries()) resolve(outcomes[at] === true);
  };

  const commitWaiting = (): void => {
    const batch = waiting;
    waiting = [];
    commit(batch);
  };

  return {
    query: async (sql, values) => {
      const statement = prepare(sql);
      if (statement.reader) return statement.all(...values) as Fields[];
      statement.run(...values);
      return [];
    },

    change: (statements) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(commitWaiting);
        waiting.push({ statements, resolve, reject });
      }),

    migrate: async (migrations) => {
      database.exec(SQL.schema);
      const known = (database.prepare(SQL.version).get() as { version: number | null }).version ?? 0;
      if (known > migrations.length) throw newerDatabase(known, migrations.length);
      for (const [at, migration] of migrations.entries()) {
        if (at < known) continue;
        database.exec(`BEGIN; ${migration} COMMIT`);
        database.prepare(SQL.migrated).run(at + 1);
      }
    },

    isConflict: (error) => String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT'),
    // There is no other process to talk to.
    publish: () => undefined,
    subscribe: () => undefined,

    close: () => {
      closed ??= new Promise((resolve) => {
        setImmediate(() => {
          database.close();
          unlock();
          resolve();
        });
      });
      return closed;
    },
  };
}

function openFile(path: string, synchronous: LibsqlOptions['synchronous']): Database.Database {
  const database = new Database(path);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA synchronous = ${synchronous}`);
  return database;
}

/** Locks the folder as long as the process lives, so that a second one says so instead of disturbing. */
function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    throw new Error(`${folder} is in use by another server. Give each server its own DATA_DIR.`);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
