/** Section 7.2: what may be declared with a Spell or a Course, and the order in which it is judged. */
import { describe, expect, it } from 'vitest';
import type { HousesState } from '../../games/houses-and-courses/state';
import { refusal, table, withMail } from './school';

const CHIPIO = 'm08';
const PATATRAS = 'm11';
const STUPEFARCE = 'm20';
const HIBOUVOL = 'm23';
const LETTROVOL = 'm26';
const FINITUS = 'm29';
const CONFISCATUS = 'm32';
const CHAMBOULUM = 'm35';

/** Seat 1 is shielded, seat 2 is stunned and has everything, seat 3 has nothing. */
function busy(): HousesState {
  return table(4, {
    players: [
      {
        hand: [
          CHIPIO,
          PATATRAS,
          STUPEFARCE,
          HIBOUVOL,
          LETTROVOL,
          FINITUS,
          CONFISCATUS,
          CHAMBOULUM,
          'm38',
          'm01',
        ],
        bonus: ['m39'],
      },
      { hand: ['m40'], mail: ['c14'], school: ['s01'], bonus: ['m50'], shield: true },
      { hand: ['m41'], mail: ['c15'], school: ['s02'], bonus: ['m51'], stunned: true },
      {},
    ],
    timetable: ['s07', withMail('s13', ['c16'])],
  });
}

const spell = (card: string, params: object) => refusal(busy(), '0', 'playSpell', { card, params });

describe('a target', () => {
  it.each([
    [{ slot: 1 }, 'UNEXPECTED_PARAM'],
    [{}, 'TARGET_REQUIRED'],
    [{ target: '4' }, 'TARGET_UNKNOWN'],
    [{ target: 'x' }, 'TARGET_UNKNOWN'],
    [{ target: '0' }, 'TARGET_SELF'],
    [{ target: '1' }, 'TARGET_SHIELDED'],
    [{ target: '3' }, 'TARGET_HAS_NO_CARDS'],
  ])('of Chipio: %j is %s', (params, reason) => {
    expect(spell(CHIPIO, params)).toBe(reason);
  });

  it.each([
    [LETTROVOL, '3', 'TARGET_HAS_NO_MAIL'],
    [STUPEFARCE, '2', 'TARGET_ALREADY_STUNNED'],
    [CONFISCATUS, '3', 'TARGET_NOT_AHEAD'],
  ])('of %s: seat %s is %s', (card, target, reason) => {
    expect(spell(card, { target })).toBe(reason);
  });
});

describe('places and cards', () => {
  it.each([
    [HIBOUVOL, {}, 'TARGET_REQUIRED'],
    [HIBOUVOL, { slot: 8 }, 'SLOT_OUT_OF_RANGE'],
    [HIBOUVOL, { slot: -1 }, 'SLOT_OUT_OF_RANGE'],
    [HIBOUVOL, { slot: 0 }, 'SLOT_HAS_NO_MAIL'],
    [HIBOUVOL, { slot: 7 }, 'SLOT_HAS_NO_MAIL'],
    [FINITUS, {}, 'TARGET_REQUIRED'],
    [FINITUS, { bonus: 'm52' }, 'BONUS_NOT_IN_PLAY'],
    [FINITUS, { bonus: 'm50' }, 'TARGET_SHIELDED'],
    [CHAMBOULUM, {}, 'TARGET_REQUIRED'],
    [CHAMBOULUM, { slots: [] }, 'TARGET_REQUIRED'],
    [CHAMBOULUM, { slots: [0, 0, 0, 0] }, 'TOO_MANY_SLOTS'],
    [CHAMBOULUM, { slots: [9, 9] }, 'DUPLICATE_SLOT'],
    [CHAMBOULUM, { slots: [7, 8] }, 'SLOT_OUT_OF_RANGE'],
    [CHAMBOULUM, { slots: [0, 7] }, 'SLOT_EMPTY'],
    [PATATRAS, { target: '2' }, 'UNEXPECTED_PARAM'],
  ])('%s with %j: %s', (card, params, reason) => {
    expect(spell(card, params)).toBe(reason);
  });

  it.each([
    ['NO_LEGAL_TARGET', CHIPIO, { target: '9' }],
    ['NO_LEGAL_TARGET', LETTROVOL, {}],
    ['NO_LEGAL_TARGET', CONFISCATUS, { target: '1' }],
    ['NO_LEGAL_TARGET', HIBOUVOL, { slot: 99 }],
    ['NO_LEGAL_TARGET', FINITUS, { bonus: 'm50' }],
    ['NO_LEGAL_TARGET', CHAMBOULUM, { slots: [0] }],
    ['NO_LEGAL_TARGET', PATATRAS, {}],
    ['UNEXPECTED_PARAM', CHIPIO, { target: '1', slot: 0 }],
  ])('%s comes before the rest, where nothing can be declared at all (%s)', (reason, card, params) => {
    const bare = table(2, { players: [{ hand: [card] }, {}] });
    expect(refusal(bare, '0', 'playSpell', { card, params })).toBe(reason);
  });

  it('Patatras needs an unshielded opponent with a card', () => {
    const shielded = table(2, { players: [{ hand: [PATATRAS] }, { hand: ['m38'], shield: true }] });
    expect(refusal(shielded, '0', 'playSpell', { card: PATATRAS, params: {} })).toBe('NO_LEGAL_TARGET');
  });
});

describe('Métamorphose and Sorts', () => {
  const course = (card: string, params: object) => {
    const state = table(2, {
      players: [{ school: ['s01', 's37', card] }],
      timetable: ['s02', 's38', 's19'],
      magicDiscard: ['m01', 'm38'],
      pending: { kind: 'course', player: '0', card },
    });
    return refusal(state, '0', 'applyCourse', { params });
  };

  it.each([
    [{ take: 'm01' }, 'UNEXPECTED_PARAM'],
    [{ ownCard: 's01' }, 'TARGET_REQUIRED'],
    [{ slot: 2 }, 'TARGET_REQUIRED'],
    [{ ownCard: 's37', slot: 2 }, 'NOT_YOUR_COURSE'],
    [{ ownCard: 's03', slot: 2 }, 'NOT_YOUR_COURSE'],
    [{ ownCard: 's01', slot: 4 }, 'SLOT_OUT_OF_RANGE'],
    [{ ownCard: 's01', slot: 3 }, 'SLOT_EMPTY'],
    [{ ownCard: 's01', slot: 1 }, 'SLOT_NOT_COURSE'],
    [{ ownCard: 's01', slot: 0 }, 'SAME_COURSE'],
  ])('Métamorphose with %j: %s', (params, reason) => {
    expect(course('s13', params)).toBe(reason);
  });

  it.each([
    [{ slot: 0 }, 'UNEXPECTED_PARAM'],
    [{ take: 'm02' }, 'NOT_IN_DISCARD'],
    [{ take: 'm38' }, 'NOT_A_SPELL'],
  ])('Sorts with %j: %s', (params, reason) => {
    expect(course('s25', params)).toBe(reason);
  });
});

describe('the shape of arguments', () => {
  it.each([
    ['drawTwo', null],
    ['drawTwo', []],
    ['endTurn', { now: true }],
    ['collect', { slot: 0, pay: [1] }],
    ['playSpell', { card: CHIPIO, params: null }],
    ['playSpell', { card: CHIPIO, params: { target: 1 } }],
    ['playSpell', { card: CHIPIO, params: { slot: '1' } }],
    ['playSpell', { card: CHIPIO, params: { slots: [0.5] } }],
    ['playBonus', { card: 'm38' }],
    ['useMail', {}],
    ['useSerdongle', { slot: null }],
  ])('%s with %j is BAD_ARGS', (move, args) => {
    expect(refusal(busy(), '0', move, args)).toBe('BAD_ARGS');
  });

  it.each([
    [{}],
    [{ use: 7 }],
    [{ use: {} }],
    [{ use: { card: 'm01', mail: 'c07' } }],
    [{ use: { card: 1 } }],
  ])('respond with %j is BAD_ARGS', (args) => {
    const asked = table(2, {
      players: [{}, { hand: ['m01'] }],
      chain: [{ kind: 'spell', player: '0', card: 'm14', params: {} }],
      pending: { kind: 'window', asked: ['1'], answers: { 1: null } },
    });
    expect(refusal(asked, '1', 'respond', args)).toBe('BAD_ARGS');
  });
});
