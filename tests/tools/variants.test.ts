/** Every way to set a game up is found, so that simulations and conformance leave none out. */
import { expect, it } from 'vitest';
import { refuse } from '../../games/kit';
import { variantsOf } from '../../tools/variants';
import { rules } from '../fixtures/potions';

it('every number of players meets every combination: all choices, both positions, the ends of a range', () => {
  const variants = variantsOf(rules);
  const expected = [2, 3, 4].flatMap((players) =>
    [1, 3].flatMap((rounds) =>
      [2, 4, 6].flatMap((handSize) =>
        [false, true].map((hidePicks) => ({ players, options: { rounds, handSize, hidePicks } })),
      ),
    ),
  );
  expect(variants).toEqual(expected);
});

it('combinations that the game refuses are left out', () => {
  const picky = {
    ...rules,
    parseOptions: (raw: unknown, players: number) => {
      const parsed = rules.parseOptions(raw, players);
      const crowded = parsed.ok && players === 4 && parsed.options.handSize > 4;
      return crowded ? refuse('INVALID_OPTION', 'too many cards') : parsed;
    },
  };
  const variants = variantsOf(picky);
  expect(variants).toHaveLength(32);
  expect(variants).not.toContainEqual({ players: 4, options: { rounds: 1, handSize: 6, hidePicks: false } });
});
