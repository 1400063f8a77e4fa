// @vitest-environment happy-dom
/** Surrounded Students cast their spells, and their victims pay. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { facing, Meeting } from './match';
import { button, cleanup, press, pressCard, says, sit, text } from './table';

afterEach(cleanup);

describe('a surrounded Student', () => {
  /** The spell of the trio in the middle of Éloïse's column. */
  const pick = () => press(/^Your column in the Fire Arena/);

  it('casts Batrax on a chosen Element, which is marked before', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pick();
    expect(says('Cast Batrax')).toBe('Choose the Element to banish.');
    const prey = screen.getByRole('group', { name: 'Element to banish' });
    expect(
      within(prey).getByRole('button', { name: '0 air Students' }).getAttribute('aria-description'),
    ).toContain('no effect');
    act(() => within(prey).getByRole('button', { name: '3 fire Students' }).click());
    expect(document.querySelectorAll('[data-mark="hit"]')).toHaveLength(3);
    press('Cast Batrax');
    expect(meeting.state.players['1'].columns.fire).toEqual(['water-3']);
    expect(meeting.state.players['0'].columns.fire).toEqual(['water-1', 'earth-1', 'earth-3', 'air-2']);
  });

  it('chooses the Element of the opposing Student one points at', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    pick();
    const strip = document.querySelector<HTMLElement>('[data-student="water-3"]');
    act(() => strip?.click());
    expect(button('1 water Student').getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['air', 'Hypnox', '3 fire Students of Théo join Éloïse.'],
    ['fire', 'Combustio', 'Théo loses Trials 1 and 2 in the Fire Arena and is left with 1 point.'],
    ['dark', 'Eversio', 'Éloïse takes Trial 2 from Théo: 2 to 2.'],
  ] as const)('of %s foretells what %s will do, and does it', (element, spell, sentence) => {
    const state = facing();
    state.players['0'].columns.fire = [`${element}-4`, `${element}-5`, `${element}-6`];
    const meeting = new Meeting(state);
    sit(meeting, { viewer: '0' });
    pick();
    expect(text()).toContain(sentence);
    press(`Cast ${spell}`);
    expect(meeting.state.studentDiscard).toEqual([`${element}-5`]);
    expect(text()).toContain('Your turn');
  });

  it('of water leaps to a Trial two levels up, and says why the other will not do', () => {
    const state = facing();
    state.players['0'].columns.fire = ['water-4', 'water-5', 'water-6'];
    state.players['0'].offered = ['t3-1'];
    const meeting = new Meeting(state);
    sit(meeting, { viewer: '0' });
    pick();
    expect(says('Trial 5 of Blancgriffon')).toBe('Here you can take level 3 only.');
    press(/^Dragombre: Trial 3 is available/);
    press('Cast Inundatio');
    expect(meeting.state.players['0'].trials.fire).toEqual(['t1-1', 't3-1']);
  });

  it('casts Maleficio instead, which cannot be taken back', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pick();
    press(/^Maleficio/);
    expect(text()).toContain('Théo has to discard 2 cards.');
    press('Cast Maleficio');
    expect(meeting.state.pending).toMatchObject({ caster: 'earth-2', victim: '1', count: 2 });
    expect(text()).toContain('Théo is choosing 2 cards to discard.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says when a spell would do nothing', () => {
    const state = facing();
    state.players['1'].columns.fire = [];
    state.players['1'].hand = [];
    sit(new Meeting(state), { viewer: '0' });
    pick();
    expect(says(/^Batrax/)).toContain('no effect');
    expect(says(/^Maleficio/)).toContain('no effect');
  });

  it('is one of several trios: the one pointed at casts', () => {
    const state = facing();
    state.players['0'].columns.fire = ['earth-1', 'earth-2', 'earth-3', 'air-4', 'air-5', 'air-6'];
    sit(new Meeting(state), { viewer: '0' });
    const strip = document.querySelector<HTMLElement>('[data-student="air-5"]');
    act(() => strip?.click());
    expect(button(/^Hypnox/).getAttribute('aria-pressed')).toBe('true');
    expect(button(/^Batrax/).textContent).toContain('cards 1 to 3');
    press(/^Maleficio/);
    expect(document.querySelector('[data-mark="caster"]')?.getAttribute('data-student')).toBe('air-5');
  });
});

describe('the victim of Maleficio', () => {
  const hexed = () => {
    const meeting = new Meeting(facing());
    return meeting.play('0', 'castSpell', { caster: 'earth-2', spell: 'maleficio' });
  };

  it('chooses exactly the right number', () => {
    const meeting = hexed();
    sit(meeting, { viewer: '1' });
    expect(text()).toContain('Éloïse hexes you in the Fire Arena. Half of your 5 cards must go');
    expect(says('Discard 2 cards')).toBe('Choose 2 more cards.');
    pressCard('Dark matter Student', 3);
    pressCard('Air Student');
    pressCard('Dark matter Student');
    expect(says('Discard 2 cards')).toBe('Take back 1 card.');
    pressCard('Dark matter Student');
    expect(text()).toContain('2 of 2 chosen');
    press('Discard 2 cards');
    expect(meeting.state.players['1'].hand).toEqual(['dark-9', 'dark-10', 'dark-11']);
    expect(meeting.state.studentDiscard).toEqual(['dark-12', 'air-9', 'earth-2']);
  });

  it('can start over', () => {
    sit(hexed(), { viewer: '1' });
    pressCard('Air Student');
    press('Start over');
    expect(text()).toContain('0 of 2 chosen');
    press('Start over');
    expect(text()).toContain('Nothing is chosen yet.');
  });
});
