/** What Archmage chooses in secret while the rival does: unpredictable, and no choice is weighed twice. */
import { expect, it } from 'vitest';
import { type Seat, startMatch } from '../../games/kit';
import { thinkerOf } from '../../src/bots/levels';
import { loadSubject } from '../../tools/command';

const never = new AbortController().signal;

/** Commitments in the same opening hand of Shazamm!, each time thought over anew. */
async function commitments(deal: string, times: number) {
  const subject = await loadSubject('shazamm');
  const started = startMatch(subject.rules, { players: 2, seed: deal });
  if (!started.ok) throw new Error(started.error.message);
  const seat: Seat = '0';
  const view = subject.rules.view(started.match.state, seat);
  const think = thinkerOf('archmage', { iterations: 2000 });
  const thoughts = [];
  for (let time = 0; time < times; time++) {
    const question = { game: 'shazamm', view, seat, level: 'archmage', seed: `${deal} ${time}` } as const;
    thoughts.push(await think(subject, question, never));
  }
  return thoughts;
}

it('nobody can tell the bid from the position', async () => {
  for (const deal of ['first', 'second', 'third']) {
    const bids = new Map<unknown, number>();
    for (const { call } of await commitments(deal, 30)) {
      const { bid } = call.args as { bid: number };
      bids.set(bid, (bids.get(bid) ?? 0) + 1);
    }
    expect(bids.size).toBeGreaterThan(1);
    expect(Math.max(...bids.values())).toBeLessThan(27);
  }
});

it('the same bid and spells are weighed once, with or without the decoy', async () => {
  for (const { options } of await commitments('decoys', 5)) {
    const weighed = options.map(({ call }) => {
      const { bid, spells } = call.args as { bid: number; spells: number[] };
      return `${bid}: ${spells}`;
    });
    expect(weighed.length).toBeGreaterThan(1);
    expect(new Set(weighed).size).toBe(weighed.length);
  }
});
