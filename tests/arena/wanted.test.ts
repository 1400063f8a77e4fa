/** What the ladder asks of the bots. */
import { expect, it } from 'vitest';
import { wantedOf } from '../../tools/arena/wanted';

it.each([
  ['archmage', 'novice', 2, 0.95],
  ['archmage', 'apprentice', 2, 0.65],
  ['archmage', 'bgio-mcts-fair', 2, 0.8],
  ['archmage', 'bgio-mcts', 2, 0.6],
  ['archmage', 'adept', 2, 0.6],
  ['adept', 'apprentice', 2, 0.6],
  ['apprentice', 'novice', 2, 0.6],
  ['archmage', 'apprentice', 3, 0.5],
  ['archmage', 'apprentice', 5, 0.3],
  ['archmage', 'bgio-mcts-1000', 2, null],
  ['oracle', 'novice', 2, null],
])('%s against %s, %d players: %s', (a, b, players, wanted) => {
  const asked = wantedOf({ a, b, players });
  if (wanted === null) expect(asked).toBeNull();
  else expect(asked).toBeCloseTo(wanted);
});
