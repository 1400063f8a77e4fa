/** The server as a program: the real bundle in a process of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { API, type Seated } from '../../src/online/protocol';
import { startDuel, surviveKill, visit } from './durability';
import { act, newTable, sit, sitAll } from './house';
import { buildProgram, type Program } from './program';

let program: Program;

beforeAll(async () => {
  program = await buildProgram();
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

it('says where it is open, answers there, and ends well when asked to', async () => {
  const run = program.run({ PORT: '0' });
  const address = await run.address();
  const answer = await fetch(`${address}/games/shazamm`);
  expect(await answer.text()).toContain('Grimoire</title>');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

it('stops in good order in the middle of matches: everybody is told, everything is stored', async () => {
  const run = program.run({ PORT: '0' });
  const address = await run.address();
  const table = await startDuel(address, 'shazamm');
  const clients = await sitAll(address, table);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  for (const client of clients) {
    expect(client.frames.some(([event]) => event === 'stopping')).toBe(true);
    client.close();
  }
  expect(run.said()).not.toContain('"level":"error"');
  const again = program.run({ PORT: '0' });
  const [one] = await sitAll(await again.address(), table);
  expect(one?.table.status).toBe('playing');
  one?.close();
});

it('loses nothing acknowledged when it is killed, and brings everybody back', async () => {
  await surviveKill((port = 0) => program.run({ PORT: String(port) }));
});

it('answers probes: alive, ready, counted', async () => {
  const address = await program.run({ PORT: '0' }).address();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await startDuel(address, 'shazamm');
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/^grimoire_tables_loaded \d/m);
  expect(metrics).toMatch(/^grimoire_move_seconds_count \d/m);
});

it('seats bots in threads of its own', async () => {
  const address = await program.run({ PORT: '0', BOT_PAUSE_MS: '0' }).address();
  const house = visit(address);
  const seats = ['me', { bot: 'novice', name: 'Merlin' }] as const;
  const founded = await house.post<Seated>(API.tables, newTable({ seats }));
  const { id, game } = founded.table;
  const one = await sit(address, { id, game }, founded);
  await act(house, id, founded, { type: 'start' });
  await one.until(() => one.version > 1);
  one.close();
});

it('explains itself', async () => {
  const { said, ended } = program.run({}, ['--help']);
  expect(await ended).toBe(0);
  expect(said()).toContain('DATABASE_URL');
  expect(said()).toContain('[./data]');
});

it('names the port that is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { said, ended } = program.run({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said()).toBe(
    `Port ${port} is taken by another program. Choose another one, for example PORT=${port + 1}.\n`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ SYNCHRONOUS: 'OFF' }, 'SYNCHRONOUS must be NORMAL or FULL, not "OFF".'],
  [
    { DATABASE_URL: 'mysql://me:secret@db' },
    'DATABASE_URL must look like postgres://user:password@host/database.',
  ],
])('refuses %j in one line', async (env, line) => {
  const { said, ended } = program.run(env);
  expect(await ended).toBe(1);
  expect(said()).toBe(`${line}\n`);
});

it('says how to build the page when there is none', async () => {
  const { said, ended } = await program.runAlone({ PORT: '0' });
  expect(await ended).toBe(1);
  expect(said()).toContain('run "npm run build" first');
});
