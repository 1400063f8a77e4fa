// @vitest-environment happy-dom
/** The table as its players use it: by clicking what an action concerns, with the keyboard, and by what it says. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STUDENTS } from '../../games/clash-of-magic-schools/data';
import { firstTurn, table } from '../clash-of-magic-schools/tournament';
import { Meeting } from './match';
import { answer, button, cleanup, dialog, key, press, pressCard, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets time pass in small steps: what a step changes sets the next timer. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) act(() => vi.advanceTimersByTime(100));
}

const says = (name: string | RegExp) => button(name).getAttribute('aria-description');

/** Éloïse stands in fire with a trio of earth; Théo faces her. */
const facing = () =>
  table({
    own: {
      hand: ['air-1', 'fire-9', 'water-9'],
      emblem: 'fire',
      columns: {
        fire: ['water-1', 'earth-1', 'earth-2', 'earth-3', 'air-2'],
        dark: ['dark-1', 'dark-2', 'water-2'],
      },
      trials: { fire: ['t1-1'] },
      offered: ['t6-1', 't2-1'],
    },
    opponent: {
      hand: ['dark-9', 'dark-10', 'dark-11', 'dark-12', 'air-9'],
      emblem: 'earth',
      columns: { fire: ['fire-1', 'fire-2', 'water-3', 'fire-3'] },
      trials: { fire: ['t1-2', 't2-2'], air: ['t1-3'] },
      offered: ['t5-1'],
    },
  });

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

describe('the turn', () => {
  it('ends at a press, and asks only when a Trial could still be passed', async () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0' });
    press(/^End turn/);
    expect(dialog().textContent).toContain('You can still pass Trial 2 in the Fire Arena.');
    await answer('Cancel');
    expect(meeting.state.current).toBe('0');
    press(/^Dragombre: Trial 2 is available, covered: 6/);
    await act(async () => press(/^End turn/));
    expect(meeting.state.current).toBe('1');
    expect(text()).toContain('Théo is playing.');
  });

  it('begins with the starting Trial', () => {
    const meeting = new Meeting(firstTurn({ hand: ['fire-1', 'air-1', 'air-2'] }));
    sit(meeting, { viewer: '0' });
    expect(text()).toContain('Your first turn: pass your starting Trial.');
    expect(says(/^End turn/)).toContain('First pass your starting Trial.');
    press(/^Dragombre: Trial 1 is available/);
    expect(text()).toContain('Your Emblem is still on its crest.');
    pressCard('Fire Student');
    expect(says(/^Deploy/)).toContain('Your Emblem is still on its crest.');
    press(/^Move: Fire/);
    pressCard('Air Student');
    press(/^Deploy/);
    press(/^Dragombre: Trial 1 is available/);
    expect(meeting.state.players['0'].startingTrialPassed).toBe(true);
  });

  it('keeps the keyboard on the board when what had it goes away', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    pressCard('Air Student');
    act(() => button(/^Move: Air/).focus());
    press(/^Move: Air/);
    expect(document.activeElement, 'not where the next press would end the turn').toBe(
      button(/^Water Student/),
    );
  });

  it('walks over the field with the arrow keys', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    const start = button(/^Your column in the Air Arena/);
    expect(start.tabIndex).toBe(0);
    act(() => start.focus());
    key(start, 'ArrowRight');
    expect(document.activeElement).toBe(button(/^Your column in the Fire Arena/));
    key(button(/^Your column in the Fire Arena/), 'ArrowUp', 'ArrowDown', 'ArrowDown');
    expect(document.activeElement).toBe(button(/^The Fire Arena/));
    expect(start.tabIndex).toBe(-1);
  });
});

describe('what everybody sees', () => {
  it('is how far each school is from 15, 20 and 9', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    const seat = screen.getByRole('region', { name: 'Théo' });
    expect(seat.textContent).toContain('3 points: 12 below 15, 17 below 20, 6 below 9.');
    expect(screen.getByRole('img', { name: /^Scores: Éloïse 1, Théo 3\. 15 points win/ })).toBeTruthy();
  });

  it('is Overtime, once it has begun', () => {
    const state = facing();
    state.overtime = true;
    sit(new Meeting(state), { viewer: 'spectator' });
    expect(text()).toContain('Overtime20 points win, 9 or fewer lose');
  });

  it('is where the Emblems stand and what has been passed', () => {
    sit(new Meeting(facing()), { viewer: '0' });
    expect(
      button(
        'The Fire Arena, with the Emblem of Dragombre. Éloïse: level 1, 5 Students. Théo: level 2 over 1, 4 Students.',
      ),
    ).toBeTruthy();
  });

  it('is which Trials Combustio has put back', () => {
    const state = facing();
    state.players['0'].columns.fire = ['fire-4', 'fire-5', 'fire-6'];
    const meeting = new Meeting(state);
    meeting.play('0', 'castSpell', { caster: 'fire-5', spell: 'combustio' });
    sit(meeting, { viewer: '1' });
    press(/^Grandstand/);
    expect(dialog().textContent).toContain('1 and 2, put back by Combustio.');
  });

  it('is the discard pile, latest first', () => {
    const state = facing();
    state.studentDiscard = ['earth-10', 'water-10', 'fire-10'];
    sit(new Meeting(state), { viewer: 'spectator' });
    press(/Look at the discard pile/);
    const sheet = dialog('Students');
    const names = within(sheet)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual(['CombustioFire', 'InundatioWater', 'BatraxEarth']);
  });
});

describe('what the table keeps secret', () => {
  it('is the other hand', () => {
    const page = (hand: 'dark' | 'earth') => {
      const state = facing();
      state.players['1'].hand = [`${hand}-9`, `${hand}-10`];
      const { html } = sit(new Meeting(state), { viewer: '0' });
      const shown = html();
      cleanup();
      return shown;
    };
    expect(page('dark')).toBe(page('earth'));
  });

  it('gives a stranger nobody’s hand and nothing to play', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: 'spectator' });
    expect(screen.queryByRole('list', { name: /hand/ })).toBeNull();
    expect(text()).toContain('Éloïse is playing.');
    press(/^Dragombre: Trial 2 is available, covered: 6/);
    expect(dialog('Grandstand')).toBeTruthy();
    expect(meeting.events).toEqual([]);
  });

  it('lets a player who is not to play look at things only', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '1' });
    expect(text()).toContain('Éloïse is playing.');
    press(/^Your column in the Fire Arena/);
    expect(dialog('Fire Arena')).toBeTruthy();
    expect(meeting.events).toEqual([]);
  });
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
    pass(1200);
    expect(text()).toContain('Éloïse deploys 1');
    pass(1200);
    expect(text()).toContain('Éloïse passes Trial 1');
    pass(1200);
    expect(text()).toContain('Éloïse announces');
    expect(caughtUp).toEqual([]);
    pass(5000);
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
    pass(800);
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

describe('in French', () => {
  it('speaks French', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0', wishes: { language: 'fr' } });
    expect(text()).toContain('À toi\u202f: choisis des cartes');
    press(/^Ta colonne dans l’Arène de feu/);
    expect(button('Lancer Batrax')).toBeTruthy();
  });
});
