/** PostgreSQL: the contract of every store, and what several processes on one database need. */
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { type Pass, SERIES_API, SERIES_NAMESPACE } from '../../src/online/protocol';
import type { Heard } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { openStore } from '../../src/server/store/store';
import { parseTable } from '../../src/server/table/record';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { insist, startDuel, surviveKill } from './durability';
import { refusalOf, seriesOf, sitDown, started } from './gathering';
import { act, openHouse, type Seatholder, sit, startedTable } from './house';
import { mindOf } from './players';
import { buildProgram, type Program } from './program';
import { describeStore, table } from './store-contract';

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

it('brings people of one table together whose sockets are in different processes', async () => {
  const url = await postgres.createDatabase();
  const [here, there] = await Promise.all([1, 2].map(async () => openHouse({ store: await open(url) })));
  if (!here || !there) throw new Error('there are no two');
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

it('says in its log that the database is not there yet, and waits for it', async () => {
  const run = program.run({ PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await run.speaks(/the database cannot be reached yet/);
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
