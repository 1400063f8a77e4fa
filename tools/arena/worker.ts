/** A process of the arena: plays the games it is told to, one after the other. */
import { loadSubject } from '../command';
import type { Contest } from './contest';
import { playGame } from './play';

export interface Job {
  readonly contest: Contest;
  readonly index: number;
}

process.on('message', async ({ contest, index }: Job) => {
  const report = await playGame(await loadSubject(contest.game), contest, index);
  process.send?.(report);
});
