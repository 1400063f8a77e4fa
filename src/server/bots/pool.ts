/** The worker threads in which bots think. A question goes to the thread that has the fewest. */
import type { Worker } from 'node:worker_threads';
import type { AnyMoveCall } from '../../../games/kit';
import type { Question } from '../../bots';
import type { Reply, Request } from '../../bots/serve';

export interface BotPool {
  /** Rejects if the bot cannot answer. */
  think(question: Question): Promise<AnyMoveCall>;
  close(): Promise<void>;
}

interface Thought {
  readonly resolve: (call: AnyMoveCall) => void;
  readonly reject: (error: Error) => void;
}

interface Helper {
  readonly worker: Worker;
  readonly thoughts: Map<number, Thought>;
}

export function createBotPool(size: number, start: () => Worker): BotPool {
  const helpers: Helper[] = [];
  let lastId = 0;

  const hire = (): Helper => {
    const helper: Helper = { worker: start(), thoughts: new Map() };
    helper.worker.unref();
    helper.worker.on('message', (reply: Reply) => {
      const thought = helper.thoughts.get(reply.id);
      helper.thoughts.delete(reply.id);
      if ('thought' in reply) thought?.resolve(reply.thought.call);
      else thought?.reject(new Error(reply.error));
    });
    helper.worker.on('error', (error) => dismiss(helper, error));
    helper.worker.on('exit', () => dismiss(helper, new Error('the bots’ thread has ended')));
    helpers.push(helper);
    return helper;
  };

  /** Its questions fail; the next one hires another. */
  const dismiss = (helper: Helper, error: Error): void => {
    const at = helpers.indexOf(helper);
    if (at >= 0) helpers.splice(at, 1);
    for (const { reject } of helper.thoughts.values()) reject(error);
    helper.thoughts.clear();
  };

  const choose = (): Helper => {
    const idle = helpers.toSorted((one, other) => one.thoughts.size - other.thoughts.size)[0];
    return idle && (idle.thoughts.size === 0 || helpers.length >= size) ? idle : hire();
  };

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        const { worker, thoughts } = choose();
        lastId += 1;
        thoughts.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, question } satisfies Request);
      }),
    close: async () => {
      await Promise.all(helpers.map(({ worker }) => worker.terminate()));
    },
  };
}
