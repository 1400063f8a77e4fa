/** Random play: reproducible, legal, to the end. */
import { describe, expect, it } from 'vitest';
import { advance, createRandom, startMatch } from '../../games/kit';
import { playOn, playOut, type Subject } from '../../tools/playout';
import { MUTANTS } from '../fixtures/mutants';
import * as potions from '../fixtures/potions';

const subject: Subject = potions;
const setup = { players: 3, seed: 'a' };

describe('a random game', () => {
  it('is the same for the same seed, and another for another', () => {
    const movesOf = (seed: string) => Array.from(playOut(subject, { players: 3, seed }), ({ made }) => made);
    expect(movesOf('a')).toEqual(movesOf('a'));
    expect(movesOf('a')).not.toEqual(movesOf('b'));
  });

  it('begins with the setup and ends with the result', () => {
    const positions = [...playOut(subject, setup)];
    expect(positions[0]).toMatchObject({ made: null, match: { moves: 0 } });
    const results = positions.map(({ match }) => subject.rules.result(match.state));
    expect(results.slice(0, -1).every((result) => result === null)).toBe(true);
    expect(results.at(-1)).not.toBeNull();
  });

  it('is made of moves that give the same match again', () => {
    const started = startMatch(subject.rules, setup);
    if (!started.ok) throw new Error(started.error.code);
    let { match } = started;
    for (const { made, match: then } of playOut(subject, setup)) {
      const again = made && advance(subject.rules, match, made.player, made.move, made.args);
      if (again?.ok) match = again.match;
      expect(match).toEqual(then);
    }
  });

  it('uses the whole list of candidates', () => {
    const names = new Set<string>();
    for (let game = 0; game < 20; game++) {
      for (const { made } of playOut(subject, { players: 2, seed: `${game}` }))
        if (made) names.add(made.move);
    }
    expect([...names].sort()).toEqual(['brew', 'draw', 'endTurn', 'pick']);
  });
});

describe('a game that cannot be played', () => {
  const playAll = (broken: Subject) => [...playOut(broken, setup)];
  const mutant = (property: keyof typeof MUTANTS, index: number) => {
    const found = MUTANTS[property][index];
    if (!found) throw new Error('no such mutant');
    return found.subject;
  };

  it('is told: nobody can act', () => {
    expect(() => playAll(mutant('progress', 0))).toThrow('nobody can act');
  });

  it('is told: it does not end', () => {
    expect(() => playAll(mutant('progress', 1))).toThrow('no end after 5000 moves');
  });

  it('is told: a candidate is refused', () => {
    expect(() => playAll(mutant('candidates', 1))).toThrow('is refused: NOT_IN_HAND');
  });

  it('is told: nobody set it up with these options', () => {
    expect(() => [...playOut(subject, { players: 9, seed: 'a' })]).toThrow('INVALID_PLAYER_COUNT');
  });
});

it('a match that is over is not played on', () => {
  const last = [...playOut(subject, setup)].at(-1);
  expect(last && [...playOn(subject, last.match, createRandom('x'))]).toEqual([]);
});
