// @vitest-environment happy-dom
/** Leafing through a film: what the board is to tell, what it leaps over, and how it goes on by itself. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlayer } from '../../src/app/replay/usePlayer';
import type { Film } from '../../src/replay';

/** Four moves, the last of which these eyes hear nothing of; a new round begins with the third. */
const FILM: Film = {
  viewer: '0',
  events: Array.from({ length: 6 }, (_, at) => ({ type: String(at) })),
  told: [1, 2, 4, 6, 6],
  moments: [1, 1, 1, 2, 2].map((round) => ({ round, turn: 1 })),
  view: (step) => ({ step }),
};

function read(first = 0) {
  const { result } = renderHook(() => usePlayer(FILM, [2], first));
  return {
    now: () => result.current,
    place: () => ({ step: result.current.step, seen: result.current.seen }),
    does: (what: (player: ReturnType<typeof usePlayer>) => void) => act(() => what(result.current)),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a reader', () => {
  it('begins where the address says, or at the nearest end', () => {
    expect(read(2).place()).toEqual({ step: 2, seen: 4 });
    expect(read(99).now().step).toBe(4);
    expect(read(Number.NaN).now().step).toBe(0);
  });

  it('is told a step forward, and leaps to any other place', () => {
    const { place, does } = read();
    does((player) => player.forward());
    expect(place()).toEqual({ step: 1, seen: 1 });
    does((player) => player.caughtUp());
    expect(place()).toEqual({ step: 1, seen: 2 });
    does((player) => player.go(3));
    expect(place()).toEqual({ step: 3, seen: 6 });
    does((player) => player.back());
    expect(place()).toEqual({ step: 2, seen: 4 });
  });

  it('who presses on before everything is told leaps', () => {
    const { place, does } = read();
    does((player) => player.forward());
    does((player) => player.forward());
    expect(place()).toEqual({ step: 2, seen: 4 });
  });

  it('goes by rounds and turning points', () => {
    const { now, does } = read();
    does((player) => player.setUnit('round'));
    does((player) => player.forward());
    expect(now().step).toBe(3);
    does((player) => player.setUnit('point'));
    does((player) => player.back());
    expect(now().step).toBe(2);
  });
});

describe('playing by itself', () => {
  it('waits for the board to tell each step, and stops at the end', () => {
    const { now, does } = read(1);
    does((player) => player.play(true));
    act(() => vi.advanceTimersByTime(2_000));
    expect(now().step).toBe(2);
    act(() => vi.advanceTimersByTime(60_000));
    expect(now().step).toBe(2);
    does((player) => player.caughtUp());
    act(() => vi.advanceTimersByTime(2_000));
    does((player) => player.caughtUp());
    act(() => vi.advanceTimersByTime(2_000));
    expect(now()).toMatchObject({ step: 4, playing: false });
  });

  it('begins again at the end, and pauses when somebody takes over', () => {
    const { now, does } = read(4);
    does((player) => player.play(true));
    expect(now()).toMatchObject({ step: 0, playing: true });
    does((player) => player.go(2));
    expect(now()).toMatchObject({ step: 2, playing: false });
  });

  it('only shows, and tells nothing, at a brisk speed', () => {
    const { place, does } = read();
    does((player) => player.setSpeed('4'));
    does((player) => player.play(true));
    act(() => vi.advanceTimersByTime(400));
    expect(place()).toEqual({ step: 1, seen: 2 });
  });
});
