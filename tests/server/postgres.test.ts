/** PostgreSQL: the contract of every store, and what several processes on one database need. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import type { Question } from '../../src/bots';
import { API, type Pass, type Replay, type TableView } from '../../src/online/protocol';
import { simulate } from '../../src/replay';
import type { Heard, News } from '../../src/server/store/contract';
import { openPostgres } from '../../src/server/store/postgres';
import { openStore } from '../../src/server/store/store';
import { parseTable } from '../../src/server/table/record';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { insist, startDuel, surviveKill } from './durability';
import { act, type House, openHouse, overhear, type Seatholder, sit, startedTable } from './house';
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
    const admin = new pg.Client(url);
    await admin.connect();
    const deafen = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'grimoire listener'`;
    await admin.query(deafen);
    for (const client of clients) client.close();
    await expect.poll(() => seenFrom(late), { timeout: 20_000 }).toEqual([false, false]);
    await admin.end();
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
