/** Token buckets: a burst is fine, a flood is not. One bucket per sender and kind of request. */
import { Refused } from './refused';

export interface Allowance {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export const ALLOWANCES = {
  request: { burst: 60, perSecond: 10 },
  create: { burst: 10, perSecond: 1 / 30 },
  join: { burst: 20, perSecond: 0.5 },
  code: { burst: 10, perSecond: 0.2 },
  past: { burst: 10, perSecond: 0.5 },
  connect: { burst: 60, perSecond: 2 },
  sync: { burst: 20, perSecond: 2 },
  move: { burst: 30, perSecond: 10 },
  stray: { burst: 40, perSecond: 1 },
  chat: { burst: 6, perSecond: 0.5 },
} as const satisfies Record<string, Allowance>;
type Kind = keyof typeof ALLOWANCES;

export interface Limits {
  /** Throws RATE_LIMITED when the sender has asked too often. */
  spend(kind: Kind, sender: string): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets that are full again are forgotten from time to time. */
const SWEEP_EVERY = 10_000;

export function createLimits(now: () => number, enabled: boolean): Limits {
  const buckets = new Map<string, Bucket>();
  let spent = 0;

  const sweep = (): void => {
    for (const [key, { tokens, at }] of buckets) {
      const { burst, perSecond } = ALLOWANCES[key.slice(0, key.indexOf(' ')) as Kind];
      if (tokens + ((now() - at) / 1000) * perSecond >= burst) buckets.delete(key);
    }
  };

  return {
    spend: (kind, sender) => {
      if (!enabled) return;
      spent += 1;
      if (spent % SWEEP_EVERY === 0) sweep();
      const { burst, perSecond } = ALLOWANCES[kind];
      const key = `${kind} ${sender}`;
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: burst, at: time };
      bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) / 1000) * perSecond);
      bucket.at = time;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) {
        throw new Refused('RATE_LIMITED', `too many: ${kind}`, Math.ceil((1 - bucket.tokens) / perSecond));
      }
      bucket.tokens -= 1;
    },
  };
}
