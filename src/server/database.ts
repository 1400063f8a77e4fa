/** Opens the store that the settings name. A database that is not there yet is waited for; what is wrong is one line. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Config } from './config';
import type { Log } from './log';
import { codeOf, reasonOf } from './reason';
import type { Store } from './store/contract';
import type { Driver } from './store/driver';
import { openLibsql } from './store/libsql';
import { openPostgres } from './store/postgres';
import { openStore } from './store/store';

type Settings = Pick<Config, 'databaseUrl' | 'databaseWaitMs' | 'dataDir' | 'synchronous'>;

const PAUSE_MS = 2000;
/** Nobody answers, or the database is just starting, stopping or full. */
const PASSING = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P03',
];
/** What the client of PostgreSQL says without a code. */
const PASSING_WORDS = /timeout expired|connection terminated|connection timeout/i;

export async function openDatabase(settings: Settings, log: Log, startThread: () => Worker): Promise<Store> {
  const { databaseUrl, dataDir, synchronous } = settings;
  if (databaseUrl !== null) return waitFor(settings, databaseUrl, log);
  try {
    const onTrouble = (error: Error): void => log.error('trouble with the database', error);
    const staff = { start: startThread, onTrouble };
    return await migrated(await openLibsql({ folder: dataDir, synchronous }, staff), log);
  } catch (error) {
    throw new Error(`The database in DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}`);
  }
}

async function waitFor({ databaseWaitMs }: Settings, url: string, log: Log): Promise<Store> {
  const until = Date.now() + databaseWaitMs;
  for (let tries = 1; ; tries++) {
    try {
      const driver = await openPostgres(url, (error) => log.error('trouble with the database', error));
      return await migrated(driver, log);
    } catch (error) {
      const reason = reasonOf(error);
      const left = until - Date.now();
      if (left <= 0 || !isPassing(error)) {
        throw new Error(`The database of DATABASE_URL cannot be used: ${reason}`);
      }
      log.warn('the database cannot be reached yet', { reason, tries });
      await sleep(Math.min(left, PAUSE_MS));
    }
  }
}

async function migrated(driver: Driver, log: Log): Promise<Store> {
  try {
    return await openStore(driver, (from, to) =>
      log.info('the database was brought up to date', { from, to }),
    );
  } catch (error) {
    await driver.close().catch(() => undefined);
    throw error;
  }
}

/** Whether it may go away by waiting. */
export function isPassing(error: unknown): boolean {
  return PASSING.includes(codeOf(error)) || PASSING_WORDS.test(reasonOf(error));
}
