/** Flushes and assemblies: cards that all show the same colour, or the same value. */
import { type CardId, COLOURS, HALVES, type Half, HIGHEST_VALUE } from '../data';
import type { LaidCard } from '../state';

const ALL_COLOURS = Object.values(COLOURS);
const ALL_VALUES = Array.from({ length: HIGHEST_VALUE }, (_, at) => at + 1);

/** Of every colour, or of the base's, the highest and the lowest cards in every number that makes enough in all. */
export function flushes(cards: readonly CardId[], base: readonly Half[], fewest: number): LaidCard[][] {
  const [first] = base;
  const found: LaidCard[][] = [];
  for (const colour of first ? [first.colour] : ALL_COLOURS) {
    const suited = showing(cards, (half) => half.colour === colour);
    suited.sort((a, b) => shownValue(b) - shownValue(a));
    for (let size = fewestAdded(base, fewest); size <= suited.length; size++) {
      found.push(suited.slice(0, size));
      if (size < suited.length) found.push(suited.slice(-size));
    }
  }
  return found;
}

/** Of every value, or of the base's, cards in every number that makes enough in all. */
export function assemblies(cards: readonly CardId[], base: readonly Half[], fewest: number): LaidCard[][] {
  const [first] = base;
  const found: LaidCard[][] = [];
  for (const value of first ? [first.value] : ALL_VALUES) {
    const equal = showing(cards, (half) => half.value === value);
    for (let size = fewestAdded(base, fewest); size <= equal.length; size++) found.push(equal.slice(0, size));
  }
  return found;
}

function fewestAdded(base: readonly Half[], fewest: number): number {
  return Math.max(1, fewest - base.length);
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
