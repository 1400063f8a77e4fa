/** What the online pages make of choices, links and clocks. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { seatLink, tokenIn } from '../../src/app/online/address';
import { CLOCKS, clockKey, clockName, timeLeft, withEnd } from '../../src/app/online/clock';
import { FIRST_SETUP, planTable, sitterOf, withSitter } from '../../src/app/online/create/plan';
import { words as en } from '../../src/app/text/online/en';
import { words as fr } from '../../src/app/text/online/fr';

describe('a new table', () => {
  const plan = (players: number, setup = FIRST_SETUP) =>
    planTable('anludim', players, setup, { expert: true, foreign: 1 }, FIELDS, 'Ada', createRandom('plan'));
  const FIELDS = [{ kind: 'switch', key: 'expert', default: false }] as const;

  it('has me on the first seat and the others open', () => {
    expect(plan(3).seats).toEqual(['me', 'open', 'open']);
  });

  it('seats bots under names of their own, and takes only options that the game offers', () => {
    const setup = withSitter(withSitter(withSitter(FIRST_SETUP, '1', 'bot'), '2', 'bot'), '2', 'me');
    const { seats, options } = plan(4, withSitter(setup, '3', 'bot'));
    expect(seats[0]).toBe('open');
    expect(seats[2]).toBe('me');
    const names = seats.flatMap((seat) => (typeof seat === 'object' ? [seat.name] : []));
    expect(new Set(names).size).toBe(2);
    expect(names).not.toContain('Ada');
    expect(options).toEqual({ expert: true });
  });

  it('always has a seat for me, however few there are', () => {
    const last = withSitter(FIRST_SETUP, '4', 'me');
    expect(plan(5, last).seats[4]).toBe('me');
    expect(plan(2, last).seats).toEqual(['me', 'open']);
    expect(sitterOf(last, '0', 2)).toBe('me');
  });
});

describe('a private link', () => {
  it('carries its token where no server sees it', () => {
    globalThis.location = { origin: 'https://grimoire.example' } as Location;
    const link = new URL(seatLink('t1', 'a+b/c'));
    expect(link.pathname).toBe('/tables/t1');
    expect(link.search).toBe('');
    expect(tokenIn(link.hash)).toBe('a+b/c');
    expect(tokenIn('#rules')).toBeNull();
  });
});

describe('clocks', () => {
  it('are named in both languages', () => {
    expect(CLOCKS.map((clock) => clockName(clock, en, 'en'))).toEqual([
      'No clock',
      '1 min per move',
      '5 min each, plus 5 sec a move',
      '15 min each, plus 10 sec a move',
      '1 day per move',
      '3 days per move',
    ]);
    expect(clockName(CLOCKS[5] ?? { kind: 'none' }, fr, 'fr')).toMatch(/^3.jours par coup$/);
  });

  it('stay the same clock whatever happens at zero', () => {
    for (const clock of CLOCKS) expect(clockKey(withEnd(clock, 'forfeit'))).toBe(clockKey(clock));
  });

  it('show what is left', () => {
    expect(timeLeft(61_000, 'en')).toBe('1:01');
    expect(timeLeft(400, 'en')).toBe('0:01');
    expect(timeLeft(-5, 'en')).toBe('0:00');
    expect(timeLeft(2 * 3_600_000 + 61_000, 'en')).toBe('2:01:01');
    expect(timeLeft(3 * 86_400_000 + 5, 'en')).toBe('3 days');
  });
});
