/** The inside of a worker thread: answers the questions of the pool. */
import type { MessagePort } from 'node:worker_threads';
import { MINDS } from '../../../games/minds';
import { type Request, serve } from '../../bots/serve';

export function serveBots(port: MessagePort): void {
  const end: Parameters<typeof serve>[0] = {
    postMessage: (reply) => port.postMessage(reply),
    onmessage: null,
  };
  serve(end, MINDS);
  port.on('message', (data: Request) => end.onmessage?.({ data } as MessageEvent<Request>));
}
