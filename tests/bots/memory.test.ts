/** Thinking leaves nothing behind: a match may last as long as it likes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startMatch } from '../../games/kit';
import { thinkerOf } from '../../src/bots/levels';
import { loadSubject } from '../../tools/command';

const MEGABYTE = 2 ** 20;

it('memory does not grow with the number of decisions', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const subject = await loadSubject('clash-of-magic-schools');
  const started = startMatch(subject.rules, { players: 2, seed: 'long' });
  if (!started.ok) throw new Error(started.error.message);
  const view = subject.rules.view(started.match.state, '0');
  const think = thinkerOf('archmage', { iterations: 200 });

  const usedAfter = async (decisions: number): Promise<number> => {
    for (let decision = 0; decision < decisions; decision++) {
      const question = {
        game: subject.rules.id,
        view,
        seat: '0',
        level: 'archmage',
        seed: `${decision}`,
      } as const;
      await think(subject, question, new AbortController().signal);
    }
    collect();
    return process.memoryUsage().heapUsed;
  };

  const warm = await usedAfter(10);
  expect((await usedAfter(40)) - warm).toBeLessThan(2 * MEGABYTE);
});
