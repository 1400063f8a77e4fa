/** Parts of the games are loaded once; what failed is told before it is tried again. */
import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORGET_AFTER, once } from '../../src/app/parts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads each part once', async () => {
  const load = vi.fn(async (game: string) => `${game} rules`);
  const rules = once(load);
  expect(await rules('runes')).toBe('runes rules');
  expect(rules('runes')).toBe(rules('runes'));
  expect(await rules('owls')).toBe('owls rules');
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives the same failure until the page has told it, and then tries again', async () => {
  const load = vi.fn<(game: string) => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValueOnce('rules');
  const rules = once(load);
  await expect(rules('runes')).rejects.toThrow('no network');
  await expect(rules('runes')).rejects.toThrow('no network');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(FORGET_AFTER);
  expect(await rules('runes')).toBe('rules');
});

const rules = once(async (game: string) => `${game} rules`);
const Rules = () => use(rules('runes'));

it('shows what has come at once, without a wait before it', async () => {
  const show = () =>
    renderToString(createElement(Suspense, { fallback: 'on its way' }, createElement(Rules)));
  expect(show()).toContain('on its way');
  await rules('runes');
  expect(show()).toContain('runes rules');
  expect(show()).not.toContain('on its way');
});
