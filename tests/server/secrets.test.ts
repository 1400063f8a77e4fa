/** What nobody may read or slip in: seeds, hands, credentials, tables that are not there, markup. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchOf } from '../../games/kit/boardgame';
import { API, type MineAnswer, type Pass, type Seated } from '../../src/online/protocol';
import {
  errorOf,
  fullTable,
  guest,
  type House,
  openHouse,
  type Seatholder,
  sit,
  startedTable,
  type Table,
} from './house';
import { storedMatch } from './stored';

let house: House;
let table: Table;
let other: Seatholder;
const [mine, yours] = [() => table.passes[0] as Pass, () => table.passes[1] as Pass];

beforeAll(async () => {
  house = await openHouse();
  table = await startedTable(house, { game: 'clash-of-magic-schools' });
  other = await sit(house.address, table, yours());
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  other.close();
  await house.close();
});

describe('what must stay secret', () => {
  it('is in no frame of a sync: neither seed nor initial state nor log', async () => {
    const stored = await storedMatch(house.store, table.id);
    const { G } = stored;
    const { seed } = matchOf(stored).match;
    const stock = await sit(house.address, table, yours(), {});
    const text = JSON.stringify([stock.frames, other.frames]);
    expect(text).not.toContain(seed);
    expect(text).not.toContain('"log":[{');
    const hand = (G as { players: Record<string, { hand: string[] }> }).players['0']?.hand ?? [];
    const deck = (G as { studentDeck: string[] }).studentDeck;
    expect(hand.length).toBeGreaterThan(0);
    for (const card of [...hand, ...deck]) expect(text).not.toContain(`"${card}"`);
    stock.close();
  });

  it('the position is shown to nobody outside while the gallery is closed', async () => {
    const plan = { game: 'clash-of-magic-schools', gallery: false, public: true };
    const { id, passes } = await startedTable(house, plan);
    const stranger = { seat: '0', credentials: 'z'.repeat(22) };
    const { tables } = await house.post<MineAnswer>(API.mine, {
      tables: [{ id }, { id, pass: stranger }, { id, pass: passes[1] }],
    });
    const nothing = { seat: null, myTurn: false, awaited: [], view: null };
    expect(tables).toMatchObject([nothing, nothing, { seat: '1', awaited: ['0'], view: expect.anything() }]);
    expect(errorOf((await house.ask(API.replay(id))).body)).toBe('NOT_OVER');
    const state = await storedMatch(house.store, id);
    const others = JSON.stringify(await Promise.all([house.get(API.table(id)), house.get(API.lobby)]));
    for (const part of Object.keys(state.G)) expect(others).not.toContain(`"${part}":`);
  });

  it('a seed carries 128 random bits and is never the time', async () => {
    const seeds = new Set<string>();
    for (let times = 0; times < 3; times++) {
      const { id } = await startedTable(house);
      const { seed } = matchOf(await storedMatch(house.store, id)).match;
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      seeds.add(seed);
    }
    expect(seeds.size).toBe(3);
  });

  it('credentials are stored only as hashes', async () => {
    const row = await house.store.read(table.id);
    expect(row?.record).not.toContain(mine().credentials);
  });
});

describe('tables out of nothing', () => {
  it('no table is created by looking for it, nor found in the namespace of another game', async () => {
    const nowhere = await sit(house.address, { id: 'x'.repeat(22), game: table.game }, null);
    expect(nowhere.frames).toEqual([['refused', 'sync', 'TABLE_NOT_FOUND']]);
    expect(await house.store.read('x'.repeat(22))).toBeNull();
    const elsewhere = await sit(house.address, { id: table.id, game: 'shazamm' }, null);
    expect(elsewhere.frames).toEqual([['refused', 'sync', 'TABLE_NOT_FOUND']]);
    nowhere.close();
    elsewhere.close();
  });
});

describe('markup', () => {
  it('in names and chat stays text, and no answer of the interface is a page', async () => {
    const evil = '<script>1</script>';
    const { id, passes } = await fullTable(house, { guest: guest(evil, 'k'.repeat(20)) });
    const type = await new Promise((resolve) =>
      request(house.address + API.table(id), (answer) => {
        resolve(answer.headers['content-type']);
        answer.resume();
      }).end(),
    );
    expect(type).toBe('application/json;charset=utf-8');
    const { table: view } = { table: await house.get<Seated['table']>(API.table(id)) };
    expect(view.seats[0]).toMatchObject({ name: evil });
    expect(passes).toHaveLength(2);
  });
});
