/** PostgreSQL: the contract of every store, and what several processes on one database need. */
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { API, LOBBY_NAMESPACE, type Pass, type Seated, type TableCard } from '../../src/online/protocol';
import type { Heard } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { MIGRATIONS } from '../../src/server/store/statements';
import { openStore } from '../../src/server/store/store';
import { parseTable } from '../../src/server/table/record';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { openLine } from '../online/line';
import { bidding, person, twoAtTable, until } from '../online/support';
import { insist, startDuel, surviveKill } from './durability';
import { act, guest, type House, newTable, openHouse, type Seatholder, sit, startedTable } from './house';
import { describeMigrations } from './migrations';
import { mindOf } from './players';
import { buildProgram, type Program } from './program';
import { describeStore, table } from './store-contract';

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
    const { G } = JSON.parse(row?.state ?? '');
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
