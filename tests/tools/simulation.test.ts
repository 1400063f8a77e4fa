/** Simulation: all variants are played, results are added up, and what goes wrong can be seen again. */
import { describe, expect, it } from 'vitest';
import { playBots } from '../../tools/botplay';
import { gameIds, loadSubject } from '../../tools/command';
import { playOut, type Subject } from '../../tools/playout';
import { type Play, simulate, type Violation } from '../../tools/simulation';
import { variantsOf } from '../../tools/variants';
import { MUTANTS } from '../fixtures/mutants';
import * as potions from '../fixtures/potions';

async function simulated(subject: Subject, games: number, play?: Play) {
  const violations: Violation[] = [];
  const summary = await simulate(subject, games, 'seed', (violation) => violations.push(violation), play);
  return { summary, violations };
}

function mutant(property: keyof typeof MUTANTS, index: number): Subject {
  const found = MUTANTS[property][index];
  if (!found) throw new Error('no such mutant');
  return found.subject;
}

describe('the summary', () => {
  it('adds up the very games that their seeds give', async () => {
    const subject: Subject = potions;
    const variants = variantsOf(subject.rules);
    const games = Array.from({ length: 40 }, (_, index) => {
      const variant = variants[index % variants.length];
      return [...playOut(subject, { players: 2, ...variant, seed: `seed/${index}` })];
    });
    const winners = games.map((positions) => subject.rules.winners(positions.at(-1)?.match.state ?? {}));
    const moves = games.reduce((sum, positions) => sum + positions.length - 1, 0);
    expect((await simulated(subject, 40)).summary).toEqual({
      game: 'potions',
      seed: 'seed',
      games: 40,
      moves,
      averageLength: Math.round((moves / 40) * 100) / 100,
      wins: Object.fromEntries(
        ['0', '1', '2', '3'].map((seat) => [seat, winners.flat().filter((one) => one === seat).length]),
      ),
      draws: winners.filter((list) => list.length === 0).length,
      violations: 0,
      playoutsPerSecond: expect.any(Number),
    });
  });
});

describe('a game among bots', () => {
  it.each(gameIds())('of %s is legal in every variant, and the same again', async (game) => {
    const subject = await loadSubject(game);
    const { length } = variantsOf(subject.rules);
    const { summary, violations } = await simulated(subject, Math.max(10, length), playBots);
    expect(violations).toEqual([]);
    expect(summary.moves).toBeGreaterThan(0);
    const movesOf = async (seed: string) => {
      const moves = [];
      for await (const { made } of playBots(subject, { players: 2, seed })) moves.push(made);
      return moves;
    };
    expect(await movesOf('again')).toEqual(await movesOf('again'));
  });

  it.each([
    ['candidates', 1, 'is refused'],
    ['conservation', 0, 'every card is in exactly one place'],
  ] as const)('shows a violation of %s (%i) too: %s', async (property, index, problem) => {
    const { violations } = await simulated(mutant(property, index), 6, playBots);
    expect(violations[0]?.problems[0]).toContain(problem);
  });
});

describe('a violation', () => {
  it('is told with what shows it again, up to the move that broke the invariant', async () => {
    const { summary, violations } = await simulated(mutant('conservation', 0), 6);
    expect(summary.violations).toBe(violations.length);
    expect(violations[0]).toMatchObject({
      game: 'potions',
      players: 2,
      options: { rounds: 1, handSize: 2, hidePicks: false },
      problems: ['every card is in exactly one place'],
    });
    for (const { moves } of violations) expect(moves.at(-1)?.move).toBe('brew');
  });

  it.each([
    ['progress', 0, 'nobody can act'],
    ['candidates', 1, 'is refused'],
  ] as const)('of %s (%i) is one too: %s', async (property, index, problem) => {
    const { violations } = await simulated(mutant(property, index), 1);
    expect(violations[0]?.problems[0]).toContain(problem);
  });

  it('is neither a victory nor a draw', async () => {
    const { summary } = await simulated(mutant('candidates', 1), 3);
    expect(summary).toMatchObject({ draws: 0, wins: { '0': 0, '1': 0, '2': 0, '3': 0 }, violations: 3 });
  });
});
