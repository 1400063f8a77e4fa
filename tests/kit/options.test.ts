/** Options: the form says what is offered, and only that is accepted. */
import { describe, expect, it } from 'vitest';
import { fits, type OptionField, parseFields, parseSetup } from '../../games/kit';
import { rules } from '../fixtures/potions';

const FIELDS: readonly OptionField[] = [
  { kind: 'choice', key: 'mode', values: ['short', 'long'], default: 'long' },
  { kind: 'switch', key: 'open', default: true },
  { kind: 'integer', key: 'points', min: 2, max: 10, step: 2, default: 6 },
];

describe('the defaults', () => {
  it.each([undefined, {}])('fill in for %j', (raw) => {
    expect(parseFields(FIELDS, raw)).toEqual({ ok: true, options: { mode: 'long', open: true, points: 6 } });
  });

  it('fill in only what is not given', () => {
    expect(parseFields(FIELDS, { open: false, points: 10 })).toEqual({
      ok: true,
      options: { mode: 'long', open: false, points: 10 },
    });
  });
});

describe('INVALID_OPTION', () => {
  it.each([
    [{ mode: 'medium' }, 'mode must be one of "short", "long"'],
    [{ mode: null }, 'mode must be one of "short", "long"'],
    [{ open: 1 }, 'open must be true or false'],
    [{ points: 3 }, 'points must be an even integer between 2 and 10'],
    [{ points: 12 }, 'points must be an even integer between 2 and 10'],
    [{ points: '4' }, 'points must be an even integer between 2 and 10'],
    [{ points: 4.5 }, 'points must be an even integer between 2 and 10'],
    [{ colour: 'red' }, 'unknown option "colour"'],
    [JSON.parse('{"__proto__":{"mode":"short"}}'), 'unknown option "__proto__"'],
    [null, 'options must be an object'],
    [[], 'options must be an object'],
    ['mode', 'options must be an object'],
  ])('%j: %s', (raw, message) => {
    expect(parseFields(FIELDS, raw)).toEqual({ ok: false, error: { code: 'INVALID_OPTION', message } });
  });
});

it('a value of another type never fits', () => {
  for (const field of FIELDS) {
    for (const value of [undefined, null, {}, [], 'x', Number.NaN]) expect(fits(field, value)).toBe(false);
  }
});

describe('the number of players', () => {
  it.each([0, 1, 5, 2.5, Number.NaN])('%d is refused before the options are read', (players) => {
    const parsed = parseSetup(rules, players, { nonsense: true });
    expect(parsed).toEqual({
      ok: false,
      error: { code: 'INVALID_PLAYER_COUNT', message: 'potions is played by 2 to 4' },
    });
  });

  it.each([2, 3, 4])('%d is fine', (players) => {
    expect(parseSetup(rules, players, undefined).ok).toBe(true);
  });
});
