/** How long a table waits for its server, in milliseconds. */
export interface Pace {
  /** After so long without an answer a move is sent again. */
  readonly answer: number;
  /** Between two questions to a server that says it cannot answer now: longer each time, at last always the same. */
  readonly pauses: readonly number[];
}

export const PACE: Pace = { answer: 4000, pauses: [1000, 2000, 4000, 8000] };

/** What says nothing about the matter itself: who asks again later gets the answer. */
const PASSING = ['UNAVAILABLE', 'RATE_LIMITED'];

export function isPassing(code: string): boolean {
  return PASSING.includes(code);
}

/** Asks again later, ever more patiently. */
export interface Patience {
  /** Whether the last answer was that there is none yet. */
  readonly waiting: boolean;
  wait(ask: () => void): void;
  /** There was an answer, or nobody waits for one any more. */
  end(): void;
}

export function createPatience({ pauses }: Pace): Patience {
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get waiting() {
      return times > 0;
    },
    wait: (ask) => {
      clearTimeout(timer);
      timer = setTimeout(ask, pauses[Math.min(times, pauses.length - 1)]);
      times += 1;
    },
    end: () => {
      clearTimeout(timer);
      times = 0;
    },
  };
}
