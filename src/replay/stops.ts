/** Where leafing through a match stops: at every move, or where a turn, a round or something decisive begins. */
import type { Moment } from '../../games/kit';

export const UNITS = ['move', 'turn', 'round', 'point'] as const;
export type Unit = (typeof UNITS)[number];

/** The steps to stop at, ascending; the beginning and the end are always among them. */
export function stopsBy(
  unit: Unit,
  moments: readonly Moment[],
  points: readonly number[],
): readonly number[] {
  const last = moments.length - 1;
  const inside = moments.flatMap((_, step) => (step > 0 && step < last && stops(step) ? [step] : []));
  return last > 0 ? [0, ...inside, last] : [0];

  function stops(step: number): boolean {
    const [now, before] = [moments[step], moments[step - 1]];
    switch (unit) {
      case 'move':
        return true;
      case 'turn':
        return now?.turn !== before?.turn || now?.round !== before?.round;
      case 'round':
        return now?.round !== before?.round;
      case 'point':
        return points.includes(step);
    }
  }
}

export function stopAfter(stops: readonly number[], step: number): number {
  return stops.find((stop) => stop > step) ?? step;
}

export function stopBefore(stops: readonly number[], step: number): number {
  return stops.findLast((stop) => stop < step) ?? step;
}
