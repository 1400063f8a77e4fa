/** How the players' prospects went up and down, and where the match turned. */
import { type AnyBrain, type AnyRules, seatsOf } from '../../games/kit';
import type { Film } from './film';
import type { Timeline } from './timeline';

/** At each step one value for each seat, from -1 (lost) to 1 (won). */
export type Curve = readonly (readonly number[])[];

/** Of one step: what the bots would say if they saw everything. */
export function prospectsAt({ steps }: Timeline, step: number, brain: AnyBrain, players: number): number[] {
  const state = steps[step]?.state;
  return state ? seatsOf(players).map((seat) => brain.evaluate(state, seat)) : [];
}

/**
 * How it stood by what everybody could see, from -1 (the least that anybody had) to 1 (the most): for a match that goes
 * on, which nobody may judge yet. Null where nothing of that kind is to be seen.
 */
export function publicCurve(rules: AnyRules, film: Film): Curve | null {
  const standing = rules.standing ?? rules.points;
  if (!standing) return null;
  const stood = film.told.map((_, step) => standing(film.view(step)));
  if (!stood.every((values) => values !== null)) return null;
  const [least, most] = [Math.min(...stood.flat()), Math.max(...stood.flat())];
  const span = most - least;
  return stood.map((values) => values.map((value) => (span === 0 ? 0 : ((value - least) / span) * 2 - 1)));
}

/** One move alone says little: what came before is compared with what came after, over so many steps. */
const WINDOW = 3;
/** A change of prospects that counts, of the two there are between lost and won. */
const TURNING = 0.3;
const MOST = 6;

/** The steps at which the prospects changed most, and for good; ascending. That the last one decides is no news. */
export function turningPoints(whole: Curve): readonly number[] {
  const curve = whole.slice(0, -1);
  const swings = curve.map((_, step) => ({ step, swing: step === 0 ? 0 : swingAt(curve, step) }));
  const points: number[] = [];
  for (const { step, swing } of swings.toSorted((one, other) => other.swing - one.swing)) {
    if (swing < TURNING || points.length === MOST) break;
    // Around a turning point the same change is seen again, less clearly.
    if (points.every((point) => Math.abs(point - step) > WINDOW)) points.push(step);
  }
  return points.sort((one, other) => one - other);
}

function swingAt(curve: Curve, step: number): number {
  const before = mean(curve.slice(Math.max(0, step - WINDOW), step));
  const after = mean(curve.slice(step, step + WINDOW));
  return Math.max(...after.map((value, seat) => Math.abs(value - (before[seat] ?? 0))));
}

function mean(values: Curve): readonly number[] {
  const [first = []] = values;
  return first.map((_, seat) => values.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / values.length);
}
