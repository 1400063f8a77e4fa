/** What is remembered of a match, from the state that the table page reads. */
import { describe, expect, it } from 'vitest';
import type { AnyKeepsakes, AnyRules, Seat } from '../../games/kit';
import { finishedMatch } from '../../src/statistics';
import { rules as potions } from '../fixtures/potions';

const HUMAN = { kind: 'human', name: 'Ada' } as const;
const BOT = { kind: 'bot', name: 'Hoot', level: 'adept' } as const;
const rules: AnyRules = { ...potions, moment: () => ({ round: 3, turn: 1 }), points: () => [4, 7, 5] };

const STATE = {
  game: 'potions',
  rules,
  view: {},
  plans: [HUMAN, BOT, BOT],
  over: true,
  winners: ['1'],
  forfeit: null,
} as const;

describe('a finished match', () => {
  it('is lost when somebody else wins, with the points of the best other', () => {
    expect(finishedMatch('device:1', 9, STATE, ['0'])).toEqual({
      id: 'device:1',
      game: 'potions',
      at: 9,
      outcome: 'lost',
      opponents: ['adept', 'adept'],
      rounds: 3,
      points: { own: 4, others: 7 },
      forfeit: false,
    });
  });

  it('is won together with others, and drawn when nobody wins', () => {
    expect(finishedMatch('a', 0, { ...STATE, winners: ['0', '1'] }, ['0'])?.outcome).toBe('won');
    expect(finishedMatch('a', 0, { ...STATE, winners: [] }, ['0'])?.outcome).toBe('drawn');
  });

  it('says nothing of points where somebody gave up', () => {
    const match = finishedMatch('a', 0, { ...STATE, forfeit: '1', winners: ['0'] }, ['0']);
    expect(match).toMatchObject({ outcome: 'won', points: null, forfeit: true });
  });

  it('belongs to nobody in particular when several people shared the device', () => {
    const plans = [HUMAN, { ...HUMAN, name: 'Bob' }, BOT];
    const match = finishedMatch('a', 0, { ...STATE, plans }, ['0', '1']);
    expect(match).toMatchObject({ outcome: 'shared', points: null, opponents: ['adept'] });
  });

  it('keeps what the game wants to be remembered, of the own seat in a match that came to its end', () => {
    const keepsakes: AnyKeepsakes = {
      numbers: (_view, seat) => ({ potions: Number(seat) + 3 }),
      used: () => ({ mandrake: 2 }),
      names: { en: { potions: 'Potions', used: 'Herbs' }, fr: { potions: 'Potions', used: 'Herbes' } },
      nameOf: (id) => id,
    };
    const kept = (part: object, own: readonly Seat[]) =>
      finishedMatch('a', 0, { ...STATE, ...part }, own, keepsakes)?.kept;
    expect(kept({}, ['2'])).toEqual({ numbers: { potions: 5 }, used: { mandrake: 2 } });
    expect(kept({ forfeit: '1' }, ['2'])).toBeUndefined();
    expect(kept({}, ['0', '1'])).toBeUndefined();
  });

  it('is not remembered while it goes on, or by who only watched', () => {
    expect(finishedMatch('a', 0, { ...STATE, over: false }, ['0'])).toBeNull();
    expect(finishedMatch('a', 0, STATE, [])).toBeNull();
  });
});
