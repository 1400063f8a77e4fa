/** Section 2: what is in the box, and that its declarations can be played. */
import { describe, expect, it } from 'vitest';
import {
  MAGIC_IDS,
  MAIL_IDS,
  magicOf,
  mailOf,
  SCHOOL_IDS,
  schoolOf,
} from '../../games/houses-and-courses/catalogue';
import { COURSES, type Op, SPELLS } from '../../games/houses-and-courses/data';
import { countCourses, detourneurVp } from '../../games/houses-and-courses/scoring';

describe('the box', () => {
  it('holds 49 School cards, 55 Magic cards and 30 Mail tokens', () => {
    expect([SCHOOL_IDS.length, MAGIC_IDS.length, MAIL_IDS.length]).toEqual([49, 55, 30]);
    expect([SCHOOL_IDS[0], SCHOOL_IDS.at(-1)]).toEqual(['s01', 's49']);
    expect([MAGIC_IDS[0], MAGIC_IDS.at(-1)]).toEqual(['m01', 'm55']);
    expect([MAIL_IDS[0], MAIL_IDS.at(-1)]).toEqual(['c01', 'c30']);
  });

  it.each([
    ['s06', { kind: 'course', course: 'herbologie' }],
    ['s07', { kind: 'course', course: 'defense' }],
    ['s36', { kind: 'course', course: 'balais' }],
    ['s37', { kind: 'horcruche' }],
    ['s43', { kind: 'horcruche' }],
    ['s44', { kind: 'detourneur', detourneur: { kind: 'perCourse', course: 'herbologie', vp: 2 } }],
    ['s49', { kind: 'detourneur', detourneur: { kind: 'perCourse', course: 'balais', vp: 2 } }],
  ])('the School card %s is %j', (id, card) => {
    expect(schoolOf(id)).toMatchObject(card);
  });

  it.each([
    ['m04', 'oubliettes'],
    ['m05', 'copius'],
    ['m10', 'chipio'],
    ['m13', 'patatras'],
    ['m16', 'tempus'],
    ['m19', 'soldus'],
    ['m22', 'stupefarce'],
    ['m25', 'hibouvol'],
    ['m28', 'lettrovol'],
    ['m31', 'finitus'],
    ['m34', 'confiscatus'],
    ['m37', 'chamboulum'],
    ['m38', 'balaiBall'],
    ['m49', 'bonsPoints'],
    ['m55', 'mauvaisPoints'],
  ])('the Magic card %s is %s', (id, name) => {
    expect(magicOf(id).name).toBe(name);
  });

  it.each([
    ['c04', 'draw1'],
    ['c06', 'draw2'],
    ['c09', 'oubliettes'],
    ['c10', 'engueulante'],
    ['c17', 'plus1'],
    ['c20', 'plus2'],
    ['c22', 'plus3'],
    ['c25', 'minus1'],
    ['c27', 'minus2'],
    ['c29', 'balai1'],
    ['c30', 'balai2'],
  ])('the Mail token %s is %s', (id, kind) => {
    expect(mailOf(id).kind).toBe(kind);
  });

  it('knows nothing of other pieces', () => {
    expect(() => schoolOf('s50')).toThrow();
    expect(() => magicOf('toString')).toThrow();
    expect(() => mailOf('c00')).toThrow();
  });
});

describe('effects', () => {
  it.each(Object.entries({ ...COURSES, ...SPELLS }))(
    '%s asks for one choice at most, and last',
    (_, { ops }) => {
      const asks = ({ op }: Op) => ['stealChosen', 'takeTimetableMail', 'confiscate'].includes(op);
      expect(ops.slice(0, -1).some(asks)).toBe(false);
    },
  );
});

describe('Détourneurs', () => {
  const counts = countCourses({ school: ['s01', 's02', 's03', 's07', 's44', 's37'] });

  it('score by card of one Course, by Course, or by themselves', () => {
    expect(detourneurVp({ kind: 'perCourse', course: 'herbologie', vp: 2 }, counts)).toBe(6);
    expect(detourneurVp({ kind: 'perCourse', course: 'potions', vp: 2 }, counts)).toBe(0);
    expect(detourneurVp({ kind: 'perDistinctCourse', vp: 3 }, counts)).toBe(6);
    expect(detourneurVp({ kind: 'flat', vp: 5 }, counts)).toBe(5);
  });
});
