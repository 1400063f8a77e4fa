/** Plays a contest in as many processes as there are cores, so that nobody's thinking slows another's. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Contest, GameReport } from './contest';
import type { Job } from './worker';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** `told` hears of every game as it ends. */
export async function playContest(
  contest: Contest,
  told: (played: number) => void,
  processes = availableParallelism(),
): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  let next = 0;
  let played = 0;
  const workers = Array.from({ length: Math.min(processes, contest.games) }, startWorker);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < contest.games) {
          const index = next++;
          reports[index] = await ask(worker, { contest, index });
          told(++played);
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.kill();
  }
  return reports;
}

function startWorker(): ChildProcess {
  // Without boardgame.io's checks for developers.
  return fork(WORKER, { execArgv: process.execArgv, env: { ...process.env, NODE_ENV: 'production' } });
}

async function ask(worker: ChildProcess, job: Job): Promise<GameReport> {
  const end = new AbortController();
  try {
    const answer = once(worker, 'message', { signal: end.signal });
    const death = once(worker, 'exit', { signal: end.signal }).then(([code]) => {
      throw new Error(`a process of the arena ended with ${code}`);
    });
    worker.send(job);
    const [report] = await Promise.race([answer, death]);
    return report as GameReport;
  } finally {
    end.abort();
  }
}
