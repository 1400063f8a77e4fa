// @vitest-environment happy-dom
/** A lesson as a table, and what the device remembers of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { lesson } from '../../games/shazamm/lesson';
import { rules } from '../../games/shazamm/rules';
import { forget, recall, remember } from '../../src/app/learn/memory';
import { type Course, NOT_NOW, openLesson } from '../../src/lesson';

const course: Course = { rules, lesson };
const commit = (bid: number) => ({ bid, spells: [], decoy: false });

/** A table at the first step that wants a move. */
function atTheBid() {
  const table = openLesson('shazamm', course);
  table.readOn();
  table.readOn();
  return { table, now: () => table.store.getState() };
}

describe('the table of a lesson', () => {
  it('gives the game’s own reason for a move against the rules', () => {
    const { table, now } = atTheBid();
    expect(table.play('commit', commit(99))).toBe('BID_TOO_HIGH');
    expect(now().remark).toBeNull();
  });

  it('keeps a remark about a legal move that the step is not about, until it is done', () => {
    const { table, now } = atTheBid();
    expect(table.play('commit', commit(1))).toBe(NOT_NOW);
    expect(now().remark).toEqual({ kind: 'wrong', why: 'low' });
    expect(table.play('commit', commit(6))).toBeNull();
    expect(now().remark).toBeNull();
  });

  it('lets the board tell what happened before it counts as seen', () => {
    const { table, now } = atTheBid();
    table.play('commit', commit(6));
    expect(now().seen).toBeLessThan(now().events.length);
    table.caughtUp();
    expect(now().seen).toBe(now().events.length);
  });

  it('goes back to the same position, and begins again', () => {
    const { table, now } = atTheBid();
    const before = now().view;
    table.showHow();
    table.back();
    expect(now().view).toEqual(before);
    expect(now().place.step).toBe(2);
    table.again();
    expect(now().place.step).toBe(0);
  });

  it('wants a step to be read before anything is played', () => {
    const table = openLesson('shazamm', course);
    expect(table.play('commit', commit(6))).toBe(NOT_NOW);
    expect(table.store.getState().remark).toEqual({ kind: 'early' });
  });
});

describe('the memory of a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('brings the learner back to the step and the position', () => {
    const { table, now } = atTheBid();
    table.play('commit', commit(7));
    remember('shazamm', now().place);
    expect(recall('shazamm', course)?.match.state).toEqual(now().place.match.state);
    forget('shazamm');
    expect(recall('shazamm', course)).toBeNull();
  });

  it.each([
    'not JSON',
    '{"step":3}',
    '{"step":"3","moves":[]}',
    '{"step":3,"moves":[{"move":"commit","args":{"bid":1}}]}',
    '{"step":3,"moves":[1]}',
    '{"step":999,"moves":[]}',
  ])('begins anew with the record %s', (record) => {
    localStorage.setItem('grimoire-lesson-shazamm', record);
    expect(recall('shazamm', course)).toBeNull();
  });
});
