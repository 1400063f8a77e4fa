/**
 * Measuring: the same moves again and again for a while. What counts is processor time, and of several slices the
 * best: so other work on the machine matters as little as it can.
 */

/** Something that makes a fixed number of moves each time it runs. */
export interface Contestant {
  readonly moves: number;
  run(): void;
}

/** Times in microseconds. The compiler needs the warm-up to learn what is hot. */
export interface Patience {
  readonly warmUp: number;
  readonly slices: number;
  readonly slice: number;
}
export const PATIENT: Patience = { warmUp: 500_000, slices: 8, slice: 200_000 };

/** Moves per second. */
export function measurePace(contestant: Contestant, { warmUp, slices, slice }: Patience): number {
  paceFor(warmUp, contestant);
  return Math.round(Math.max(...Array.from({ length: slices }, () => paceFor(slice, contestant))));
}

function paceFor(atLeast: number, contestant: Contestant): number {
  let moves = 0;
  let microseconds = 0;
  do {
    const started = process.cpuUsage();
    contestant.run();
    const { user, system } = process.cpuUsage(started);
    microseconds += user + system;
    moves += contestant.moves;
  } while (microseconds < atLeast);
  return (moves / microseconds) * 1_000_000;
}
