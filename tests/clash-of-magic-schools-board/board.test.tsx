// @vitest-environment happy-dom
/** The table as everybody sees it: the turn, the scores, and what stays secret. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstTurn } from '../clash-of-magic-schools/tournament';
import { facing, Meeting } from './match';
import { answer, button, cleanup, dialog, key, press, pressCard, says, sit, text } from './table';

afterEach(cleanup);

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

describe('in French', () => {
  it('speaks French', () => {
    const meeting = new Meeting(facing());
    sit(meeting, { viewer: '0', wishes: { language: 'fr' } });
    expect(text()).toContain('À toi\u202f: choisis des cartes');
    press(/^Ta colonne dans l’Arène de feu/);
    expect(button('Lancer Batrax')).toBeTruthy();
  });
});
