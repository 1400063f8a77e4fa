/** The real server bundle in processes of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export interface Run {
  readonly child: ChildProcess;
  /** What it said until now, on either channel. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  readonly speaks: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Where it is open, without the last slash. */
  readonly address: () => Promise<string>;
}

export interface Program {
  readonly folder: string;
  run(env: Readonly<Record<string, string>>, args?: readonly string[]): Run;
  /** The program without the pages. */
  runAlone(env: Readonly<Record<string, string>>): Promise<Run>;
  /** Whatever still runs has ended afterwards, and holds neither its port nor its folder. */
  killAll(): Promise<void>;
  remove(): Promise<void>;
}

export async function buildProgram(): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'grimoire-program-'));
  const running = new Set<Run>();
  await build({ logLevel: 'error', build: { ssr: 'src/server/main.ts', outDir: join(folder, 'server') } });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'index.html'), '<title>Grimoire</title>');

  const start = (file: string, env: Readonly<Record<string, string>>, args: readonly string[] = []): Run => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMITS: 'off', ...env },
    });
    const run = watch(child);
    running.add(run);
    return run;
  };

  return {
    folder,
    run: (env, args) => start(join(folder, 'server', 'main.js'), env, args),
    runAlone: async (env) => {
      const lonely = join(folder, 'lonely', 'server');
      await cp(join(folder, 'server'), lonely, { recursive: true });
      return start(join(lonely, 'main.js'), env);
    },
    killAll: async () => {
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all([...running].map(({ ended }) => ended));
      running.clear();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function watch(child: ChildProcess): Run {
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (part: Buffer): void => {
    said += part.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const speaks = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((done, reject) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (found) done(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended and only said: ${said}`)));
    });
  const address = async (): Promise<string> => (await speaks(/open: (http:\S+)\//))[1] ?? '';
  return { child, said: () => said, ended, speaks, address };
}
