/** The worker's side of the conversation: questions in, thoughts out, each under its number. */
import { answer, type Minds } from './answer';
import type { Question } from './bot';
import type { Thought } from './thought';

export type Request =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly abort: true };

export type Reply =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: string };

/** A worker's own end, or a message port. */
interface End {
  postMessage(reply: Reply): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

export function serve(end: End, minds: Minds): void {
  const thinking = new Map<number, AbortController>();

  const reply = async (id: number, question: Question): Promise<void> => {
    const controller = new AbortController();
    thinking.set(id, controller);
    try {
      const thought = await answer(minds, question, controller.signal);
      if (!controller.signal.aborted) end.postMessage({ id, thought });
    } catch (error) {
      if (!controller.signal.aborted) end.postMessage({ id, error: String(error) });
    } finally {
      thinking.delete(id);
    }
  };

  end.onmessage = ({ data }) => {
    if ('abort' in data) thinking.get(data.id)?.abort();
    else void reply(data.id, data.question);
  };
}
