/** A server in a process of its own that can be asked for its address and its memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Told = { readonly address: string } | { readonly memory: number };

export interface Child {
  readonly address: string;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function startChild(program: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), [], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await hear(child, 'address');
  return {
    address,
    memory: () => {
      child.send('memory');
      return hear(child, 'memory');
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function hear<K extends 'address' | 'memory'>(
  child: ChildProcess,
  key: K,
): Promise<Extract<Told, Record<K, unknown>>[K]> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')));
    child.on('message', function listen(told: Told) {
      if (!(key in told)) return;
      child.off('message', listen);
      resolve((told as Extract<Told, Record<K, unknown>>)[key]);
    });
  });
}

/** The child's half. */
export function answerParent(address: string): void {
  const tell = (told: Told): unknown => process.send?.(told);
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    tell({ memory: heapUsed + external });
  });
  // Nobody is left to stop it.
  process.on('disconnect', () => process.exit());
  tell({ address });
}
