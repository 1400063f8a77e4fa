// @vitest-environment happy-dom
/** What the others did is told step by step. */
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facing, Meeting } from './match';
import { cleanup, passTime, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the story', () => {
  const told = () => {
    const meeting = new Meeting();
    const { hand } = meeting.state.players['0'];
    const [card = '', student = ''] = hand;
    meeting
      .play('0', 'moveEmblem', { card })
      .play('0', 'deployStudents', { cards: [student] })
      .play('0', 'passTrial', { from: 'own' })
      .play('0', 'endTurn', null);
    return meeting;
  };

  it('is told step by step and ends at the view', () => {
    vi.useFakeTimers();
    const meeting = told();
    const { caughtUp } = sit(meeting, { viewer: '1', seen: 3, wishes: { pace: 'normal' } });
    expect(text()).toContain('Éloïse moves the Emblem');
    expect(text(), 'the end does not show before the story').not.toContain('Your first turn');
    passTime(1200);
    expect(text()).toContain('Éloïse deploys 1');
    passTime(1200);
    expect(text()).toContain('Éloïse passes Trial 1');
    passTime(1200);
    expect(text()).toContain('Éloïse announces');
    expect(caughtUp).toEqual([]);
    passTime(5000);
    expect(caughtUp).toEqual([meeting.seenBy('1').length]);
    expect(text()).toContain('Your first turn');
  });

  it('can be skipped, and told again', () => {
    vi.useFakeTimers();
    const meeting = told();
    const { caughtUp } = sit(meeting, { viewer: '1', seen: 3, wishes: { pace: 'normal' } });
    press('Skip');
    expect(caughtUp).toEqual([meeting.seenBy('1').length]);
    press('See the last turn again');
    passTime(800);
    expect(text()).toContain('Éloïse moves the Emblem');
  });

  it('does not stand in the way of the own actions', () => {
    vi.useFakeTimers();
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0', wishes: { pace: 'normal' } });
    press(/^Dragombre: Trial 2 is available, covered: 6/);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(text()).toContain('Your turn');
  });

  it('ends with who has won', () => {
    const state = facing();
    state.result = { winner: '1', reason: 'collapse', scores: { 0: 9, 1: 12 }, overtime: true };
    sit(new Meeting(state), { viewer: '0' });
    expect(text()).toContain('Théo wins.');
    expect(text()).toContain('A school has fallen to nine points or fewer in Overtime.');
  });
});
