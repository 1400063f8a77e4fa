// @vitest-environment happy-dom
/** On a phone's first visit the typefaces leave the line to the page, however long that takes. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFaces } from '../../src/app/faces';
import { usePage } from '../../src/app/usePage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Page() {
  usePage('The first page');
  return null;
}

it('come when the first page has been there for a moment, one after the other', async () => {
  const { dataset } = document.documentElement;
  dataset.faces = 'later';
  keepFaces();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dataset.faces).toBe('later');
  render(<Page />);
  await vi.advanceTimersByTimeAsync(999);
  expect(dataset.faces).toBe('later');
  await vi.advanceTimersByTimeAsync(1);
  expect(dataset.faces).toBe('text');
  await vi.advanceTimersByTimeAsync(400);
  expect(dataset.faces).toBeUndefined();
});
