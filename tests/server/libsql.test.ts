/** The embedded database: the contract of every store, and what is its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { openStore } from '../../src/server/store/store';
import { startThread } from './house';
import { describeMigrations } from './migrations';
import { describeStore, table } from './store-contract';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grimoire-libsql-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = async (name: string, synchronous: 'NORMAL' | 'FULL' = 'NORMAL') =>
  openStore(await openLibsql({ folder: join(folder, name), synchronous }));

let threads: Worker[] = [];

const openApart = async (name: string | null, onTrouble: (error: Error) => void = () => undefined) => {
  const start = (): Worker => {
    const thread = startThread('database');
    threads = [...threads, thread];
    return thread;
  };
  const options = { folder: name && join(folder, name), synchronous: 'NORMAL' } as const;
  return openStore(await openLibsql(options, { start, onTrouble }));
};

describeStore(() => open('contract'));

describe('migrations', () => {
  let databases = 0;
  describeMigrations(async () => {
    databases += 1;
    const name = join(folder, `migrated-${databases}`);
    return () => openLibsql({ folder: name, synchronous: 'NORMAL' });
  });
});

describe('in a thread of its own', () => {
  describeStore(() => openApart('apart'));

  it('says, too, that another server uses the folder, and closes after the last write', async () => {
    const first = await openApart('both');
    await expect(openApart('both')).rejects.toThrow('is in use by another server');
    const row = table();
    const created = first.create(row, []);
    await first.close();
    expect(await created).toBe(true);
    await expect(first.read(row.id)).rejects.toThrow('the thread of the database has ended');
  });

  it('is started anew when the thread ends, with everything that was stored', async () => {
    const troubles: string[] = [];
    const store = await openApart('ended', ({ message }) => troubles.push(message));
    const [kept, open] = [table(), table()];
    await store.create(kept, []);
    const answer = store.create(open, []).then(
      () => 'stored',
      (error: Error) => error.message,
    );
    await threads.at(-1)?.terminate();
    // Whoever had asked is answered, one way or the other.
    expect(['stored', 'the thread of the database has ended']).toContain(await answer);
    await expect.poll(() => store.read(kept.id).catch(() => null)).toMatchObject({ id: kept.id });
    expect(await store.create(table(), [])).toBe(true);
    expect(troubles).toEqual(['the thread of the database has ended']);
    await store.close();
  });

  it('is usable again, if empty, where nothing was on a disk', async () => {
    const store = await openApart(null);
    await threads.at(-1)?.terminate();
    await expect.poll(() => store.create(table(), []).catch(() => false)).toBe(true);
    await store.close();
  });
});

it('makes its folder, and finds everything again when it is opened anew', async () => {
  const first = await open('again/and/again', 'FULL');
  const row = table();
  await first.create(row, []);
  await first.close();
  const second = await open('again/and/again');
  expect((await second.read(row.id))?.id).toBe(row.id);
  await second.close();
});

it('stores what was asked for before it was closed', async () => {
  const first = await open('closing');
  const row = table();
  const created = first.create(row, []);
  await first.close();
  expect(await created).toBe(true);
  const second = await open('closing');
  expect(await second.read(row.id)).not.toBeNull();
  await second.close();
});

it('refuses a folder that another server uses, and says so', async () => {
  const first = await open('busy');
  await expect(open('busy')).rejects.toThrow('is in use by another server');
  await first.close();
});
