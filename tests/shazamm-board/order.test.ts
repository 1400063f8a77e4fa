/** Variant 2: how a player spreads the spells over the rounds. */
import { describe, expect, it } from 'vitest';
import { batchesOf, shuffled, swapped } from '../../games/shazamm/board/choice/order';
import { SPELL_NUMBERS } from '../../games/shazamm/data';

describe('the order of a draw pile', () => {
  it('comes in batches of five, three, three and three', () => {
    expect(batchesOf(SPELL_NUMBERS)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8],
      [9, 10, 11],
      [12, 13, 14],
    ]);
  });

  it('swaps two spells and keeps every batch ascending', () => {
    expect(batchesOf(swapped(SPELL_NUMBERS, 3, 14))).toEqual([
      [1, 2, 4, 5, 14],
      [6, 7, 8],
      [9, 10, 11],
      [3, 12, 13],
    ]);
  });

  it('stays a permutation when it is shuffled', () => {
    expect(shuffled().sort((one, other) => one - other)).toEqual(SPELL_NUMBERS);
  });
});
