/** The arena: games are played to the end, seats rotate, and the figures add up. */
import { describe, expect, it } from 'vitest';
import type { AnyBrain, AnyRules } from '../../games/kit';
import type { Contest, GameReport, Side } from '../../tools/arena/contest';
import { CONTESTANTS } from '../../tools/arena/contestants';
import { figuresOf } from '../../tools/arena/figures';
import { playGame } from '../../tools/arena/play';
import { tableOf } from '../../tools/arena/table';
import { brain, rules } from '../fixtures/potions';

const POTIONS = { rules: rules as AnyRules, brain: brain as AnyBrain };

const contest = (changes: Partial<Contest> = {}): Contest => ({
  game: 'potions',
  players: 2,
  a: 'archmage',
  b: 'novice',
  games: 4,
  budget: { iterations: 20 },
  seed: 'arena',
  ...changes,
});

function report(winner: Side | null, milliseconds: number[] = [1], speeds: number[] = []): GameReport {
  return { winner, effort: { a: { milliseconds, speeds }, b: { milliseconds: [1], speeds: [] } } };
}

describe('a game', () => {
  it.each(CONTESTANTS)('can be played by %s', async (a) => {
    const { winner, effort } = await playGame(POTIONS, contest({ a, budget: { iterations: 3 } }), 0);
    expect([null, 'a', 'b']).toContain(winner);
    expect(effort.a.milliseconds.length).toBeGreaterThan(0);
  });

  it('is the same again', async () => {
    const play = async () => {
      const { winner, effort } = await playGame(POTIONS, contest(), 1);
      return [winner, effort.a.milliseconds.length, effort.b.milliseconds.length];
    };
    expect(await play()).toEqual(await play());
  });

  it('is also played by three', async () => {
    const { effort } = await playGame(POTIONS, contest({ players: 3 }), 2);
    expect(effort.b.milliseconds.length).toBeGreaterThan(effort.a.milliseconds.length);
  });
});

describe('the figures', () => {
  it('count draws as halves', () => {
    const figures = figuresOf(contest(), [report('a'), report('a'), report(null), report('b')]);
    expect(figures).toMatchObject({ games: 4, winsA: 2, winsB: 1, draws: 1, scoreA: 0.625 });
  });

  it('give an interval that narrows with the games and never leaves 0 to 1', () => {
    const width = (games: number) => {
      const [low, high] = figuresOf(
        contest(),
        Array.from({ length: games }, () => report('a')),
      ).ci95;
      expect(low).toBeGreaterThan(0.3);
      expect(high).toBe(1);
      return high - low;
    };
    expect(width(100)).toBeLessThan(width(10) / 5);
  });

  it('count strength as chess players do: ten to one is 400 points', () => {
    const reports = Array.from({ length: 110 }, (_, game) => report(game < 100 ? 'a' : 'b'));
    expect(figuresOf(contest(), reports).elo).toBe(400);
    expect(Number.isFinite(figuresOf(contest(), [report('b')]).elo)).toBe(true);
  });

  it('tell how long moves took and how fast was thought', () => {
    const times = Array.from({ length: 101 }, (_, at) => at);
    const { msPerMove, playoutsPerSecond } = figuresOf(contest(), [report('a', times, [10, 20, 1e6])]);
    expect(msPerMove.a).toEqual({ p50: 50, p95: 95 });
    expect(playoutsPerSecond).toEqual({ a: 20, b: 0 });
  });

  it('become a table, game by game', () => {
    const page = tableOf([figuresOf(contest(), [report('a'), report('b')])], 50);
    expect(page).toContain('## potions');
    expect(page).toContain('| 2 | archmage | novice | 2 | 50.0 % |');
  });

  it('begin with what Archmage scores against everybody', () => {
    const ladder = [
      figuresOf(contest(), [report('a'), report('a')]),
      figuresOf(contest({ b: 'bgio-mcts' }), [report('a'), report(null)]),
      figuresOf(contest({ b: 'novice', players: 3 }), [report('b')]),
    ];
    expect(tableOf(ladder, 50)).toContain('| potions | 100.0 | – | – | – | 75.0 | – |');
  });

  it('say how many times as fast as boardgame.io’s bots the first one thinks, given the same time', () => {
    const speeds = (b: string, a: number, other: number) => {
      const effort = { a: { milliseconds: [1], speeds: [a] }, b: { milliseconds: [1], speeds: [other] } };
      return tableOf([figuresOf(contest({ b }), [{ winner: 'a', effort }])], 50);
    };
    expect(speeds('bgio-mcts', 12_000, 75)).toContain('| 12,000 / 75 (160×) |');
    expect(speeds('bgio-mcts-fair', 12_000, 75)).toContain('| 12,000 / 75 (160×) |');
    expect(speeds('bgio-mcts-1000', 12_000, 75)).toContain('| 12,000 / 75 |');
    expect(speeds('apprentice', 12_000, 75)).toContain('| 12,000 / 75 |');
    expect(speeds('novice', 75, 0)).toContain('| 75 / – |');
  });
});
