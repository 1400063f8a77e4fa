/** The file in a thread of its own, so that nobody's move waits while another one's goes to the disk. */
import { type MessagePort, receiveMessageOnPort, type Worker } from 'node:worker_threads';
import { type Change, type Failure, type File, failureOf, type LibsqlOptions, openFile } from './file';

/** A file that answers later. */
export type DistantFile = {
  readonly [K in keyof File]: (...args: Parameters<File[K]>) => Promise<ReturnType<File[K]>>;
};

interface Request {
  readonly id: number;
  readonly ask: 'open' | keyof File;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** The worker runs `serveFile`. */
export async function openInThread(worker: Worker, options: LibsqlOptions): Promise<DistantFile> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let end: Error | null = null;

  const ask = <T>(question: Request['ask'], ...args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (end !== null) return reject(end);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ask: question, args } satisfies Request);
    });

  const finish = (error: Error): void => {
    end ??= error;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on('error', finish);
  worker.on('exit', () => finish(new Error('the thread of the database has ended')));
  worker.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) asked?.reject(errorOf(reply.failure));
    else asked?.resolve(reply.value as never);
  });

  await ask('open', options).catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  return {
    query: (sql, values) => ask('query', sql, values),
    commit: (changes) => ask('commit', changes),
    migrate: (migrations) => ask('migrate', migrations),
    close: async () => {
      await ask('close');
      await worker.terminate();
    },
  };
}

/** The inside of the thread. */
export function serveFile(port: MessagePort): void {
  let file: File | null = null;

  const answer = ({ ask, args }: Request): unknown => {
    if (ask === 'open') {
      file = openFile(args[0] as LibsqlOptions);
      return null;
    }
    if (file === null) throw new Error('the database is not open');
    return (file[ask] as (...args: readonly unknown[]) => unknown)(...args);
  };

  const reply = (request: Request): void => {
    const { id } = request;
    try {
      port.postMessage({ id, value: answer(request) } satisfies Reply);
    } catch (error) {
      port.postMessage({ id, failure: failureOf(error) } satisfies Reply);
    }
  };

  /** Changes that wait one behind the other are committed together; each request hears of its own. */
  const commitAll = (file: File, requests: readonly Request[]): void => {
    const batches = requests.map(({ args }) => args[0] as readonly Change[]);
    const outcomes = file.commit(batches.flat());
    let from = 0;
    for (const [at, { id }] of requests.entries()) {
      const to = from + (batches[at]?.length ?? 0);
      port.postMessage({ id, value: outcomes.slice(from, to) } satisfies Reply);
      from = to;
    }
  };

  port.on('message', (first: Request) => {
    const commits: Request[] = [];
    const settle = (): void => {
      const [only, another] = commits;
      if (file && another) commitAll(file, commits);
      else if (only) reply(only);
      commits.length = 0;
    };
    for (let request: Request | undefined = first; request; request = receiveMessageOnPort(port)?.message) {
      if (request.ask === 'commit') commits.push(request);
      else {
        settle();
        reply(request);
      }
    }
    settle();
  });
}

export function errorOf({ message, code }: Failure): Error {
  return Object.assign(new Error(message), { code });
}
