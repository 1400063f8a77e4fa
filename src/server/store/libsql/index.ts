/**
 * The embedded database. What is to be written in one turn of the event loop goes to the file at once, whether or not
 * it has done what it was given before; what it finds waiting it commits together, so that many matches share the cost.
 */
import type { Driver } from '../driver';
import { type Change, type File, type LibsqlOptions, openFile } from './file';
import { openLasting, type Staff } from './lasting';
import { type DistantFile, errorOf } from './thread';

export { serveFile } from './thread';

interface Waiting {
  readonly change: Change;
  readonly resolve: (changed: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** With threads that run `serveFile` the disk is not waited for in this one. */
export async function openLibsql(options: LibsqlOptions, staff?: Staff): Promise<Driver> {
  const file = staff ? await openLasting(staff, options) : here(openFile(options));
  let waiting: Waiting[] = [];
  const committing = new Set<Promise<void>>();
  let closed: Promise<void> | null = null;

  /** Whoever writes in this same moment comes along. */
  const commitSoon = (): void => {
    const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
      const batch = waiting;
      waiting = [];
      return commit(batch);
    });
    committing.add(done);
    void done.then(() => committing.delete(done));
  };

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await file.commit(batch.map(({ change }) => change));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at] ?? false;
        if (typeof outcome === 'boolean') resolve(outcome);
        else reject(errorOf(outcome));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return {
    query: file.query,
    change: (change) =>
      new Promise((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        if (waiting.length === 1) commitSoon();
      }),
    migrate: file.migrate,
    isConflict: (error) => String((error as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT'),
    // There is no other process to talk to.
    publish: () => undefined,
    subscribe: () => undefined,
    close: () => {
      closed ??= Promise.all(committing).then(() => file.close());
      return closed;
    },
  };
}

function here(file: File): DistantFile {
  return {
    query: async (...args) => file.query(...args),
    commit: async (...args) => file.commit(...args),
    migrate: async (...args) => file.migrate(...args),
    close: async () => file.close(),
  };
}
