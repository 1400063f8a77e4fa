/** The suite can fail: for each property there is a broken game, and it is found with a short list of moves. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MUTANTS } from '../fixtures/mutants';
import { PROPERTIES } from './properties';
import { examine, explain, PATIENCE } from './property';

beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe.each(Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[])('%s is broken when', (name) => {
  for (const { wrong, subject, moves } of MUTANTS[name]) {
    it(wrong, { timeout: PATIENCE }, () => {
      const failure = examine(subject, PROPERTIES[name]);
      if (!failure) throw new Error('nobody noticed');
      expect(failure.moves.length, explain(failure)).toBeLessThanOrEqual(moves);
    });
  }
});

it('a failure is reported with the game, the seed, the setup and the moves', () => {
  const [mutant] = MUTANTS.conservation;
  const failure = mutant ? examine(mutant.subject, PROPERTIES.conservation) : null;
  if (!failure) throw new Error('the mutant was not found');
  const [headline, play = ''] = explain(failure).split('\n');
  expect(headline).toBe(
    'potions breaks "cards are conserved and the invariants hold after every move": every card is in exactly one place',
  );
  expect(JSON.parse(play)).toEqual({
    seed: expect.any(String),
    players: 2,
    options: { rounds: 1, handSize: 2, hidePicks: false },
    moves: [{ player: '0', move: 'brew', args: { card: expect.any(Number) } }],
  });
});
