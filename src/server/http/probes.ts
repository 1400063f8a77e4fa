/** What machines ask the server: whether it lives, whether it can work, what it counts. */
import type { Metrics } from '../metrics';
import type { Store } from '../store/contract';

interface ProbeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const TEXT = 'text/plain;charset=utf-8';

export function createProbes(
  store: Store,
  metrics: Metrics,
): Readonly<Record<string, () => Promise<ProbeAnswer>>> {
  return {
    '/healthz': async () => ({ status: 200, type: TEXT, body: 'alive\n' }),
    '/readyz': () =>
      store.ping().then(
        () => ({ status: 200, type: TEXT, body: 'ready\n' }),
        () => ({ status: 503, type: TEXT, body: 'the database cannot be reached\n' }),
      ),
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
  };
}
