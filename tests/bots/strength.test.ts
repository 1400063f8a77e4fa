/** Thinking pays: each level beats the one below, also with a budget that fits into a test. */
import { expect, it } from 'vitest';
import type { Contest } from '../../tools/arena/contest';
import { figuresOf } from '../../tools/arena/figures';
import { playGame } from '../../tools/arena/play';
import { loadSubject } from '../../tools/command';

async function contest(a: string, b: string, games: number, iterations: number) {
  const subject = await loadSubject('shazamm');
  const pairing: Contest = {
    game: 'shazamm',
    players: 2,
    a,
    b,
    games,
    budget: { iterations },
    seed: 'levels',
  };
  const reports = [];
  for (let index = 0; index < games; index++) reports.push(await playGame(subject, pairing, index));
  return figuresOf(pairing, reports);
}

it('the apprentice beats the novice', async () => {
  expect((await contest('apprentice', 'novice', 12, 1)).scoreA).toBeGreaterThanOrEqual(0.75);
});

it('the archmage beats the novice, and a cheat that thinks as often', async () => {
  expect((await contest('archmage', 'novice', 8, 400)).scoreA).toBeGreaterThanOrEqual(0.75);
  expect((await contest('archmage', 'bgio-mcts', 24, 10)).scoreA).toBeGreaterThanOrEqual(0.7);
});
