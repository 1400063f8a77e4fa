/** What the page makes of the server's answers, and of no answer. */
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createApi } from '../../src/online/api';

const servers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of servers.splice(0)) await close();
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

describe('asking the server', () => {
  it('gives the answer, and says which protocol it speaks', async () => {
    let protocol: unknown = null;
    const origin = await answering((request, response) => {
      protocol = request.headers['grimoire-protocol'];
      response.end('{"id":"t1"}');
    });
    expect(await createApi(origin).findCode('ABC234')).toEqual({ ok: true, value: { id: 't1' } });
    expect(protocol).toBe('1');
  });

  it('gives the code of a refusal', async () => {
    const origin = await answering((_, response) => {
      response.writeHead(404).end('{"error":{"code":"CODE_NOT_FOUND","message":""}}');
    });
    expect(await createApi(origin).findCode('XXXXXX')).toEqual({ ok: false, error: 'CODE_NOT_FOUND' });
  });

  it('takes a refusal it does not understand, as a proxy gives one, for a server in trouble', async () => {
    const origin = await answering((_, response) => {
      response.writeHead(502).end('<h1>Bad gateway</h1>');
    });
    expect(await createApi(origin).table('t1')).toEqual({ ok: false, error: 'UNAVAILABLE' });
  });

  it('is offline where nobody answers', async () => {
    const origin = await answering((_, response) => void response.destroy());
    expect(await createApi(origin).table('t1')).toEqual({ ok: false, error: 'OFFLINE' });
  });
});
