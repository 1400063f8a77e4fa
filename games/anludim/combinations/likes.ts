/** Flushes and assemblies: cards that all show the same colour, or the same value. */
import { type CardId, COLOURS, FEWEST_CARDS, HALVES, type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';

/** Of every colour, or of the base's, the highest and the lowest cards in every number. */
export function flushes(cards: readonly CardId[], [base]: readonly Half[]): LaidCard[][] {
  const colours = base ? [base.colour] : Object.values(COLOURS);
  const fewest = base ? 1 : FEWEST_CARDS.flush;
  return colours.flatMap((colour) => {
    const suited = showing(cards, (half) => half.colour === colour).sort(
      (a, b) => shownValue(b) - shownValue(a),
    );
    return sizes(fewest, suited.length).flatMap((size) => {
      const highest = suited.slice(0, size);
      return size === suited.length ? [highest] : [highest, suited.slice(-size)];
    });
  });
}

/** Of every value, or of the base's, cards in every number. */
export function assemblies(cards: readonly CardId[], [base]: readonly Half[]): LaidCard[][] {
  const values = base ? [base.value] : sizes(1, HIGHEST_VALUE);
  const fewest = base ? 1 : FEWEST_CARDS.assembly;
  return values.flatMap((value) => {
    const equal = showing(cards, (half) => half.value === value);
    return sizes(fewest, equal.length).map((size) => equal.slice(0, size));
  });
}

/** No card has the same colour or the same value on both halves, so each can serve only once. */
function showing(cards: readonly CardId[], fits: (half: Half) => boolean): LaidCard[] {
  const shown: LaidCard[] = [];
  for (const id of cards) {
    const [first, second] = HALVES[id];
    if (fits(first)) shown.push({ id, half: 0 });
    else if (fits(second)) shown.push({ id, half: 1 });
  }
  return shown;
}

function shownValue({ id, half }: LaidCard): number {
  return HALVES[id][half].value;
}

/** The numbers from the first to the last, both included. */
function sizes(first: number, last: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number++) numbers.push(number);
  return numbers;
}
