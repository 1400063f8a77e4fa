/** PostgreSQL: the contract of every store, and what several processes on one database need. */
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import type { Question } from '../../src/bots';
import {
  API,
  LOBBY_NAMESPACE,
  type Pass,
  type Replay,
  SERIES_API,
  SERIES_NAMESPACE,
  type Seated,
  type TableCard,
  type TableView,
} from '../../src/online/protocol';
import { simulate } from '../../src/replay';
import type { Heard, News } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { MIGRATIONS } from '../../src/server/store/statements';
import { openStore } from '../../src/server/store/store';
import { parseTable } from '../../src/server/table/record';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { openLine } from '../online/line';
import { bidding, person, twoAtTable, until } from '../online/support';
import { insist, startDuel, surviveKill } from './durability';
import { refusalOf, seriesOf, sitDown, started } from './gathering';
import {
  act,
  guest,
  type House,
  newTable,
  openHouse,
  overhear,
  type Seatholder,
  sit,
  startedTable,
} from './house';
import { describeMigrations } from './migrations';
import { mindOf } from './players';
import { buildProgram, type Program } from './program';
import { describeStore, table } from './store-contract';
import { storedMatch } from './stored';

/** Asks again soon, so that an outage is over in a moment. */
const IMPATIENT = { answer: 500, pauses: [100, 200, 400] };

let postgres: TestPostgres;
let program: Program;

beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), buildProgram()]);
});
afterEach(() => program.killAll());
afterAll(async () => {
  await Promise.all([postgres.stop(), program.remove()]);
});

const open = async (url: string) => openStore(await openPostgres(url, () => undefined));

describeStore(async () => open(await postgres.createDatabase()));

describe('migrations', () => {
  describeMigrations(async () => {
    const url = await postgres.createDatabase();
    return () => openPostgres(url, () => undefined);
  });

  it('are made by one of several processes that start at once', async () => {
    const url = await postgres.createDatabase();
    const drivers = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, () => undefined)));
    const found = await Promise.all(drivers.map((driver) => driver.migrate(MIGRATIONS)));
    expect(found.toSorted()).toEqual([0, ...Array.from({ length: 3 }, () => MIGRATIONS.length)]);
    await Promise.all(drivers.map((driver) => driver.close()));
  });
});

async function twoHouses(url: string): Promise<[House, House]> {
  const [here, there] = await Promise.all([1, 2].map(async () => openHouse({ store: await open(url) })));
  if (!here || !there) throw new Error('there are no two');
  return [here, there];
}

/** Everything that the lobby of the house tells. */
async function lobbyOf({ address }: House): Promise<readonly unknown[][]> {
  const news: unknown[][] = [];
  const socket = io(address + LOBBY_NAMESPACE, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  socket.onAny((...args) => news.push(args));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return news;
}

/** Ends the connections that listen for news; they are made anew after a moment. */
async function deafen(url: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'grimoire listener'`,
  );
  await admin.end();
}

it('tells the other processes, and only them, after the change is stored', async () => {
  const url = await postgres.createDatabase();
  const [one, other] = await Promise.all([open(url), open(url)]);
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

it('knows in every process who is at a game of a series, and tells each that it has changed', async () => {
  const url = await postgres.createDatabase();
  const [here, there] = await Promise.all(
    [1, 2].map(async () => openHouse({ store: await open(url), config: { absenceMs: 1 } })),
  );
  if (!here || !there) throw new Error('there are no two');
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

it('says in one sentence that the database cannot be reached', async () => {
  await expect(open('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

it('gives a database up that says nothing any more, and asks on a new connection', async () => {
  const url = new URL(await postgres.createDatabase());
  const line = await openLine(`http://${url.host}`);
  url.host = new URL(line.address).host;
  const driver = await openPostgres(url.href, () => undefined, 500);
  expect(await driver.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  line.swallow();
  await expect(driver.query('SELECT 1 AS one', [])).rejects.toThrow('timeout');
  expect(await driver.query('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  await driver.close();
  await line.close();
});

it('brings people of one table together whose sockets are in different processes', async () => {
  const url = await postgres.createDatabase();
  const [here, there] = await twoHouses(url);
  const duel = await startedTable(here);
  const [one, other] = await Promise.all([
    sit(here.address, duel, duel.passes[0] as Pass),
    sit(there.address, duel, duel.passes[1] as Pass),
  ]);
  const bothPresent = ({ table: seen }: Seatholder): boolean =>
    seen.seats.every((seat) => seat.kind === 'person' && seat.present);
  await Promise.all([one, other].map((client) => client.until(() => bothPresent(client))));
  await one.say('hello over there');
  await other.until(() => other.chats.some(({ text }) => text === 'hello over there'));
  other.close();
  await one.until(() => !bothPresent(one));
  await act(there, duel.id, duel.passes[1] as Pass, { type: 'resign' });
  await one.until(() => one.table.status === 'over');
  one.close();
  await Promise.all([here.close(), there.close()]);
  expect([...here.errors, ...there.errors]).toEqual([]);
});

describe('who is there', () => {
  const clock = { kind: 'bank', seconds: 600, increment: 0, atZero: 'forfeit' } as const;
  const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
  const replace = { type: 'vote', on: { kind: 'replace', seat: '1', by: 'bot' }, yes: true } as const;
  const presence = (view: TableView) => view.seats.map((seat) => seat.kind === 'person' && seat.present);
  let now = Date.now();

  /** Servers on one database, and a match at which both players sit in the first of them. */
  async function meet(servers: number) {
    const url = await postgres.createDatabase();
    const world = { now: () => now };
    const openOne = async () => openHouse({ store: await open(url), world, config: { absenceMs: 60_000 } });
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
    await expect.poll(() => seenFrom(late), { timeout: 20_000 }).toEqual([false, false]);
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

it('plays bots in two processes at once, every move once', async () => {
  const url = await postgres.createDatabase();
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
    asked.map(async (questions) =>
      openHouse({ store: await open(url), world, startThread: () => overhear(questions) }),
    ),
  );
  const [here] = houses as [House, House];
  const bots = ['A', 'B'].map((name) => ({ bot: 'novice', name }) as const);
  const { id, passes } = await startedTable(here, { game: 'anludim', seats: ['me', ...bots] });
  await act(here, id, passes[0] as Pass, { type: 'resign' });
  const status = async (): Promise<string> => {
    await Promise.all(houses.map(({ server }) => server.caretaker.look()));
    return (await here.get<TableView>(API.table(id))).status;
  };
  await expect.poll(status, { timeout: 60_000 }).toBe('over');
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
    const url = await postgres.createDatabase();
    const [here, there] = await twoHouses(url);
    const news = await lobbyOf(there);
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
    await Promise.all([here.close(), there.close()]);
  });

  it('and its people hear what was missed while no news came through', async () => {
    const url = await postgres.createDatabase();
    const [here, there] = await twoHouses(url);
    const duel = await startedTable(here);
    const [one, other] = await Promise.all([
      sit(here.address, duel, duel.passes[0] as Pass),
      sit(there.address, duel, duel.passes[1] as Pass),
    ]);
    const news = await lobbyOf(there);
    await deafen(url);
    await one.say('can you hear me?');
    await expect.poll(() => news).toContainEqual(['stale']);
    await other.until(() => other.chats.some(({ text }) => text === 'can you hear me?'));
    for (const client of [one, other]) client.close();
    await Promise.all([here.close(), there.close()]);
  });
});

it('says in its log that the database is not there yet, and gives up with the reason', async () => {
  const run = program.run({
    PORT: '0',
    DATABASE_URL: 'postgres://nobody@localhost:1/none',
    DATABASE_WAIT_SECONDS: '1',
  });
  expect(await run.ended).toBe(1);
  const lines = run.said().trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    message: 'the database cannot be reached yet',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  expect(lines.at(-1)).toMatch(/^The database of DATABASE_URL cannot be used: connect ECONNREFUSED /);
});

it('does not wait for a database that lets nobody in, and says so without the password', async () => {
  const url = new URL(await postgres.createDatabase());
  url.username = 'stranger';
  url.password = 'open-sesame';
  const run = program.run({ PORT: '0', DATABASE_URL: url.href });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(
    /^The database of DATABASE_URL cannot be used: .*(authentication failed|does not exist).*\n$/,
  );
  expect(run.said()).not.toContain('open-sesame');
});

it('loses nothing acknowledged when a server is killed, and brings everybody back', async () => {
  const url = await postgres.createDatabase();
  await surviveKill((port = 0) => program.run({ PORT: String(port), DATABASE_URL: url }));
});

it('applies 800 simultaneous moves of players on two processes, every one, and shows all the same', {
  timeout: 120_000,
}, async () => {
  const [wanted, duels] = [800, 45];
  const url = await postgres.createDatabase();
  const runs = [1, 2].map(() => program.run({ PORT: '0', DATABASE_URL: url }));
  const addresses = await Promise.all(runs.map(({ address }) => address()));
  const mind = await mindOf('shazamm');
  const tables = await Promise.all(
    Array.from({ length: duels }, (_, at) => startDuel(String(addresses[at % 2]), 'shazamm')),
  );
  let applied = 0;
  const refusals: string[] = [];
  let finish = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    finish = resolve;
  });

  /** Moves whenever its own seat may, without a look at the other. */
  const play = async (client: Seatholder, seat: Seat, seed: string): Promise<void> => {
    const random = createRandom(seed);
    const { rules, brain } = mind;
    const isOver = (): boolean => rules.result(client.position.G) !== null;
    const canAct = (): boolean => rules.awaiting(client.position.G)[seat] !== undefined;
    while (applied < wanted) {
      await Promise.race([client.until(() => isOver() || canAct()), enough]);
      if (isOver() || !canAct()) return;
      const { version } = client;
      const call = random.pick(brain.candidates(client.position.G, seat, random));
      const outcome = await client.move(call.move, call.args);
      if (!outcome.ok) {
        refusals.push(outcome.reason);
        continue;
      }
      applied += 1;
      if (applied === wanted) finish();
      await client.until(() => client.version > version);
    }
  };

  const seats = await Promise.all(
    tables.map(async (one) => ({
      table: one,
      clients: await Promise.all(one.passes.map((pass, at) => sit(String(addresses[at % 2]), one, pass))),
    })),
  );
  const everybody = seats.flatMap(({ clients }) => clients);
  await Promise.all(
    seats.flatMap(({ table: one, clients }) =>
      clients.map((client, at) => play(client, String(at) as Seat, `${one.id}/${at}`)),
    ),
  );
  expect(refusals.filter((reason) => reason !== 'STALE')).toEqual([]);
  expect(applied).toBeGreaterThanOrEqual(wanted);

  const store = await open(url);
  let logged = 0;
  for (const { table: one, clients } of seats) {
    const row = await store.read(one.id);
    const { heard } = parseTable(row?.record ?? '');
    const { G } = await storedMatch(store, one.id);
    logged += (await store.log(one.id, 1)).length;
    for (const [at, client] of clients.entries()) {
      const seat = String(at) as Seat;
      await client.until(() => client.version === heard[seat]);
      expect(client.position.G).toEqual(mind.rules.view(G, seat));
    }
  }
  expect(logged).toBe(applied);
  await store.close();
  for (const client of everybody) client.close();
});

it('plays on after the database was gone for a moment', async () => {
  const url = await postgres.createDatabase();
  const run = program.run({ PORT: '0', DATABASE_URL: url });
  const address = await run.address();
  const duel = await startDuel(address, 'clash-of-magic-schools');
  const mind = await mindOf('clash-of-magic-schools');
  const client = await sit(address, duel, duel.passes[0] as Pass);
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await admin.end();
  const [call] = mind.brain.candidates(client.position.G, '0', createRandom('gone'));
  const outcome = await insist(client, call?.move ?? '', call?.args, 'after-the-storm');
  expect(outcome).toMatchObject({ ok: true });
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
  client.close();
});

it('keeps every board and every move while the database is away, and goes on by itself', {
  timeout: 120_000,
}, async () => {
  const url = await postgres.createDatabase();
  const run = program.run({ PORT: '0', DATABASE_URL: url });
  const address = await run.address();
  const ready = async (): Promise<number> => (await fetch(`${address}/readyz`)).status;
  const [ada, bo] = ['Ada', 'Bo'].map((name) => person({ address }, name, address, IMPATIENT));
  if (!ada || !bo) throw new Error('there are no two');
  const { first, second } = await twoAtTable(ada, bo);
  const { view } = first.store.getState();

  const bringBack = await postgres.takeAway(url);
  await expect.poll(ready).toBe(503);
  await run.speaks(/"level":"error","message":"trouble with the database","error":"[^"]/);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(first.play('commit', bidding(3))).toBeNull();
  await until(first, ({ online }) => online.connection.kind === 'busy');
  // Whoever starts meanwhile waits.
  const late = program.run({ PORT: '0', DATABASE_URL: url });
  await late.speaks(/the database cannot be reached yet/);
  expect(first.store.getState()).toMatchObject({ view, online: { status: { kind: 'open' }, sending: true } });

  await bringBack();
  await until(first, ({ actor, online }) => actor === null && !online.sending);
  await expect.poll(ready).toBe(200);
  await run.speaks(/the database is back/);
  expect(second.play('commit', bidding(4))).toBeNull();
  await until(first, ({ actor }) => actor === '0');
  expect((await fetch(`${await late.address()}/readyz`)).status).toBe(200);
  for (const one of [ada, bo]) one.leave();
});
