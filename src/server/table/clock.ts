/**
 * Clocks kept by the server. Time runs for the people whom everybody may know to be awaited. In a reaction window,
 * in which nobody may know who has answered, all of them have the same limit and nobody's own time runs.
 */
import type { Seat } from '../../../games/kit';
import type { ClockPlan, ClocksView } from '../../online/protocol';

const WINDOW_MS = 30_000;

export interface Time {
  /** Milliseconds left at `since`. */
  readonly left: Partial<Record<Seat, number>>;
  readonly running: readonly Seat[];
  /** May lie ahead: until then nobody's time runs. */
  readonly since: number;
  /** The end of the reaction window that is open; null: there is none. */
  readonly window: number | null;
  readonly paused: boolean;
}

export function startTime(plan: ClockPlan, seats: readonly Seat[], now: number): Time | null {
  if (plan.kind === 'none') return null;
  const left = Object.fromEntries(seats.map((seat) => [seat, plan.seconds * 1000]));
  return { left, running: [], since: now, window: null, paused: false };
}

export interface Turn {
  /** People whose time runs from now on. */
  readonly awaited: readonly Seat[];
  /** Who has just moved. */
  readonly acted: Seat | null;
  /** Whether they are asked in a reaction window, and whether it is the same as before. */
  readonly window: 'none' | 'same' | 'new';
}

export function passTurn(plan: ClockPlan, before: Time, turn: Turn, now: number): Time {
  if (plan.kind === 'none') return before;
  if (turn.window === 'same' && before.window !== null) return before;
  const charged = charge(before, now);
  const left = { ...charged.left };
  const { acted, awaited } = turn;
  if (acted !== null && before.running.includes(acted) && before.window === null) {
    left[acted] = plan.kind === 'move' ? plan.seconds * 1000 : (left[acted] ?? 0) + plan.increment * 1000;
  }
  if (plan.kind === 'move') {
    for (const seat of awaited) if (!before.running.includes(seat)) left[seat] = plan.seconds * 1000;
  }
  const window = turn.window === 'none' || awaited.length === 0 ? null : now + WINDOW_MS;
  return { ...charged, left, running: awaited, window };
}

/** Takes the time since the last look from those for whom it ran. */
function charge(time: Time, now: number): Time {
  const since = Math.max(now, time.since);
  if (time.paused || time.window !== null) return { ...time, since };
  const left = { ...time.left };
  for (const seat of time.running) left[seat] = (left[seat] ?? 0) - (since - time.since);
  return { ...time, left, since };
}

/** People who are still on their way lose no time before `from`. */
export function startingAt(time: Time | null, from: number): Time | null {
  return time && { ...time, since: from };
}

export function pause(time: Time, now: number): Time {
  return { ...charge(time, now), paused: true };
}

export function resume(time: Time, now: number): Time {
  const window = time.window === null ? null : now + WINDOW_MS;
  return { ...time, since: now, window, paused: false };
}

export function deadlineOf(time: Time | null): number | null {
  if (time === null || time.paused || time.running.length === 0) return null;
  if (time.window !== null) return time.window;
  return time.since + Math.min(...time.running.map((seat) => time.left[seat] ?? 0));
}

/** Whose time has run out. */
export function timedOut(time: Time, now: number): readonly Seat[] {
  if (time.paused) return [];
  if (time.window !== null) return now >= time.window ? time.running : [];
  const { left } = charge(time, now);
  return time.running.filter((seat) => (left[seat] ?? 0) <= 0);
}

export function clocksView(time: Time): ClocksView {
  const { left, running, since, window, paused } = time;
  if (window === null) return { left: positive(left), running: paused ? [] : running, at: since };
  const limit = Object.fromEntries(running.map((seat) => [seat, WINDOW_MS]));
  const at = paused ? since : window - WINDOW_MS;
  return { left: positive({ ...left, ...limit }), running: paused ? [] : running, at };
}

function positive(left: Time['left']): Time['left'] {
  return Object.fromEntries(Object.entries(left).map(([seat, time]) => [seat, Math.max(0, time)]));
}
