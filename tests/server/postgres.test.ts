/** PostgreSQL: the contract of every store, and what is its own; see also processes and the program on PostgreSQL. */
import { describe, expect, it } from 'vitest';
import type { Heard } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { MIGRATIONS } from '../../src/server/store/statements';
import { openLine } from '../online/line';
import { describeMigrations } from './migrations';
import { openDatabase, postgresDatabases } from './postgres';
import { describeStore, table } from './store-contract';

const createDatabase = postgresDatabases();

describeStore(async () => openDatabase(await createDatabase()));

describe('migrations', () => {
  describeMigrations(async () => {
    const url = await createDatabase();
    return () => openPostgres(url, () => undefined);
  });

  it('are made by one of several processes that start at once', async () => {
    const url = await createDatabase();
    const drivers = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, () => undefined)));
    const found = await Promise.all(drivers.map((driver) => driver.migrate(MIGRATIONS)));
    expect(found.toSorted()).toEqual([0, ...Array.from({ length: 3 }, () => MIGRATIONS.length)]);
    await Promise.all(drivers.map((driver) => driver.close()));
  });
});

it('tells the other processes, and only them, after the change is stored', async () => {
  const url = await createDatabase();
  const [one, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  const heard: Heard[] = [];
  one.subscribe(() => heard.push({ kind: 'gap' }));
  const told = new Promise<Heard>((resolve) => other.subscribe(resolve));
  const row = table();
  await one.create(row, []);
  expect(await told).toEqual({ kind: 'table', id: row.id, version: 1 });
  expect(await other.read(row.id)).not.toBeNull();
  expect(heard).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

it('says in one sentence that the database cannot be reached', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

it('gives a database up that says nothing any more, and asks on a new connection', async () => {
  const url = new URL(await createDatabase());
  const line = await openLine(`http://${url.host}`);
  url.host = new URL(line.address).host;
  const driver = await openPostgres(url.href, () => undefined, 2000);
  expect(await driver.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  line.swallow();
  await expect(driver.query('SELECT 1 AS one', [])).rejects.toThrow('timeout');
  expect(await driver.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  await driver.close();
  await line.close();
});
