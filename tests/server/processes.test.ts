/** Several processes on one database: people, bots and lobbies of the one hear of those of the others. */
import pg from 'pg';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../games/kit';
import type { Question } from '../../src/bots';
import {
  API,
  type Pass,
  type Replay,
  SERIES_API,
  SERIES_NAMESPACE,
  type Seated,
  type TableCard,
  type TableView,
} from '../../src/online/protocol';
import { simulate } from '../../src/replay';
import type { News } from '../../src/server/store/contract';
import { refusalOf, seriesOf, sitDown, started } from './gathering';
import { act, guest, type House, newTable, overhear, type Seatholder, sit, startedTable } from './house';
import { listenAt } from './lobby';
import { mindOf } from './players';
import { command, openHouseOn, postgresDatabases, twoHouses } from './postgres';

const createDatabase = postgresDatabases();

/** Ends the connections that listen for news; they are made anew after a moment. */
const deafen = (url: string) =>
  command(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'grimoire listener'`,
  );

/** A match at which each of the two players sits in another house. */
async function duelBetween(here: House, there: House) {
  const duel = await startedTable(here);
  const [mine, yours] = duel.passes as [Pass, Pass];
  const [one, other] = await Promise.all([sit(here.address, duel, mine), sit(there.address, duel, yours)]);
  return { id: duel.id, one, other, yours };
}

it('brings people of one table together whose sockets are in different processes', async () => {
  const url = await createDatabase();
  const [here, there] = await twoHouses(url);
  const { id, one, other, yours } = await duelBetween(here, there);
  const bothPresent = ({ table: seen }: Seatholder): boolean =>
    seen.seats.every((seat) => seat.kind === 'person' && seat.present);
  await Promise.all([one, other].map((client) => client.until(() => bothPresent(client))));
  await one.say('hello over there');
  await other.until(() => other.chats.some(({ text }) => text === 'hello over there'));
  other.close();
  await one.until(() => !bothPresent(one));
  await act(there, id, yours, { type: 'resign' });
  await one.until(() => one.table.status === 'over');
  one.close();
  await Promise.all([here.close(), there.close()]);
  expect([...here.errors, ...there.errors]).toEqual([]);
});

it('knows in every process who is at a game of a series, and tells each that it has changed', async () => {
  const url = await createDatabase();
  const [here, there] = await twoHouses(url, { config: { absenceMs: 1 } });
  const gathering = await started(here, {}, 'Bo');
  const { table: seat, ...pass } = await sitDown(there, gathering, 'Bo');
  const bo = await sit(there.address, seat, pass);
  const settle = (name: string) =>
    refusalOf(here, SERIES_API.award(gathering.id), {
      ...gathering.passes.Ada,
      key: '0.0.0',
      name,
      by: 'walkover',
    });
  const seenHere = async () => (await here.get<TableView>(API.table(seat.id))).seats[1];
  await expect.poll(seenHere).toMatchObject({ present: true });
  expect(await settle('Bo')).toBe('NOT_ABANDONED');
  const listener = io(there.address + SERIES_NAMESPACE, {
    transports: ['websocket'],
    auth: { series: gathering.id },
  });
  await new Promise<void>((resolve) => listener.on('connect', () => resolve()));
  const news = new Promise<void>((resolve) => listener.on('news', () => resolve()));
  expect(await settle('Ada')).toBeUndefined();
  await news;
  expect((await seriesOf(there, gathering.id)).played).toMatchObject([{ winners: ['1'], walkover: true }]);
  listener.close();
  bo.close();
  await Promise.all([here.close(), there.close()]);
});

describe('who is there', () => {
  const clock = { kind: 'bank', seconds: 600, increment: 0, atZero: 'forfeit' } as const;
  const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
  const replace = { type: 'vote', on: { kind: 'replace', seat: '1', by: 'bot' }, yes: true } as const;
  const presence = (view: TableView) => view.seats.map((seat) => seat.kind === 'person' && seat.present);
  let now = Date.now();

  /** Servers on one database, and a match at which both players sit in the first of them. */
  async function meet(servers: number) {
    const url = await createDatabase();
    const world = { now: () => now };
    const openOne = () => openHouseOn(url, { world, config: { absenceMs: 60_000 } });
    const houses = await Promise.all(Array.from({ length: servers }, openOne));
    const [here] = houses as [House];
    const duel = await startedTable(here, { game: 'clash-of-magic-schools', clock });
    now += 120_000;
    const clients = await Promise.all(duel.passes.map((pass) => sit(here.address, duel, pass)));
    const seenFrom = async (house: House) => presence(await house.get<TableView>(API.table(duel.id)));
    const close = async () => {
      for (const client of clients) client.close();
      await Promise.all(houses.map((house) => house.close()));
      expect(houses.flatMap(({ errors }) => errors)).toEqual([]);
    };
    const openAnother = async (): Promise<House> => {
      const house = await openOne();
      houses.push(house);
      return house;
    };
    return { url, houses, duel, clients, seenFrom, openAnother, close };
  }

  it('is known in every process: nobody is voted out where nobody looks', async () => {
    const { houses, duel, clients, seenFrom, close } = await meet(2);
    const [, there] = houses as [House, House];
    const [mine, yours] = duel.passes as [Pass, Pass];
    await expect.poll(() => seenFrom(there)).toEqual([true, true]);
    await expect(act(there, duel.id, mine, replace)).rejects.toThrow('NOT_ABANDONED');
    const { table: proposed } = await act(there, duel.id, yours, pause);
    expect(proposed).toMatchObject({ paused: false, proposals: [{ yes: ['1'], missing: ['0'] }] });
    expect(presence(proposed)).toEqual([true, true]);
    clients[1]?.close();
    await expect.poll(() => seenFrom(there)).toEqual([true, false]);
    now += 59_999;
    await expect(act(there, duel.id, mine, replace)).rejects.toThrow('NOT_ABANDONED');
    now += 1;
    expect((await act(there, duel.id, mine, replace)).table.seats[1]?.kind).toBe('bot');
    await close();
  });

  it('is told to a process that comes later, and to one that has missed the news', async () => {
    const { url, clients, seenFrom, openAnother, close } = await meet(1);
    const late = await openAnother();
    await expect.poll(() => seenFrom(late)).toEqual([true, true]);
    await deafen(url);
    for (const client of clients) client.close();
    await expect.poll(() => seenFrom(late)).toEqual([false, false]);
    await close();
  });

  it('is what was told last, in whatever order the news arrive', async () => {
    const { url, houses, duel, clients, close } = await meet(1);
    const [here] = houses as [House];
    const { id } = duel;
    for (const client of clients) client.close();
    const other = new pg.Client(url);
    await other.connect();
    const tell = (process: string, n: number, seats: readonly Seat[], watchers: readonly string[]) => {
      const news: News = { kind: 'presence', process, n, crowds: [{ id, seats, watchers }] };
      return other.query('SELECT pg_notify($1, $2)', ['grimoire', JSON.stringify({ from: process, news })]);
    };
    await tell('one', 2, ['0'], ['Zoé']);
    await tell('one', 1, ['1'], []);
    await tell('another', 1, [], ['Yan']);
    const view = () => here.get<TableView>(API.table(id));
    await expect.poll(async () => (await view()).watchers.names).toEqual(['Zoé', 'Yan']);
    await expect.poll(async () => presence(await view())).toEqual([true, false]);
    await other.end();
    await close();
  });

  it('decides whose the table is, once for all processes', async () => {
    const { houses, duel, clients, close } = await meet(2);
    const [, there] = houses as [House, House];
    const [one, other] = clients as [Seatholder, Seatholder];
    const again = await sit(there.address, duel, duel.passes[1] as Pass);
    await again.until(() => presence(again.table).every(Boolean));
    one.close();
    await again.until(() => !presence(again.table)[0]);
    const { edition } = again.table;
    now += 60_000;
    await Promise.all([other, again].map((client) => client.until(() => client.table.owner === '1')));
    await Promise.all(houses.map(({ server }) => server.caretaker.look()));
    expect((await there.get<TableView>(API.table(duel.id))).edition).toBe(edition + 1);
    again.close();
    await close();
  });
});

it('plays bots in two processes at once, every move once', { timeout: 120_000 }, async () => {
  const url = await createDatabase();
  // Time leaps, so that at every look both take every bot for left alone.
  let time = Date.now();
  const world = {
    now: () => {
      time += 6000;
      return time;
    },
  };
  const asked: Question[][] = [[], []];
  const houses = await Promise.all(
    asked.map((questions) => openHouseOn(url, { world, startThread: () => overhear(questions) })),
  );
  const [here] = houses as [House, House];
  const bots = ['A', 'B'].map((name) => ({ bot: 'novice', name }) as const);
  const { id, passes } = await startedTable(here, { game: 'anludim', seats: ['me', ...bots] });
  await act(here, id, passes[0] as Pass, { type: 'resign' });
  const status = async (): Promise<string> => {
    await Promise.all(houses.map(({ server }) => server.caretaker.look()));
    return (await here.get<TableView>(API.table(id))).status;
  };
  await expect.poll(status, { timeout: 100_000 }).toBe('over');
  const replay = await here.get<Replay>(API.replay(id));
  const timeline = simulate((await mindOf('anludim')).rules, replay);
  expect(timeline?.steps).toHaveLength(replay.moves.length + 1);
  const rows = await here.store.log(id, 0);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at));
  // Both have thought; what a seat was asked about became one move, or none if something happened meanwhile.
  const thoughts = asked.map((questions) => new Set(questions.map(({ seed }) => seed)));
  expect(thoughts.every(({ size }) => size > 0)).toBe(true);
  const positions = new Set(thoughts.flatMap((seeds) => [...seeds])).size;
  expect(replay.moves.length).toBeLessThanOrEqual(positions);
  const counted = await Promise.all(houses.map(({ address }) => movesCounted(address)));
  expect(counted.reduce((sum, moves) => sum + moves, 0)).toBe(replay.moves.length);
  await Promise.all(houses.map((house) => house.close()));
  expect(houses.flatMap(({ errors }) => errors)).toEqual([]);
});

/** The moves that the server says it has applied. */
async function movesCounted(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).not.toMatch(/^grimoire_refusals_total{/m);
  return Number(/^grimoire_moves_total{.*} (\d+)$/m.exec(text)?.[1] ?? 0);
}

describe('the lobby of another process', () => {
  it('hears of a table that is new, changes or goes, also of one that it has in memory', async () => {
    const url = await createDatabase();
    const [here, there] = await twoHouses(url);
    const { news, close } = await listenAt(there);
    const founded = await here.post<Seated>(API.tables, newTable({ public: true }));
    const { id } = founded.table;
    const seats = () =>
      news.flatMap(([event, card]) => (event === 'card' ? [(card as TableCard).openSeats] : []));
    await expect.poll(seats).toEqual([1]);
    // Somebody asks there, nobody looks.
    await there.get(API.table(id));
    await here.post(API.join(id), { guest: guest('Bo') });
    await expect.poll(() => seats().at(-1)).toBe(0);
    await there.get(API.table(id));
    await act(here, id, founded, { type: 'callOff' });
    await expect.poll(() => news).toContainEqual(['gone', id]);
    close();
    await Promise.all([here.close(), there.close()]);
  });

  it('and its people hear what was missed while no news came through', async () => {
    const url = await createDatabase();
    const [here, there] = await twoHouses(url);
    const { one, other } = await duelBetween(here, there);
    const lobby = await listenAt(there);
    await deafen(url);
    await one.say('can you hear me?');
    await expect.poll(() => lobby.news).toContainEqual(['stale']);
    await other.until(() => other.chats.some(({ text }) => text === 'can you hear me?'));
    for (const client of [one, other, lobby]) client.close();
    await Promise.all([here.close(), there.close()]);
  });
});
