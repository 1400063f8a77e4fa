/** Thinking pays: each level beats the one below, also with a budget that fits into a test. */
import { expect, it } from 'vitest';
import type { AnyBrain } from '../../games/kit';
import { thinkAhead } from '../../src/bots/search';
import type { Contest } from '../../tools/arena/contest';
import type { Contestant } from '../../tools/arena/contestants';
import { figuresOf } from '../../tools/arena/figures';
import { playGame } from '../../tools/arena/play';
import { loadSubject } from '../../tools/command';

const never = new AbortController().signal;

/** The share of A's wins; the bots may be other ones than their levels. */
async function score(
  contest: Pick<Contest, 'game' | 'a' | 'b' | 'games'>,
  iterations: number,
  sides?: Parameters<typeof playGame>[3],
): Promise<number> {
  const subject = await loadSubject(contest.game);
  const whole: Contest = { ...contest, players: 2, budget: { iterations }, seed: 'levels' };
  const reports = [];
  for (let index = 0; index < contest.games; index++) {
    reports.push(await playGame(subject, whole, index, sides));
  }
  return figuresOf(whole, reports).scoreA;
}

it('the apprentice beats the novice', async () => {
  const contest = { game: 'shazamm', a: 'apprentice', b: 'novice', games: 12 };
  expect(await score(contest, 1)).toBeGreaterThanOrEqual(0.75);
});

it('the archmage beats the novice, and a cheat that thinks as often', async () => {
  const contest = { game: 'shazamm', a: 'archmage' };
  expect(await score({ ...contest, b: 'novice', games: 8 }, 400)).toBeGreaterThanOrEqual(0.75);
  expect(await score({ ...contest, b: 'bgio-mcts', games: 24 }, 10)).toBeGreaterThanOrEqual(0.7);
});

it('at Anludim, who first judges every move of a position by what it does at once beats who does not', async () => {
  const game = 'anludim';
  const { rules, brain } = await loadSubject(game);
  const think = thinkAhead({ iterations: 80 });
  const contestant =
    (mind: AnyBrain): Contestant =>
    async ({ state }, seat, seed) => {
      const question = { game, view: rules.view(state, seat), seat, level: 'adept', seed } as const;
      return { ...(await think({ rules, brain: mind }, question, never)), milliseconds: 0 };
    };
  const sides = { a: contestant(brain), b: contestant({ ...brain, previews: false }) };
  const contest = { game, a: 'adept', b: 'adept', games: 40 };
  expect(await score(contest, 80, sides)).toBeGreaterThan(0.55);
});
