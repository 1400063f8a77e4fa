/** What finished matches add up to. */
import { describe, expect, it } from 'vitest';
import { byGame, byOpponent, type Finished, type Outcome, summarise } from '../../src/statistics';

let made = 0;
function match(outcome: Outcome, rest: Partial<Finished> = {}): Finished {
  made += 1;
  const usual = { game: 'shazamm', opponents: ['novice'], rounds: 3, points: null, forfeit: false } as const;
  return { id: `device:${made}`, at: made, outcome, ...usual, ...rest };
}

const all = (...outcomes: readonly Outcome[]) => outcomes.map((outcome) => match(outcome));

describe('the sums', () => {
  it('count what was won, drawn and lost; games around one device are only played', () => {
    expect(summarise(all('won', 'lost', 'drawn', 'shared'))).toMatchObject({
      played: 4,
      won: 1,
      drawn: 1,
      lost: 1,
    });
  });

  it('a streak lasts until a game is not won, and remembers its longest', () => {
    expect(summarise(all('won', 'won', 'won', 'lost', 'won'))).toMatchObject({ streak: 1, bestStreak: 3 });
    expect(summarise(all('won', 'drawn'))).toMatchObject({ streak: 0, bestStreak: 1 });
  });

  it('a game around one device neither prolongs nor breaks a streak', () => {
    expect(summarise(all('won', 'shared', 'won'))).toMatchObject({ streak: 2, bestStreak: 2 });
  });

  it('are all zero without games', () => {
    expect(summarise([])).toEqual({ played: 0, won: 0, drawn: 0, lost: 0, streak: 0, bestStreak: 0 });
  });
});

describe('by opponent', () => {
  it('the strongest one at the table counts, and people are stronger than bots', () => {
    const rows = byOpponent([
      match('won', { opponents: ['novice', 'adept'] }),
      match('lost', { opponents: ['adept'] }),
      match('won', { opponents: ['archmage', 'person'] }),
    ]);
    expect(rows).toEqual([
      { opponent: 'adept', won: 1, drawn: 0, lost: 1 },
      { opponent: 'person', won: 1, drawn: 0, lost: 0 },
    ]);
  });

  it('games around one device have no opponent', () => {
    expect(byOpponent([match('shared', { opponents: [] })])).toEqual([]);
  });
});

describe('by game', () => {
  it('the most played comes first, with averages and bests', () => {
    const [first, second] = byGame([
      match('won', { game: 'anludim', rounds: 2 }),
      match('won', { game: 'wizards-cup', rounds: 5, points: { own: 4, others: 1 } }),
      match('lost', { game: 'wizards-cup', rounds: 3, points: { own: 1, others: 4 } }),
    ]);
    expect(first).toMatchObject({
      game: 'wizards-cup',
      played: 2,
      rounds: { average: 4, most: 5 },
      points: { average: 2.5, most: 4 },
      quickest: 5,
    });
    expect(second).toMatchObject({ game: 'anludim', played: 1, points: null });
  });

  it('the game’s own numbers are averaged over the matches that have them, and uses are added up', () => {
    const kept = (spells: number, used: Record<string, number>) => ({ kept: { numbers: { spells }, used } });
    const [only] = byGame([
      match('won'),
      match('won', kept(3, { clone: 1 })),
      match('lost', kept(6, { clone: 1, blaze: 3 })),
    ]);
    expect(only?.kept).toEqual({
      numbers: { spells: { average: 4.5, most: 6 } },
      used: [
        { id: 'blaze', count: 3 },
        { id: 'clone', count: 2 },
      ],
    });
  });

  it('a win by resignation is not the quickest', () => {
    const [only] = byGame([match('won', { rounds: 1, forfeit: true }), match('won', { rounds: 4 })]);
    expect(only?.quickest).toBe(4);
    expect(byGame([match('won', { forfeit: true })])[0]?.quickest).toBeNull();
  });
});
