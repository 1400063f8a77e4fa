/** The benchmark plays real games to their end, in the rules and in the reducer. */
import { expect, it } from 'vitest';
import { measureBaseline } from '../../tools/bench/baseline';
import { measureCombinations } from '../../tools/bench/combinations';
import { measureEngine } from '../../tools/bench/engine';
import * as potions from '../fixtures/potions';

/** Once through the recorded games is enough here. */
const HASTY = { warmUp: 0, slices: 1, slice: 0 };

it('gives both speeds of a game and their ratio', () => {
  const { game, rulesMovesPerSecond, reducerMovesPerSecond, ratio } = measureEngine(potions, HASTY);
  expect(game).toBe('potions');
  expect(rulesMovesPerSecond).toBeGreaterThan(0);
  expect(reducerMovesPerSecond).toBeGreaterThan(0);
  expect(ratio).toBeCloseTo(rulesMovesPerSecond / reducerMovesPerSecond, 0);
});

it('gives the speed of a plain boardgame.io game to compare with', () => {
  expect(measureBaseline(HASTY).reducerMovesPerSecond).toBeGreaterThan(0);
});

it('finds the combinations of large hands', () => {
  expect(measureCombinations(2).perHand).toBeGreaterThan(0);
});
