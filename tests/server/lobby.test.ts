/** The lobby, live; with several processes on one database see processes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, type Seated, type TableCard } from '../../src/online/protocol';
import { act, guest, type House, newTable, openHouse } from './house';
import { type Listener, listenAt } from './lobby';

let house: House;
let lobby: Listener;

beforeAll(async () => {
  house = await openHouse();
  lobby = await listenAt(house);
});
afterAll(async () => {
  lobby.close();
  await house.close();
});

const cards = (id: string) =>
  lobby.news.filter(([event, card]) => event === 'card' && (card as TableCard).id === id);

it('tells of a new public table, of who sits down, and when it is gone', async () => {
  const founded = await house.post<Seated>(API.tables, newTable({ public: true }));
  const { id } = founded.table;
  await expect.poll(() => cards(id)).toMatchObject([['card', { openSeats: 1 }]]);
  await house.post(API.join(id), { guest: guest('Bo') });
  await expect.poll(() => cards(id).at(-1)).toMatchObject(['card', { openSeats: 0 }]);
  await act(house, id, founded, { type: 'callOff' });
  await expect.poll(() => lobby.news).toContainEqual(['gone', id]);
});

it('never tells of a private one', async () => {
  const founded = await house.post<Seated>(API.tables, newTable());
  await house.post(API.join(founded.table.id), { guest: guest('Bo') });
  const marker = await house.post<Seated>(API.tables, newTable({ public: true }));
  await expect.poll(() => cards(marker.table.id)).toHaveLength(1);
  expect(JSON.stringify(lobby.news)).not.toContain(founded.table.id);
});
