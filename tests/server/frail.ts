/** A real store whose database can be taken away and given back. */
import type { Store } from '../../src/server/store/contract';

export interface Frail {
  readonly store: Store;
  /** How often somebody has asked in vain. */
  readonly refusals: () => number;
  fail(): void;
  recover(): void;
}

export function frail(store: Store): Frail {
  let down = false;
  let refusals = 0;
  const proxy = new Proxy(store, {
    get: (target, name: keyof Store) => {
      const method = target[name] as (...args: readonly unknown[]) => unknown;
      if (name === 'subscribe' || name === 'publish' || name === 'close') return method;
      return (...args: readonly unknown[]) => {
        if (!down) return method(...args);
        refusals += 1;
        return Promise.reject(new Error('the database is away'));
      };
    },
  });
  return {
    store: proxy,
    refusals: () => refusals,
    fail: () => {
      down = true;
    },
    recover: () => {
      down = false;
    },
  };
}
