/** How long a search may think: so many milliseconds, or so many iterations where the answer must be reproducible. */

export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

/** The time in milliseconds, since whenever. */
export type Watch = () => number;

/** What people wait for. */
export const wallClock: Watch = () => performance.now();

/** Measures one search against its budget. */
export interface Clock {
  /** How many iterations were begun. */
  readonly spent: number;
  /** Whether another iteration may begin. */
  next(): boolean;
  /** What part of the budget was used up when an iteration last began, from 0 to 1. */
  progress(): number;
  /** Lets others work if it has been a while; throws if nobody waits for the answer any more. */
  breathe(): Promise<void> | undefined;
}

/** A page that waits no longer than this for a bot stays smooth. */
const SLICE = 25;
/** The time is asked for about so often, in milliseconds: asking takes longer than many an iteration. */
const GLANCE = 0.2;
/** But after so many iterations in any case: the next ones may take longer. */
const STRIDE = 32;

export function startClock(budget: Budget, signal: AbortSignal, watch: Watch): Clock {
  const iterations = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  const start = watch();
  const end = 'milliseconds' in budget ? start + budget.milliseconds : Number.POSITIVE_INFINITY;
  let now = start;
  let rested = start;
  let spent = 0;
  let stride = 1;
  let asked = 0;

  /** Asks more seldom after short times, and more often after long ones. */
  const glance = (): void => {
    const before = now;
    now = watch();
    asked = spent;
    if (now - before >= GLANCE) stride = Math.max(1, stride / 2);
    else stride = Math.min(STRIDE, stride * 2);
  };

  return {
    get spent() {
      return spent;
    },
    next() {
      if (spent - asked >= stride || spent === 0) glance();
      if (spent >= iterations || now >= end) return false;
      spent++;
      return true;
    },
    progress() {
      const share = 'iterations' in budget ? spent / iterations : (now - start) / (end - start);
      return Math.min(1, share);
    },
    breathe() {
      return now - rested < SLICE ? undefined : rest();
    },
  };

  async function rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    rested = watch();
  }
}
