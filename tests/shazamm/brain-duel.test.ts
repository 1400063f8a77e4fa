/** The duel without spells is solved exactly, and the bot plays the solution. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { brain } from '../../games/shazamm/brain';
import { equilibrium } from '../../games/shazamm/brain/duel/equilibrium';
import { solveRound } from '../../games/shazamm/brain/duel/round';
import { beginning, stakesOf } from '../../games/shazamm/brain/duel/stakes';
import { rules } from '../../games/shazamm/rules';
import { exploit } from '../../tools/arena/exploit';
import { duel, play } from './duel';

const SPENT = { deck: [], hand: [], discard: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const };
const bare = (changes: object = {}) =>
  duel({
    players: { 0: { ...SPENT, discard: [...SPENT.discard] }, 1: { ...SPENT, discard: [...SPENT.discard] } },
    ...changes,
  });

describe('an equilibrium', () => {
  it('mixes rock, paper and scissors evenly', () => {
    const { value, rows } = equilibrium(3, 3, Float64Array.of(0, -1, 1, 1, 0, -1, -1, 1, 0));
    expect(value).toBeCloseTo(0, 6);
    for (const share of rows) expect(share).toBeCloseTo(1 / 3, 6);
  });

  it('plays a move that is always best', () => {
    const { value, rows } = equilibrium(2, 2, Float64Array.of(3, 2, 1, 0));
    expect(value).toBeCloseTo(2, 6);
    expect(Array.from(rows)).toEqual([expect.closeTo(1, 6), 0]);
  });

  it('guarantees its value against every answer, and no mix guarantees more', () => {
    const random = createRandom('matrices');
    for (let game = 0; game < 50; game++) {
      const [rows, columns] = [1 + random.int(9), 1 + random.int(9)];
      const payoffs = Float64Array.from({ length: rows * columns }, () => random.int(5) - 2);
      const { value, rows: mix } = equilibrium(rows, columns, payoffs);
      const swapped = Float64Array.from(
        { length: rows * columns },
        (_, at) => -(payoffs[(at % rows) * columns + Math.floor(at / rows)] ?? 0),
      );
      expect(equilibrium(columns, rows, swapped).value).toBeCloseTo(-value, 6);
      for (let column = 0; column < columns; column++) {
        const won = mix.reduce((sum, share, row) => sum + share * (payoffs[row * columns + column] ?? 0), 0);
        expect(won).toBeGreaterThan(value - 1e-6);
      }
    }
  });
});

describe('the solved duel', () => {
  it('knows what the beginning of a round is worth', () => {
    for (const [round, shift] of [
      [6, 1],
      [5, 2],
    ] as const) {
      expect(solveRound(stakesOf(round, shift), 1)(0, 50, 50)).toBeCloseTo(beginning(round, shift), 5);
    }
  });

  it('is fair to both wizards', () => {
    expect(beginning(1, 0)).toBe(0);
    expect(beginning(3, -2)).toBe(-beginning(3, 2));
    expect(stakesOf(7, 0)).toEqual([-1, -1, -1, 0, 1, 1, 1]);
  });

  it('cannot be exploited: who knows the bot’s mix wins half of the last rounds', () => {
    expect(exploit(7, 7)).toBeCloseTo(0.5, 5);
  });
});

describe('the bot', () => {
  const shares = (state: ReturnType<typeof duel>) => {
    const solution = brain.solve?.(rules.view(state, '0'), '0') ?? [];
    return solution.map(({ call, weight }) => ({ bid: 'bid' in call.args ? call.args.bid : 0, weight }));
  };

  it('plays the solution when nobody has a spell left, and only then', () => {
    const last = { round: 7, collapsed: 6, mana: { 0: 12, 1: 12 } };
    expect(shares(bare(last)).length).toBeGreaterThan(1);
    expect(shares(bare(last)).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    expect(shares(duel(last))).toEqual([]);
  });

  it('wins at once what it can: more than the other has', () => {
    const state = bare({ round: 7, collapsed: 6, wall: 12, mana: { 0: 20, 1: 4 } });
    expect(brain.evaluate(state, '0')).toBeGreaterThan(0.9);
  });

  it('chooses as if the other had not chosen yet', () => {
    const state = duel();
    const before = rules.view(state, '0');
    play(state, '1', 'commit', { bid: 9, spells: [], decoy: false });
    const after = rules.view(state, '0');
    expect(after).not.toEqual(before);
    expect(brain.undecided?.(after, '0')).toEqual(before);
  });
});
