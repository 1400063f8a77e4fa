/** Lets bots think in a worker, starts it again when it dies, and thinks in the page where there are none. */
import { MINDS } from '../../games/minds';
import type { Minds } from './answer';
import type { BotHost, Question } from './bot';
import type { Reply, Request } from './serve';
import type { Thought } from './thought';

/** What a bot host needs of a Worker. */
export interface Helper {
  postMessage(request: Request): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Inquiry {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: unknown) => void;
  /** How many workers died over it. */
  deaths: number;
}

/** A question that killed two workers, or that none could be started for, is thought about in the page. */
const MAX_DEATHS = 2;

export function createBotHost(startHelper: () => Helper = startWorker, minds: Minds = MINDS): BotHost {
  const inquiries = new Map<number, Inquiry>();
  let helper: Helper | null = null;
  let helpless = false;
  let lastId = 0;

  const start = (): Helper => {
    const started = startHelper();
    started.onmessage = ({ data }) => {
      const inquiry = inquiries.get(data.id);
      inquiries.delete(data.id);
      if ('thought' in data) inquiry?.resolve(data.thought);
      else inquiry?.reject(new Error(data.error));
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
    for (const [id, inquiry] of inquiries) {
      inquiry.deaths += 1;
      ask(id, inquiry);
    }
  };

  const ask = (id: number, inquiry: Inquiry): void => {
    if (!helpless && inquiry.deaths < MAX_DEATHS) {
      try {
        helper ??= start();
        helper.postMessage({ id, question: inquiry.question });
        return;
      } catch {
        helpless = true;
      }
    }
    inquiries.delete(id);
    thinkHere(minds, inquiry.question, inquiry.signal).then(inquiry.resolve, inquiry.reject);
  };

  const advise: BotHost['advise'] = (question, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      lastId += 1;
      const id = lastId;
      signal.addEventListener('abort', () => {
        if (inquiries.delete(id)) helper?.postMessage({ id, abort: true });
        reject(signal.reason);
      });
      const inquiry = { question, signal, resolve, reject, deaths: 0 };
      inquiries.set(id, inquiry);
      ask(id, inquiry);
    });

  return {
    advise,
    think: async (question, signal) => (await advise(question, signal)).call,
    close: () => {
      helper?.terminate();
      helper = null;
      inquiries.clear();
    },
  };
}

function startWorker(): Helper {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** Between two frames, so that the page stays alive. */
async function thinkHere(minds: Minds, question: Question, signal: AbortSignal): Promise<Thought> {
  const { answer } = await import('./answer');
  await new Promise((resolve) => setTimeout(resolve));
  return answer(minds, question, signal);
}
