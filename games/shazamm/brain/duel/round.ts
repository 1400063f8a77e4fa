/**
 * A round of bids without spells, solved exactly from its end. Mana is counted in units, so that a coarse solution
 * can be had in a moment.
 */
import { DISTANCE, MANA_MAX } from '../../data';
import { equilibrium } from './equilibrium';

/** What the end of a round is worth to red, by the shift of the wall in this round, from -3 to 3. */
export type Stakes = readonly number[];

/** Worth to red, with the wall shifted so far towards green in this round, and these units of Mana left to each. */
export type Worth = (shift: number, red: number, green: number) => number;

/** Positions of the wall at which the round goes on. */
const SHIFTS = 2 * DISTANCE - 1;

/** `unit` is how many points of Mana count as one. */
export function solveRound(stakes: Stakes, unit: number): Worth {
  const most = MANA_MAX / unit;
  const size = most + 1;
  const values = new Float64Array(SHIFTS * size * size);
  const scratch = new Float64Array(most * most);

  const place = (shift: number, red: number, green: number): number =>
    ((shift + DISTANCE - 1) * size + red) * size + green;

  const worth: Worth = (shift, red, green) => {
    if (shift === DISTANCE || shift === -DISTANCE) return at(stakes, shift);
    if (red === 0 && green === 0) return at(stakes, shift);
    // Who has Mana left pushes the wall towards the one who has none (R17).
    if (red === 0) return at(stakes, Math.max(-DISTANCE, shift - green * unit));
    if (green === 0) return at(stakes, Math.min(DISTANCE, shift + red * unit));
    return values[place(shift, red, green)] as number;
  };

  for (let sum = 2; sum <= 2 * most; sum++) {
    for (let red = Math.max(1, sum - most); red <= Math.min(most, sum - 1); red++) {
      const green = sum - red;
      for (let shift = 1 - DISTANCE; shift < DISTANCE; shift++) {
        const { value } = equilibrium(red, green, bidding(worth, shift, red, green, scratch));
        values[place(shift, red, green)] = value;
      }
    }
  }
  return worth;
}

/** What red wins with each bid against each bid, row by row. */
export function bidding(
  worth: Worth,
  shift: number,
  red: number,
  green: number,
  into = new Float64Array(red * green),
): Float64Array {
  let next = 0;
  for (let bid = 1; bid <= red; bid++) {
    for (let answer = 1; answer <= green; answer++) {
      into[next++] = worth(shift + Math.sign(bid - answer), red - bid, green - answer);
    }
  }
  return into;
}

function at(stakes: Stakes, shift: number): number {
  return stakes[shift + DISTANCE] as number;
}
