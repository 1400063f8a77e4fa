/** A file in a thread that is started anew when it has ended: what was committed is on the disk. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { LibsqlOptions } from './file';
import { type DistantFile, openInThread } from './thread';

export interface Staff {
  /** Starts a thread that runs `serveFile`. */
  start(): Worker;
  /** A thread has ended by itself, or could not be replaced yet. */
  onTrouble(error: Error): void;
}

const PAUSE_MS = 1000;

export async function openLasting({ start, onTrouble }: Staff, options: LibsqlOptions): Promise<DistantFile> {
  let closed = false;
  let migrations: readonly string[] = [];
  let file: DistantFile;

  const open = async (): Promise<void> => {
    const worker = start();
    file = await openInThread(worker, options);
    worker.once('error', onTrouble);
    worker.once('exit', () => {
      if (!closed) void replace();
    });
  };

  /** Whatever is asked for meanwhile is refused by the thread that has ended. */
  const replace = async (): Promise<void> => {
    onTrouble(new Error('the thread of the database has ended'));
    while (!closed) {
      try {
        await open();
        // Nothing is missing in a file; what was kept in memory only begins anew.
        await file.migrate(migrations);
        return;
      } catch (error) {
        onTrouble(error as Error);
        await sleep(PAUSE_MS);
      }
    }
  };

  await open();
  return {
    query: (...args) => file.query(...args),
    commit: (...args) => file.commit(...args),
    migrate: (wanted) => {
      migrations = wanted;
      return file.migrate(wanted);
    },
    close: () => {
      closed = true;
      return file.close();
    },
  };
}
