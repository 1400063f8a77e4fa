/** What the card of a saved game says. */
import { describe, expect, it } from 'vitest';
import { ago, standing } from '../../src/app/home/standing';
import { words as en } from '../../src/app/text/en';
import { words as fr } from '../../src/app/text/fr';
import type { MatchSummary } from '../../src/play';

const me = { kind: 'human', name: 'Éloïse' } as const;
const friend = { kind: 'human', name: 'Théo' } as const;
const bot = { kind: 'bot', name: 'Isolde', level: 'novice' } as const;

function match(change: Partial<MatchSummary>): MatchSummary {
  return {
    id: 'm',
    game: 'shazamm',
    createdAt: 0,
    updatedAt: 0,
    seats: [me, bot],
    awaited: ['0'],
    view: {},
    over: false,
    winners: [],
    forfeit: null,
    ...change,
  };
}

describe('a game against a bot', () => {
  it('is your turn when your seat is awaited, even if the bot is too', () => {
    expect(standing(match({ awaited: ['0', '1'] }), en, 'en')).toEqual({
      human: true,
      turn: 'Your turn',
      company: 'against Isolde',
    });
  });

  it('waits for the bot when only the bot is awaited', () => {
    expect(standing(match({ awaited: ['1'] }), en, 'en')).toMatchObject({
      human: false,
      turn: 'Bot to move',
    });
  });
});

describe('a game around one device', () => {
  it('names whose turn it is, and who plays', () => {
    const shown = standing(match({ seats: [me, friend], awaited: ['1'] }), en, 'en');
    expect(shown).toEqual({ human: true, turn: 'Théo to move', company: 'Éloïse and Théo' });
  });

  it('calls everybody when all choose at once', () => {
    expect(standing(match({ seats: [me, friend], awaited: ['0', '1'] }), en, 'en').turn).toBe('All to move');
  });
});

describe('a finished game', () => {
  it('names the winner', () => {
    expect(standing(match({ over: true, awaited: [], winners: ['0'] }), fr, 'fr').turn).toBe(
      'Victoire d’Éloïse.',
    );
  });

  it('may be a draw', () => {
    expect(standing(match({ over: true, awaited: [] }), en, 'en').turn).toBe('A draw.');
  });
});

describe('the time since the last move', () => {
  const day = 86_400_000;
  it.each([
    [0, 'now'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [day, 'yesterday'],
    [4 * day, '4 days ago'],
  ])('after %d ms reads "%s"', (passed, expected) => {
    expect(ago(10 * day, 10 * day + passed, 'en')).toBe(expected);
  });
});
