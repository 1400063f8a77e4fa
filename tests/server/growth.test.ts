/** A long match on a real file: what a move costs to store does not depend on how many there were before. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { openLibsql } from '../../src/server/store/libsql';
import { openStore } from '../../src/server/store/store';
import { type House, openHouse, type Seatholder, sitAll, startedTable, startThread } from './house';
import { mindOf, seatOf } from './players';

const MOVES = 1000;
const LOOK_EVERY = 100;

let folder = '';
let house: House;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grimoire-growth-'));
  const staff = { start: () => startThread('database'), onTrouble: () => undefined };
  const store = await openStore(await openLibsql({ folder, synchronous: 'NORMAL' }, staff));
  // Always the same match, one that goes on long enough.
  house = await openHouse({ store, world: { freshSeed: () => 'a long match' } });
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

it('a thousand moves are a thousand rows, each small, and one row that stays as it was', {
  timeout: 120_000,
}, async () => {
  const { rules, brain } = await mindOf('clash-of-magic-schools');
  const table = await startedTable(house, { game: 'clash-of-magic-schools' });
  const clients = await sitAll(house.address, table);
  const random = createRandom('growth');
  const canAct = (client: Seatholder): boolean =>
    rules.awaiting(client.position.G)[seatOf(clients, client)] !== undefined;
  const sizes: number[] = [];
  let early: unknown[] = [];

  for (let made = 0; made < MOVES; made++) {
    await Promise.race(clients.map((client) => client.until(() => clients.some(canAct))));
    const client = clients.find(canAct) as Seatholder;
    // People change their minds, these ones nearly always: so the match lasts.
    const { canUndo, G } = client.position;
    const call =
      canUndo && random.int(12) > 0
        ? { move: 'undo', args: null }
        : random.pick(brain.candidates(G, seatOf(clients, client), random));
    expect(await client.move(call.move, call.args), `${made}: ${call.move}`).toMatchObject({ ok: true });
    if ((made + 1) % LOOK_EVERY !== 0) continue;
    const row = await house.store.read(table.id);
    sizes.push(Buffer.byteLength(`${row?.record}${row?.snapshot?.state}`));
    if (early.length === 0) early = [...(await house.store.log(table.id, 0))];
  }

  const log = await house.store.log(table.id, 0);
  expect(log.map(({ n }) => n)).toEqual(Array.from({ length: MOVES + 1 }, (_, n) => n));
  expect(log.slice(0, early.length)).toEqual(early);
  // The state is what lies on the table, and at most the same again for taking back.
  const [first, second] = [sizes.slice(0, sizes.length / 2), sizes.slice(sizes.length / 2)];
  expect(Math.max(...second)).toBeLessThan(1.5 * Math.max(...first));
  expect(Math.max(...sizes)).toBeLessThan(12_000);
  const rows = log.slice(1).map(({ args, events }) => args.length + events.length);
  expect(Math.max(...rows)).toBeLessThan(4096);
  for (const client of clients) client.close();
  expect((await stat(join(folder, 'grimoire.db'))).size).toBeLessThan(2_000_000);
});
