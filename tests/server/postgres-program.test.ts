/** The server as a program on PostgreSQL: a database that is away, servers that die, many moves at once. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import type { Pass } from '../../src/online/protocol';
import { startPostgres, type TestPostgres } from '../../tools/load/postgres';
import { bidding, person, twoAtTable, until } from '../online/support';
import { insist, startDuel, surviveKill } from './durability';
import { type Seatholder, sit } from './house';
import { mindOf } from './players';
import { command, openDatabase } from './postgres';
import { buildProgram, type Program } from './program';
import { storedMatch, storedTable } from './stored';

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

it('loses nothing acknowledged when a server is killed, and brings everybody back', {
  timeout: 120_000,
}, async () => {
  const url = await postgres.createDatabase();
  await surviveKill(() => program.run({ PORT: '0', DATABASE_URL: url }));
});

it('applies 800 simultaneous moves of players on two processes, every one, and shows all the same', {
  timeout: 120_000,
}, async () => {
  // A duel has some 24 moves, but may have as few as four.
  const [wanted, duels] = [800, 55];
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

  const store = await openDatabase(url);
  let logged = 0;
  for (const { table: one, clients } of seats) {
    const { heard } = await storedTable(store, one.id);
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
  await command(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
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
