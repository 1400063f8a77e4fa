/** Section 2: the box is complete, whoever corrects its tables. */
import { describe, expect, it } from 'vitest';
import { CARDS, DISCIPLINES, HALVES, pilesFor } from '../../games/anludim/data';

const halves = CARDS.flatMap((card) => HALVES[card]);

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

describe('the apprentices', () => {
  it('are 65 different cards', () => {
    expect(CARDS).toHaveLength(65);
    expect(new Set(CARDS).size).toBe(65);
  });

  it('spell their halves', () => {
    expect(HALVES.g9r11).toEqual([
      { value: 9, colour: 'green' },
      { value: 11, colour: 'red' },
    ]);
    expect(HALVES.b12r2).toEqual([
      { value: 12, colour: 'blue' },
      { value: 2, colour: 'red' },
    ]);
  });

  it('show every value from 1 to 13 in every colour exactly twice', () => {
    const counts = tally(halves.map(({ value, colour }) => `${colour} ${value}`));
    expect(counts.size).toBe(13 * 5);
    expect(new Set(counts.values())).toEqual(new Set([2]));
    expect(Math.min(...halves.map(({ value }) => value))).toBe(1);
    expect(Math.max(...halves.map(({ value }) => value))).toBe(13);
  });

  it('differ in value and colour between their halves', () => {
    const alike = CARDS.filter((card) => {
      const [first, second] = HALVES[card];
      return first.value === second.value || first.colour === second.colour;
    });
    expect(alike).toEqual([]);
  });

  it('have each pair of colours on 6 or 7 cards, and each pair of values on one at most', () => {
    const colours = tally(
      CARDS.map((card) =>
        HALVES[card]
          .map(({ colour }) => colour)
          .toSorted()
          .join(),
      ),
    );
    expect(colours.size).toBe(10);
    expect(new Set(colours.values())).toEqual(new Set([6, 7]));
    const values = tally(
      CARDS.map((card) =>
        HALVES[card]
          .map(({ value }) => value)
          .toSorted()
          .join(),
      ),
    );
    expect(new Set(values.values())).toEqual(new Set([1]));
  });
});

describe('the magic objects', () => {
  it.each([
    [2, 23, [5, 5, 5, 4, 4]],
    [3, 28, [6, 6, 6, 5, 5]],
    [4, 30, [7, 7, 6, 5, 5]],
    [5, 30, [7, 7, 6, 5, 5]],
  ])('of %i players are %i, the smallest on top', (players, count, heights) => {
    const piles = pilesFor(players);
    expect(DISCIPLINES.map((discipline) => piles[discipline].length)).toEqual(heights);
    expect(DISCIPLINES.flatMap((discipline) => piles[discipline])).toHaveLength(count);
    for (const discipline of DISCIPLINES) {
      expect(piles[discipline]).toEqual(piles[discipline].toSorted((a, b) => a - b));
    }
  });
});
