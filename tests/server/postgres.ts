/** A PostgreSQL for the tests of a file, and several servers on one database of it. */
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { openStore } from '../../src/server/store/store';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { type House, type HouseSetup, openHouse } from './house';

/** Makes new, empty databases; their server lives as long as the test file. */
export function postgresDatabases(): () => Promise<string> {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return () => postgres.createDatabase();
}

export async function openDatabase(url: string): Promise<Store> {
  return openStore(await openPostgres(url, () => undefined));
}

/** A house on the database, which knows of others there only what that one tells. */
export async function openHouseOn(url: string, setup: Omit<HouseSetup, 'store'> = {}): Promise<House> {
  return openHouse({ ...setup, store: await openDatabase(url) });
}

export function twoHouses(url: string, setup: Omit<HouseSetup, 'store'> = {}): Promise<[House, House]> {
  return Promise.all([openHouseOn(url, setup), openHouseOn(url, setup)]);
}

/** What only an administrator of the database does. */
export async function command(url: string, sql: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}
