/** Bringing a database up to date, the same for every driver. */
import { expect, it } from 'vitest';
import type { Driver } from '../../src/server/store/driver';
import { MIGRATIONS } from '../../src/server/store/statements';
import { openStore } from '../../src/server/store/store';
import { table } from './store-contract';

/** `fresh` names a new database; each call of what it gives opens that one. */
export function describeMigrations(fresh: () => Promise<() => Promise<Driver>>): void {
  const [first = ''] = MIGRATIONS;

  it('goes on from the first version with everything that is there', async () => {
    const open = await fresh();
    const old = await open();
    expect(await old.migrate([first])).toBe(0);
    const { id, version, game, status, createdAt, record, code, codeUntil } = table();
    const sql = `INSERT INTO tables (id, version, game, status, listed, created_at, record, state, code, code_until)
      VALUES (?, ?, ?, ?, 1, ?, ?, '{"G":{}}', ?, ?)`;
    const values = [id, version, game, status, createdAt, record, code, codeUntil];
    await old.change([{ sql, values }], null);
    await old.close();
    const steps: number[][] = [];
    const store = await openStore(await open(), (...step) => steps.push(step));
    expect(steps).toEqual([[1, MIGRATIONS.length]]);
    const snapshot = { state: '{"G":{}}', moves: null };
    expect(await store.read(id)).toMatchObject({ id, record, snapshot });
    expect(await store.createSeries({ id: 's', version: 1, expiresAt: null, record: '{}' })).toBe(true);
    await store.close();
    const again = await openStore(await open(), (...step) => steps.push(step));
    expect(steps).toHaveLength(1);
    await again.close();
  });

  it('does not touch what a newer server has used', async () => {
    const open = await fresh();
    const newer = await open();
    await newer.migrate([...MIGRATIONS, 'CREATE TABLE future (id TEXT);']);
    await newer.close();
    const driver = await open();
    const known = MIGRATIONS.length;
    await expect(openStore(driver)).rejects.toThrow(
      `The database has version ${known + 1}, this server knows only ${known}: it was used by a newer server.`,
    );
    await driver.close();
  });

  it('leaves nothing behind of a step that fails, so that it can be made again', async () => {
    const open = await fresh();
    const driver = await open();
    const step = 'CREATE TABLE half (id TEXT);';
    await expect(driver.migrate([first, `${step} CREATE TABLE nonsense;`])).rejects.toThrow();
    await driver.close();
    const again = await open();
    expect(await again.migrate([first, step])).toBe(1);
    expect(await again.query('SELECT id FROM half', [])).toEqual([]);
    await again.close();
  });
}
