/** The server as a program: the real bundle in a process of its own. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { version } from '../../package.json';
import { API, type Pass, type Replay, type Seated } from '../../src/online/protocol';
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
    await client.until(() => client.frames.some(([event]) => event === 'stopping'));
    client.close();
  }
  expect(run.said()).not.toContain('"level":"error"');
  const again = program.run({ PORT: '0' });
  for (const client of await sitAll(await again.address(), table)) {
    expect(client.table.status).toBe('playing');
    client.close();
  }
});

it('loses nothing acknowledged when it is killed, and brings everybody back', {
  timeout: 120_000,
}, async () => {
  await surviveKill(() => program.run({ PORT: '0' }));
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
  expect(said().trim().split('\n').at(-1)).toBe(
    `Port ${port} is taken by another program. Choose another one, for example PORT=${port + 1}.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ SYNCHRONOUS: 'OFF' }, 'SYNCHRONOUS must be NORMAL or FULL, not "OFF".'],
  [
    { ALLOWED_ORIGINS: 'games.example.org' },
    'ALLOWED_ORIGINS must be origins like https://games.example.org, separated by commas, not "games.example.org".',
  ],
  [
    { DATABASE_URL: 'mysql://me:secret@db' },
    'DATABASE_URL must look like postgres://user:password@host/database.',
  ],
])('refuses %j in one line', async (env, line) => {
  const { said, ended } = program.run(env);
  expect(await ended).toBe(1);
  expect(said()).toBe(`${line}\n`);
});

it('says in one line that its folder cannot be made', async () => {
  const file = join(program.folder, 'a-file');
  await writeFile(file, 'in the way');
  const dataDir = join(file, 'data');
  const { said, ended } = program.run({ DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^The database in DATA_DIR \(.*a-file.data\) cannot be used: E\w+: .*\n$/);
});

it('says in one line that the file is damaged, and leaves it alone', async () => {
  const dataDir = join(program.folder, 'damaged');
  const file = join(dataDir, 'grimoire.db');
  await mkdir(dataDir);
  await writeFile(file, 'not a database at all '.repeat(1000));
  const { said, ended } = program.run({ DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^The database in DATA_DIR \(.*damaged\) cannot be used: .*not a database.*\n$/);
  expect(await readFile(file, 'utf8')).toContain('not a database at all');
});

it('tells its life as JSON, one object a line, and nothing that is secret', async () => {
  const run = program.run({ PORT: '0', DATA_DIR: join(program.folder, 'logged') });
  const address = await run.address();
  const table = await startDuel(address, 'shazamm');
  const clients = await sitAll(address, table);
  await clients[0]?.move('commit', { bid: 3, spells: [], decoy: false });
  const house = visit(address);
  await expect(house.get(API.table('there-is-none'))).rejects.toThrow('TABLE_NOT_FOUND');
  await act(house, table.id, table.passes[0] as Pass, { type: 'resign' });
  const { seed } = await house.get<Replay>(API.replay(table.id));
  for (const client of clients) client.close();
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  const told = run.said().trim().split('\n');
  const lines = told.filter((line) => !line.startsWith('Grimoire is open')).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 'info', message: 'the database was brought up to date', from: 0 },
    { level: 'info', message: 'the server is open', version, store: 'embedded', port: expect.any(Number) },
    { level: 'info', message: 'the server stops', signal: 'SIGTERM' },
    { level: 'info', message: 'the server has stopped' },
  ]);
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
  const secrets = [seed, table.id, ...table.passes.map(({ credentials }) => credentials)];
  for (const secret of secrets) expect(run.said()).not.toContain(secret);
});

it('says how to build the page when there is none', async () => {
  const { said, ended } = await program.runAlone({ PORT: '0' });
  expect(await ended).toBe(1);
  expect(said()).toContain('run "npm run build" first');
});
