// @vitest-environment happy-dom
/** The story tells events one after the other, at the player's pace, each once. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../../src/settings';
import { useStory } from '../../src/table';

interface Told {
  readonly events: readonly number[];
  readonly from?: number;
  readonly pace?: Pace;
  readonly held?: boolean;
}

/** Tells events that are on stage for as many milliseconds as they say. */
function tell(first: Told) {
  const ends: number[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ events, from = 0, pace = 'normal', held = false }: Told) =>
      useStory(events, {
        from,
        pace,
        held,
        duration: (event) => event,
        onEnd: () => ends.push(events.length),
      }),
    { initialProps: first, wrapper: StrictMode },
  );
  return { story: () => result.current, go: rerender, unmount, ends };
}

/** Lets time pass in small steps: what a step changes sets the next timer. */
function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 1) act(() => vi.advanceTimersByTime(1));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a story', () => {
  it('has each event on stage for its time, and ends once', () => {
    const { story, ends } = tell({ events: [100, 300] });
    expect(story()).toMatchObject({ cursor: 0, playing: true });
    wait(99);
    expect(story().cursor).toBe(0);
    wait(1);
    expect(story()).toMatchObject({ cursor: 1, playing: true });
    wait(299);
    expect(ends).toEqual([]);
    wait(1);
    expect(story()).toMatchObject({ cursor: 2, playing: false });
    expect(ends).toEqual([2]);
  });

  it('never has on stage what takes no time, not even at its beginning', () => {
    const { story, go, ends } = tell({ events: [0, 0, 100, 0, 100, 0] });
    expect(story()).toMatchObject({ cursor: 2, playing: true });
    wait(100);
    expect(story()).toMatchObject({ cursor: 4, playing: true });
    wait(100);
    expect(story()).toMatchObject({ cursor: 6, playing: false });
    go({ events: [0, 0, 100, 0, 100, 0, 0] });
    expect(story()).toMatchObject({ cursor: 7, playing: false });
    expect(ends).toEqual([6, 7]);
  });

  it('begins with what the viewer has not seen', () => {
    const { story } = tell({ events: [100, 100, 100], from: 2 });
    expect(story()).toMatchObject({ cursor: 2, playing: true });
  });

  it('has nothing to tell, and no end to announce, when everything was seen', () => {
    const { story, ends } = tell({ events: [100, 100], from: 2 });
    expect(story()).toMatchObject({ cursor: 2, playing: false });
    wait(1_000);
    expect(ends).toEqual([]);
  });

  it('passes over events that take no time', () => {
    const { story, ends } = tell({ events: [100, 0, 0, 50, 0] });
    wait(100);
    expect(story().cursor).toBe(3);
    wait(50);
    expect(story().cursor).toBe(5);
    expect(ends).toEqual([5]);
  });

  it('goes on with what is appended, without beginning the event on stage again', () => {
    const { story, go, ends } = tell({ events: [100] });
    wait(60);
    go({ events: [100, 200] });
    wait(40);
    expect(story().cursor).toBe(1);
    wait(200);
    expect(ends).toEqual([2]);
    go({ events: [100, 200, 50] });
    expect(story()).toMatchObject({ cursor: 2, playing: true });
    wait(50);
    expect(ends).toEqual([2, 3]);
  });

  it('does not jump when the page learns that everything was seen', () => {
    const { story, go, ends } = tell({ events: [100, 100] });
    wait(50);
    go({ events: [100, 100], from: 2 });
    expect(story().cursor).toBe(0);
    wait(150);
    expect(ends).toEqual([2]);
  });

  it('leaps over what is appended and was seen elsewhere', () => {
    const { story, go, ends } = tell({ events: [100, 100] });
    wait(50);
    go({ events: [100, 100, 100, 100], from: 3 });
    expect(story()).toMatchObject({ cursor: 3, playing: true });
    go({ events: [100, 100, 100, 100, 100], from: 5 });
    expect(story()).toMatchObject({ cursor: 5, playing: false });
    expect(ends).toEqual([5]);
  });

  it('ends where the events end when they became fewer', () => {
    const { story, go } = tell({ events: [100, 100, 100], from: 3 });
    go({ events: [100], from: 3 });
    expect(story()).toMatchObject({ cursor: 1, playing: false });
    go({ events: [100, 100], from: 3 });
    expect(story()).toMatchObject({ cursor: 1, playing: true });
  });

  it('stops when the board is gone', () => {
    const { unmount, ends } = tell({ events: [100] });
    unmount();
    wait(1_000);
    expect(ends).toEqual([]);
  });
});

describe('the pace', () => {
  it('fast takes half the time', () => {
    const { story } = tell({ events: [100, 100], pace: 'fast' });
    wait(50);
    expect(story().cursor).toBe(1);
  });

  it('off shows the end at once', () => {
    const { story, go, ends } = tell({ events: [100, 100], pace: 'off' });
    expect(story()).toMatchObject({ cursor: 2, playing: false });
    go({ events: [100, 100, 100], pace: 'off' });
    expect(story().cursor).toBe(3);
    expect(ends).toEqual([2, 3]);
  });

  it('turned off in the middle ends the story', () => {
    const { story, go, ends } = tell({ events: [100, 100] });
    wait(50);
    go({ events: [100, 100], pace: 'off' });
    expect(story().playing).toBe(false);
    expect(ends).toEqual([2]);
  });
});

describe('the viewer', () => {
  it('may skip to the end', () => {
    const { story, ends } = tell({ events: [100, 100, 100] });
    wait(100);
    act(() => story().skip());
    expect(story()).toMatchObject({ cursor: 3, playing: false });
    wait(1_000);
    expect(ends).toEqual([3]);
  });

  it('may go on before the time has come', () => {
    const { story, ends } = tell({ events: [100, 0, 100] });
    act(() => story().step());
    expect(story().cursor).toBe(2);
    act(() => story().step());
    expect(story().playing).toBe(false);
    expect(ends).toEqual([3]);
  });

  it('may hold the story, and go through it step by step, even without motion', () => {
    const { story, go, ends } = tell({ events: [100, 100], from: 2, pace: 'off' });
    go({ events: [100, 100], pace: 'off', held: true });
    act(() => story().replay(0));
    wait(1_000);
    expect(story()).toMatchObject({ cursor: 0, playing: true });
    act(() => story().step());
    expect(story()).toMatchObject({ cursor: 1, playing: true });
    go({ events: [100, 100], pace: 'off' });
    expect(story().playing).toBe(false);
    expect(ends).toEqual([]);
  });

  it('may see the last stretch again, which is no second end', () => {
    const { story, go, ends } = tell({ events: [10, 20] });
    wait(30);
    go({ events: [10, 20, 30, 40], from: 2 });
    wait(70);
    act(() => story().replay());
    expect(story()).toMatchObject({ cursor: 2, playing: true });
    wait(70);
    expect(story().playing).toBe(false);
    expect(ends).toEqual([2, 4]);
  });

  it('may see everything from an event on', () => {
    const { story } = tell({ events: [10, 20, 30], from: 3 });
    act(() => story().replay(1));
    expect(story()).toMatchObject({ cursor: 1, playing: true });
    act(() => story().replay(99));
    expect(story()).toMatchObject({ cursor: 3, playing: false });
  });
});
