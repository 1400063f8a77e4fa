/** The order in which a player will draw the own spells: what it means, and how it is changed. */
import { DRAW_PER_ROUND, HAND_START, SPELL_NUMBERS } from '../../data';
import type { SpellNo } from '../../state';

/** Which spells come in which round: five, then three each. */
export function batchesOf(order: readonly SpellNo[]): readonly (readonly SpellNo[])[] {
  const batches = [order.slice(0, HAND_START)];
  for (let start = HAND_START; start < order.length; start += DRAW_PER_ROUND) {
    batches.push(order.slice(start, start + DRAW_PER_ROUND));
  }
  return batches;
}

/** Only the batches matter, so each of them stays ascending. */
export function swapped(order: readonly SpellNo[], one: SpellNo, other: SpellNo): SpellNo[] {
  const next = order.map((spell) => (spell === one ? other : spell === other ? one : spell));
  return batchesOf(next).flatMap((batch) => [...batch].sort((low, high) => low - high));
}

export function shuffled(): SpellNo[] {
  const order = SPELL_NUMBERS.map((spell) => ({ spell, at: Math.random() }));
  order.sort((one, other) => one.at - other.at);
  return batchesOf(order.map(({ spell }) => spell)).flatMap((batch) =>
    [...batch].sort((low, high) => low - high),
  );
}
