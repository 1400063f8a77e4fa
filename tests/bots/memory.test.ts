/** Thinking leaves nothing behind: a match may last as long as it likes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { advance, isSeat, startMatch } from '../../games/kit';
import { thinkerOf } from '../../src/bots/levels';
import { gameIds, loadSubject } from '../../tools/command';

const MEGABYTE = 2 ** 20;
/** As long as a long match, and then as much again. */
const DECISIONS = 150;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const never = new AbortController().signal;

it.each(gameIds())('memory does not grow with the number of decisions: %s', async (game) => {
  const subject = await loadSubject(game);
  const { rules } = subject;
  const think = thinkerOf('archmage', { iterations: 100 });
  let matches = 0;
  const begin = () => {
    matches += 1;
    const started = startMatch(rules, { players: 2, seed: `long ${matches}` });
    if (!started.ok) throw new Error(started.error.message);
    return started.match;
  };
  let match = begin();

  const usedAfter = async (decisions: number): Promise<number> => {
    for (let decision = 0; decision < decisions; decision++) {
      if (rules.result(match.state) !== null) match = begin();
      const seat = Object.keys(rules.awaiting(match.state)).find((one) => isSeat(one));
      if (seat === undefined) throw new Error('nobody has to act');
      const view = rules.view(match.state, seat);
      const question = { game, view, seat, level: 'archmage', seed: `${decision}` } as const;
      const { call } = await think(subject, question, never);
      const advanced = advance(rules, match, seat, call.move, call.args);
      if (!advanced.ok) throw new Error(`${call.move} is ${advanced.reason}`);
      match = advanced.match;
    }
    collect();
    return process.memoryUsage().heapUsed;
  };

  const warm = await usedAfter(DECISIONS);
  const growth = (await usedAfter(2 * DECISIONS)) - warm;
  expect(growth).toBeLessThan(2 * MEGABYTE);
});
