/** A server in a process of its own that can be asked for its address, its memory and its work. */
import { type ChildProcess, fork } from 'node:child_process';

type Told = { readonly address: string } | { readonly memory: number } | { readonly cpu: number };

export interface Child {
  readonly address: string;
  memory(): Promise<number>;
  /** The processor time it has used, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startChild(program: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const child = fork(program, [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = (key: 'memory' | 'cpu'): Promise<number> => {
    child.send(key);
    return hear(child, key);
  };
  return {
    address: await hear(child, 'address'),
    memory: () => ask('memory'),
    cpu: () => ask('cpu'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function hear<K extends 'address' | 'memory' | 'cpu'>(
  child: ChildProcess,
  key: K,
): Promise<Extract<Told, Record<K, unknown>>[K]> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error('the server ended'));
    child.once('exit', end);
    child.on('message', function listen(told: Told) {
      if (!(key in told)) return;
      child.off('message', listen);
      child.off('exit', end);
      resolve((told as Extract<Told, Record<K, unknown>>)[key]);
    });
  });
}

/** The child's half. */
export function answerParent(address: string): void {
  const tell = (told: Told): unknown => process.send?.(told);
  process.on('message', (asked) => {
    if (asked === 'cpu') return void tell({ cpu: cpuTime() });
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    tell({ memory: heapUsed + external });
  });
  // Nobody is left to stop it.
  process.on('disconnect', () => process.exit());
  tell({ address });
}

/** The processor time of this process, in milliseconds. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
