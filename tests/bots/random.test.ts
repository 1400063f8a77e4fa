/** The novice: any candidate, each as likely as the others. */
import { describe, expect, it } from 'vitest';
import { type AnyBrain, type AnyRules, startMatch } from '../../games/kit';
import { playAtRandom } from '../../src/bots/random';
import { brain, rules } from '../fixtures/potions';

const started = startMatch(rules, { players: 2, seed: 'cards' });
if (!started.ok) throw new Error(started.error.message);
const view = rules.view(started.match.state, '0');

async function answer(seed: string): Promise<string> {
  const question = { game: 'potions', view, seat: '0', level: 'novice', seed } as const;
  const mind = { rules: rules as AnyRules, brain: brain as AnyBrain };
  return JSON.stringify(await playAtRandom(mind, question, new AbortController().signal));
}

describe('the novice', () => {
  it('answers the same seed with the same move', async () => {
    expect(await answer('a')).toBe(await answer('a'));
  });

  it('plays every candidate about as often', async () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 1200; round++) {
      const call = await answer(`seed ${round}`);
      counts.set(call, (counts.get(call) ?? 0) + 1);
    }
    // Four cards to brew, a card to draw, and the end of the turn.
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(count).toBeGreaterThan(140);
  });
});
