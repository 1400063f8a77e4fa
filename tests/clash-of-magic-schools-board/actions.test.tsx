// @vitest-environment happy-dom
/** Actions are found by clicking what they concern: a card, a Trial, a column. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { STUDENTS } from '../../games/clash-of-magic-schools/data';
import { table } from '../clash-of-magic-schools/tournament';
import { facing, Meeting } from './match';
import { button, cleanup, dialog, key, press, pressCard, says, sit, text } from './table';

afterEach(cleanup);

describe('a card of the hand', () => {
  it('takes the Emblem to the Arena of its Element', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pressCard('Air Student');
    expect(text()).toContain('Air Student: move there, or deploy it?');
    expect(says(/^The Air Arena\./)).toBe('can be chosen now');
    expect(says(/^Your column in the Fire Arena/)).toBe('can be chosen now');
    expect(says(/^The Water Arena/)).toBeNull();
    press(/^The Air Arena\./);
    expect(meeting.state.players['0'].emblem).toBe('air');
    expect(meeting.state.studentDiscard).toEqual(['air-1']);
  });

  it('joins the column of the Emblem', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pressCard('Water Student');
    press(/^Your column in the Fire Arena/);
    expect(meeting.state.players['0'].columns.fire.at(-1)).toBe('water-9');
  });

  it('goes with others in the order of choosing', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pressCard('Fire Student');
    pressCard('Air Student');
    expect(button(/^Air Student, Hypnox, 2nd/)).toBeTruthy();
    press(/^Deploy 2/);
    expect(meeting.state.players['0'].columns.fire.slice(-2)).toEqual(['fire-9', 'air-1']);
  });

  it('can be put down again', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    pressCard('Air Student');
    pressCard('Air Student');
    expect(text()).toContain('Your turn: choose cards, a column or a Trial.');
  });

  it('says why it cannot go where one points', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    pressCard('Air Student');
    press(/^The Water Arena/);
    expect(text()).toContain('This Student takes your Emblem to the Air Arena.');
    press(/^Your column in the Earth Arena/);
    expect(text()).toContain('Students are deployed where your Emblem is: in the Fire Arena.');
    pressCard('Fire Student');
    press(/^The Air Arena/);
    expect(text()).toContain('One card moves the Emblem: choose a single Student.');
    expect(meeting.events).toEqual([]);
  });

  it('says that the Emblem is there already', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    pressCard('Fire Student');
    expect(says(/^Move: Fire/)).toContain('Your Emblem is there already.');
  });

  it('is enlarged at the key I, with its spell and Maleficio', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    key(button(/^Air Student/), 'i');
    const zoom = dialog('Hypnox');
    expect(zoom.textContent).toContain('join your column');
    expect(zoom.textContent).toContain('Your opponent discards half of the hand');
  });

  it('lies beside its own kind, with one tab stop for the hand', () => {
    const state = table({ own: { hand: ['dark-1', 'earth-1', 'dark-2', 'water-1'] } });
    sit(new Meeting(state), { viewer: '0' });
    const hand = screen.getByRole('list', { name: 'Your hand, 4 Students' });
    const cards = within(hand).getAllByRole('button');
    expect(cards.map((card) => card.getAttribute('aria-label')?.split(' ')[0])).toEqual([
      'Earth',
      'Water',
      'Dark',
      'Dark',
    ]);
    expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1, -1]);
  });
});

describe('an available Trial', () => {
  it('is passed at a press, and can be taken back', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    expect(text()).toContain('Trial 2 can be passed in the Fire Arena.');
    press('Dragombre: Trial 2 is available, covered: 6, can be passed now');
    expect(meeting.state.players['0'].trials.fire).toEqual(['t1-1', 't2-1']);
    press('Undo');
    expect(meeting.state.players['0'].trials.fire).toEqual(['t1-1']);
    expect(says('Undo')).toContain('nothing to take back');
  });

  it('says why it cannot be passed', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    press('Blancgriffon: Trial 5 is available');
    expect(text()).toContain('You have level 1 in the Fire Arena: only a Trial of level 2');
    expect(meeting.events).toEqual([]);
  });

  it('is shown where it fits, and where not', () => {
    const state = facing();
    state.players['0'].trials.dark = ['t1-4'];
    state.players['0'].columns.dark = ['dark-1'];
    sit(new Meeting(state), { viewer: '0' });
    const badge = (arena: string) =>
      within(screen.getByRole('region', { name: arena })).getByTitle(/level \d/i).title;
    expect(badge('Fire')).toBe('A Trial of level 2 is available and can be passed here.');
    expect(badge('Dark matter')).toBe('A Trial of level 2 is available; 1 more Student needed here.');
    expect(badge('Earth')).toBe('Level 1 comes next here; no such Trial is available.');
    press(/^Grandstand: \d+ Trials to come/);
    const sheet = dialog('Grandstand');
    expect(sheet.textContent).toContain('Trial 2 of DragombreIt can be passed here.');
    expect(sheet.textContent).toContain('It needs 2 Students here; you have 1.');
    expect(sheet.textContent).toContain('Here you can take level 1 only.');
  });

  it('is counted among those that are still to come', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    press(/^Grandstand/);
    expect(dialog().textContent).toContain('Level 1: 7Level 2: 7Level 3: 8');
  });
});

describe('a column', () => {
  it('sends its last three to another one', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    press(/^Your column in the Dark matter Arena/);
    expect(text()).toContain('Summon the last three from Dark matter: where to?');
    press(/^Your column in the Water Arena/);
    expect(meeting.state.players['0'].columns.water).toEqual(['dark-1', 'dark-2', 'water-2']);
  });

  it('can be told so in the tray, and says why some Arenas will not do', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    press(/^Your column in the Dark matter Arena/);
    const arenas = screen.getByRole('group', { name: 'Summon to' });
    const earth = within(arenas).getByRole('button', { name: 'Earth' });
    const dark = within(arenas).getByRole('button', { name: 'Dark m.' });
    expect(dark.getAttribute('aria-description')).toContain('They stand there already');
    act(() => earth.click());
    press('Summon to Earth');
    expect(meeting.state.players['0'].columns.earth).toHaveLength(3);
    expect(meeting.state.summonUsed).toBe(true);
    press(/^Your column in the Earth Arena/);
    expect(says(/^Summon 3/)).toContain('already summoned');
  });

  it('away from the Emblem says that nobody casts there', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    press(/^Your column in the Dark matter Arena/);
    expect(says(/^Cast a spell/)).toBe('Only Students in the Arena of your Emblem can cast.');
  });

  it('without a trio says what a caster needs', () => {
    const state = facing();
    state.players['0'].columns.fire = ['water-1', 'earth-1', 'air-2'];
    sit(new Meeting(state), { viewer: '0' });
    press(/^Your column in the Fire Arena/);
    expect(says(/^Cast a spell/)).toContain('directly between two Students of its own Element');
  });

  it('of the other school opens for a closer look', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    press(/^Column of Théo in the Fire Arena/);
    const sheet = dialog('Fire Arena');
    expect(sheet.textContent).toContain('Théo, 4 Students');
    expect(sheet.textContent).toContain('Trials of levels 1 and 2');
  });

  it('is read out Student by Student, however long', () => {
    const state = facing();
    state.players['0'].columns.fire = STUDENTS.slice(24, 38);
    sit(new Meeting(state), { viewer: '0' });
    const label = button(/^Your column in the Fire Arena/).getAttribute('aria-label');
    expect(label).toMatch(/14 Students(, Hypnox){12}(, Combustio){2}$/);
  });
});
