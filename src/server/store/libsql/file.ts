/** One SQLite file for one process. Everything here happens at once, and whoever calls waits for the disk. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { type Fields, newerDatabase, type Statement, type Value } from '../driver';
import { SQL } from '../statements';

export interface LibsqlOptions {
  /** A folder that is made if need be; null keeps everything in memory. */
  readonly folder: string | null;
  /** NORMAL survives the death of the process, FULL also that of the machine. */
  readonly synchronous: 'NORMAL' | 'FULL';
}

/** What is left of an error on its way out of a thread. */
export interface Failure {
  readonly message: string;
  readonly code: string;
}

/** Statements that belong together: all of them or none, and none if the first changes no row. */
export type Change = readonly Statement[];

export interface File {
  query(sql: string, values: readonly Value[]): readonly Fields[];
  /** Commits the changes together; says of each whether it was made, or what went wrong. */
  commit(changes: readonly Change[]): readonly (boolean | Failure)[];
  migrate(migrations: readonly string[]): number;
  close(): void;
}

type Prepared = Database.Statement<unknown[]>;

export function openFile({ folder, synchronous }: LibsqlOptions): File {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const unlock = folder === null ? () => undefined : lockFolder(folder);
  const database = openDatabase(folder === null ? ':memory:' : join(folder, 'grimoire.db'), synchronous);
  const prepared = new Map<string, Prepared>();

  const prepare = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };

  const run = (change: Change): boolean => {
    for (const [at, { sql, values }] of change.entries()) {
      const { changes } = prepare(sql).run(...values);
      if (at === 0 && changes === 0) return false;
    }
    return true;
  };

  const commit: File['commit'] = (changes) => {
    try {
      prepare('BEGIN IMMEDIATE').run();
      const outcomes = changes.map(run);
      prepare('COMMIT').run();
      return outcomes;
    } catch (error) {
      if (database.inTransaction) prepare('ROLLBACK').run();
      // One that fails must not take the others with it.
      return changes.length > 1 ? changes.flatMap((change) => commit([change])) : [failureOf(error)];
    }
  };

  return {
    query: (sql, values) => {
      const statement = prepare(sql);
      if (statement.reader) return statement.all(...values) as Fields[];
      statement.run(...values);
      return [];
    },
    commit,
    migrate: (migrations) => {
      database.exec(SQL.schema);
      const known = (database.prepare(SQL.version).get() as { version: number | null }).version ?? 0;
      if (known > migrations.length) throw newerDatabase(known, migrations.length);
      for (const [at, migration] of migrations.entries()) {
        if (at < known) continue;
        // With its number, so that a step is never made twice.
        database.exec('BEGIN');
        try {
          database.exec(migration);
          database.prepare(SQL.migrated).run(at + 1);
          database.exec('COMMIT');
        } catch (error) {
          database.exec('ROLLBACK');
          throw error;
        }
      }
      return known;
    },
    close: () => {
      database.close();
      unlock();
    },
  };
}

export function failureOf(error: unknown): Failure {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { message: String(message), code: String(code ?? '') };
}

function openDatabase(path: string, synchronous: LibsqlOptions['synchronous']): Database.Database {
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
