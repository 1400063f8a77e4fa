/** Lets bots think in a worker, starts it again when it dies, and thinks in the page where there are none. */
import type { AnyMoveCall } from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { Minds } from './answer';
import type { BotHost, Question } from './bot';
import type { Reply, Request } from './serve';

/** What a bot host needs of a Worker. */
export interface Helper {
  postMessage(request: Request): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Thought {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly resolve: (call: AnyMoveCall) => void;
  readonly reject: (reason: unknown) => void;
  /** How many workers died over it. */
  deaths: number;
}

/** A question that killed two workers, or that none could be started for, is thought about in the page. */
const MAX_DEATHS = 2;

export function createBotHost(startHelper: () => Helper = startWorker, minds: Minds = MINDS): BotHost {
  const thoughts = new Map<number, Thought>();
  let helper: Helper | null = null;
  let helpless = false;
  let lastId = 0;

  const start = (): Helper => {
    const started = startHelper();
    started.onmessage = ({ data }) => {
      const thought = thoughts.get(data.id);
      thoughts.delete(data.id);
      if ('call' in data) thought?.resolve(data.call);
      else thought?.reject(new Error(data.error));
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (helper === started) mourn();
    };
    return started;
  };

  const mourn = (): void => {
    helper?.terminate();
    helper = null;
    for (const [id, thought] of thoughts) {
      thought.deaths += 1;
      ask(id, thought);
    }
  };

  const ask = (id: number, thought: Thought): void => {
    if (!helpless && thought.deaths < MAX_DEATHS) {
      try {
        helper ??= start();
        helper.postMessage({ id, question: thought.question });
        return;
      } catch {
        helpless = true;
      }
    }
    thoughts.delete(id);
    thinkHere(minds, thought.question, thought.signal).then(thought.resolve, thought.reject);
  };

  return {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        lastId += 1;
        const id = lastId;
        signal.addEventListener('abort', () => {
          if (thoughts.delete(id)) helper?.postMessage({ id, abort: true });
          reject(signal.reason);
        });
        const thought = { question, signal, resolve, reject, deaths: 0 };
        thoughts.set(id, thought);
        ask(id, thought);
      }),
    close: () => {
      helper?.terminate();
      helper = null;
      thoughts.clear();
    },
  };
}

function startWorker(): Helper {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Between two frames, so that the page stays alive. */
async function thinkHere(minds: Minds, question: Question, signal: AbortSignal): Promise<AnyMoveCall> {
  const { answer } = await import('./answer');
  await new Promise((resolve) => setTimeout(resolve));
  return answer(minds, question, signal);
}
