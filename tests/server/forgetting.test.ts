/** A table is in memory while somebody looks at it, and no longer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, type HandOver, type MineAnswer, type Pass, type Seated } from '../../src/online/protocol';
import { act, guest, type House, newTable, openHouse, type Seatholder, sit, startedTable } from './house';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function loaded(): Promise<number> {
  const text = await (await fetch(`${house.address}/metrics`)).text();
  return Number(/^grimoire_tables_loaded (\d+)$/m.exec(text)?.[1]);
}

it('after each request of the interface nothing stays', async () => {
  const founded = await house.post<Seated>(API.tables, newTable());
  const { id } = founded.table;
  const [mine, stranger]: Pass[] = [founded, { seat: '0', credentials: 'z'.repeat(22) }];
  let second = founded;
  let ticket = '';
  const pass = ({ seat, credentials }: Pass): Pass => ({ seat, credentials });
  const requests: Record<string, () => Promise<unknown>> = {
    describe: () => house.get(API.table(id)),
    join: async () => {
      second = await house.post<Seated>(API.join(id), { guest: guest('Bo') });
    },
    'join once more, which is refused': () =>
      house.post(API.join(id), { guest: guest('Cy') }).catch(() => null),
    act: () => act(house, id, mine as Pass, { type: 'start' }),
    'act without the right to': () => act(house, id, stranger as Pass, { type: 'resign' }).catch(() => null),
    past: () => house.post(API.past(id), { pass: pass(founded) }),
    'past without the right to': () => house.post(API.past(id), { pass: stranger }).catch(() => null),
    mine: () => house.post<MineAnswer>(API.mine, { tables: [{ id, pass: pass(second) }] }),
    handOver: async () => {
      ticket = (await house.post<HandOver>(API.handOver(id), pass(second))).token;
    },
    takeOver: async () => {
      second = await house.post<Seated>(API.takeOver(id), { token: ticket, key: 'k'.repeat(20) });
    },
    resign: () => act(house, id, mine as Pass, { type: 'resign' }),
    replay: () => house.get(API.replay(id)),
    rematch: () => house.post(API.rematch(id), pass(second)),
  };
  for (const [name, request] of Object.entries(requests)) {
    await request();
    await expect.poll(loaded, { message: name }).toBe(0);
  }
});

it('whoever is not let in leaves nothing behind', async () => {
  const table = await startedTable(house, { gallery: false });
  const stranger = await sit(house.address, table, null);
  const thief = await sit(house.address, table, { seat: '0', credentials: 'z'.repeat(22) });
  expect([stranger, thief].map(({ frames }) => frames[0]?.[0])).toEqual(['refused', 'refused']);
  await expect.poll(loaded).toBe(0);
  for (const client of [stranger, thief]) client.close();
});

it('the last who goes, in the middle of a move or not, takes the table along', async () => {
  const table = await startedTable(house);
  const clients = (await Promise.all(table.passes.map((pass) => sit(house.address, table, pass)))) as [
    Seatholder,
    Seatholder,
  ];
  expect(await loaded()).toBe(1);
  // Requests of others do not take it away.
  await house.get(API.table(table.id));
  expect(await loaded()).toBe(1);
  void clients[0].move('commit', { bid: 3, spells: [], decoy: false });
  for (const client of clients) client.close();
  await expect.poll(loaded).toBe(0);
});

it('bots that play among themselves for somebody who has gone need no place either', async () => {
  const seats = ['me', { bot: 'novice', name: 'Merlin' }] as const;
  const founded = await house.post<Seated>(API.tables, newTable({ seats }));
  const { id } = founded.table;
  await act(house, id, founded, { type: 'start' });
  await expect.poll(async () => (await house.store.log(id, 1)).length).toBeGreaterThan(0);
  await expect.poll(loaded).toBe(0);
});
