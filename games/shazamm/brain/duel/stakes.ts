/** What rounds without spells are worth, by backward induction from the last: the numbers were computed once. */
import { BRIDGE_LENGTH, CENTER, DISTANCE } from '../../data';
import type { Stakes } from './round';

/** Worth to red of the beginning of each round, by how far the wall lies from the centre, towards green. */
const BEGINNINGS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 0.146795, 0.372532, 0.512189],
  3: [0, 0.253116, 0.385563, 0.529005, 0.663002],
  4: [0, 0.261337, 0.474294, 0.540141],
  5: [0, 0.072077, 0.493173],
  6: [0, 0.073773],
  7: [0],
};

/** Worth to red when a round begins with the wall so far from the centre. */
export function beginning(round: number, shift: number): number {
  const worth = BEGINNINGS[round]?.[Math.abs(shift)] ?? 1;
  return shift < 0 ? -worth : worth;
}

/** What each end of this round is worth to red, if the round began with the wall so far from the centre. */
export function stakesOf(round: number, shift: number): Stakes {
  return Array.from({ length: 2 * DISTANCE + 1 }, (_, at) => end(round, shift + at - DISTANCE));
}

/** As many tiles have collapsed at either end as rounds have ended (R3, R4). */
function end(round: number, shift: number): number {
  const redFalls = CENTER + shift - DISTANCE <= round;
  const greenFalls = CENTER + shift + DISTANCE > BRIDGE_LENGTH - round;
  if (redFalls || greenFalls) return Number(greenFalls) - Number(redFalls);
  return beginning(round + 1, shift);
}
