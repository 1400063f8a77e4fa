/** What a hand promises, at a glance: roughly how many cards or groups of each discipline it holds. */
import { type CardId, COLOURS, HALVES, type PerDiscipline } from '../data';

/** In the unit of a strength's first number: cards, or groups. Too high where one card would have to serve twice. */
export function promiseOf(hand: readonly (CardId | null)[]): PerDiscipline<number> {
  // Bit by bit, the values that are there at least once, twice, three and four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourfold = 0;
  const suits = { green: 0, blue: 0, yellow: 0, red: 0, violet: 0 };
  for (const card of hand) {
    if (card === null) continue;
    for (const { value, colour } of HALVES[card]) {
      const bit = 1 << value;
      fourfold |= thrice & bit;
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
      suits[colour]++;
    }
  }
  let flush = 0;
  for (const letter in COLOURS) flush = Math.max(flush, suits[COLOURS[letter as keyof typeof COLOURS]]);
  return {
    run: longest(once),
    flush,
    pairs: bits(twice),
    trips: bits(thrice),
    assembly: fourfold === 0 ? 0 : 4,
  };
}

/** The length of the longest row of neighbouring bits. */
function longest(mask: number): number {
  let length = 0;
  for (let rest = mask; rest !== 0; rest &= rest << 1) length++;
  return length;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
