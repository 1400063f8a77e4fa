/**
 * Plays a contest, as many games at a time as there are cores. Both contestants of a game think in processes of their
 * own: one that has run boardgame.io's reducer runs our rules at half the speed, since it has met other objects.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadSubject } from '../command';
import type { Contest, GameReport, Side } from './contest';
import type { Contestant, Decision } from './contestants';
import type { Question } from './mind';
import { playGame } from './play';

const MIND = fileURLToPath(new URL('./mind.ts', import.meta.url));

/** `told` hears of every game as it ends. */
export async function playContest(
  contest: Contest,
  told: (played: number) => void,
  lanes = availableParallelism(),
): Promise<GameReport[]> {
  const subject = await loadSubject(contest.game);
  const reports: GameReport[] = [];
  const minds: ChildProcess[] = [];
  const contestant = (side: Side): Contestant => {
    const mind = startMind();
    minds.push(mind);
    return (match, seat, seed) => ask(mind, { contest, side, match, seat, seed });
  };
  let next = 0;
  let played = 0;
  try {
    await Promise.all(
      Array.from({ length: Math.min(lanes, contest.games) }, async () => {
        const sides = { a: contestant('a'), b: contestant('b') };
        while (next < contest.games) {
          const index = next++;
          reports[index] = await playGame(subject, contest, index, sides);
          told(++played);
        }
      }),
    );
  } finally {
    for (const mind of minds) mind.kill();
  }
  return reports;
}

function startMind(): ChildProcess {
  // Without boardgame.io's checks for developers.
  return fork(MIND, { execArgv: process.execArgv, env: { ...process.env, NODE_ENV: 'production' } });
}

async function ask(mind: ChildProcess, question: Question): Promise<Decision> {
  const end = new AbortController();
  try {
    const answer = once(mind, 'message', { signal: end.signal });
    const death = once(mind, 'exit', { signal: end.signal }).then(([code]) => {
      throw new Error(`a process of the arena ended with ${code}`);
    });
    mind.send(question);
    const [decision] = await Promise.race([answer, death]);
    return decision as Decision;
  } finally {
    end.abort();
  }
}
