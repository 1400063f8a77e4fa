/** The server as a program: the real bundle in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let folder = '';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grimoire-program-'));
  await build({ logLevel: 'error', build: { ssr: 'src/server/main.ts', outDir: join(folder, 'server') } });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'index.html'), '<title>Grimoire</title>');
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

afterAll(() => rm(folder, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  /** What it said until now, on either channel. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  readonly speaks: (pattern: RegExp) => Promise<RegExpExecArray>;
}

function run(env: Record<string, string>, program = join(folder, 'server', 'main.js')): Run {
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
  running.add(child);
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (part: Buffer): void => {
    said += part.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const speaks = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended and only said: ${said}`)));
    });
  return { child, said: () => said, ended, speaks };
}

it('says where it is open, answers there, and ends well when asked to', async () => {
  const { child, speaks, ended } = run({ PORT: '0' });
  const [, address] = await speaks(/open: (http:\S+)/);
  const answer = await fetch(`${address}games/shazamm`);
  expect(await answer.text()).toBe('<title>Grimoire</title>');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('names the port that is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { said, ended } = run({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(said()).toBe(
    `Port ${port} is taken by another program. Choose another one, for example PORT=${port + 1}.\n`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it.each(['eighty', '-1', '8000.5', '65536', '0x50'])('refuses PORT=%s in one line', async (port) => {
  const { said, ended } = run({ PORT: port });
  expect(await ended).toBe(1);
  expect(said()).toBe(`PORT must be a number from 0 to 65535, not "${port}".\n`);
});

it('says how to build the page when there is none', async () => {
  const lonely = join(folder, 'lonely', 'server');
  await cp(join(folder, 'server'), lonely, { recursive: true });
  const { said, ended } = run({ PORT: '0' }, join(lonely, 'main.js'));
  expect(await ended).toBe(1);
  expect(said()).toContain('run "npm run build" first');
});
