/** What a hand promises, at a glance: roughly how many cards or groups of each discipline it holds. */
import { CARDS, type CardId, type Colour, HALVES, type PerDiscipline } from '../data';

/** What a card adds: the bits of its two values, and one in the counter of each of its colours. */
interface Mark {
  readonly first: number;
  readonly second: number;
  readonly colours: number;
}

/** Room for all halves of a colour in the box. */
const COUNTER = 6;
const COUNTER_MASK = (1 << COUNTER) - 1;
const PLACES: Readonly<Record<Colour, number>> = { green: 0, blue: 1, yellow: 2, red: 3, violet: 4 };
const ALL_COUNTERS = COUNTER * Object.keys(PLACES).length;

const MARKS: ReadonlyMap<CardId, Mark> = new Map(CARDS.map((card) => [card, markOf(card)]));

function markOf(card: CardId): Mark {
  const [first, second] = HALVES[card];
  const colours = (1 << (COUNTER * PLACES[first.colour])) + (1 << (COUNTER * PLACES[second.colour]));
  return { first: 1 << first.value, second: 1 << second.value, colours };
}

/** In the unit of a strength's first number: cards, or groups. Too high where one card would have to serve twice. */
export function promiseOf(hand: readonly (CardId | null)[]): PerDiscipline<number> {
  // Bit by bit, the values that are there at least once, twice, three and four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourfold = 0;
  let colours = 0;
  for (const card of hand) {
    const mark = card === null ? undefined : MARKS.get(card);
    if (mark === undefined) continue;
    // No card has the same value on both halves.
    const values = mark.first | mark.second;
    fourfold |= thrice & values;
    thrice |= twice & values;
    twice |= once & values;
    once |= values;
    colours += mark.colours;
  }
  return {
    run: longest(once),
    flush: highestCounter(colours),
    pairs: bits(twice),
    trips: bits(thrice),
    assembly: fourfold === 0 ? 0 : 4,
  };
}

function highestCounter(counters: number): number {
  let highest = 0;
  for (let at = 0; at < ALL_COUNTERS; at += COUNTER)
    highest = Math.max(highest, (counters >> at) & COUNTER_MASK);
  return highest;
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
