// @vitest-environment happy-dom
/** The bid and the spells are chosen with mouse, wheel and keyboard. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Duel } from './match';
import { answer, bid, button, cleanup, key, press, sit, text, wheel } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the bid wheel', () => {
  it('turns with the arrows of each digit', () => {
    sit(new Duel(), { viewer: '0' });
    press('Ten more');
    press('One more');
    expect(bid()).toBe(12);
    press('Ten less');
    press('One less');
    expect(bid()).toBe(1);
  });

  it('obeys arrow keys, Page Up, Home and End', () => {
    sit(new Duel(), { viewer: '0' });
    key(wheel(), 'ArrowUp', 'PageUp');
    expect(bid()).toBe(12);
    key(wheel(), 'End');
    expect(bid()).toBe(50);
    key(wheel(), 'PageDown', 'ArrowDown');
    expect(bid()).toBe(39);
    key(wheel(), 'Home');
    expect(bid()).toBe(1);
  });

  it('takes typed figures, the second making the first the tens', () => {
    sit(new Duel(), { viewer: '0' });
    key(wheel(), '3', '4');
    expect(bid()).toBe(34);
    key(wheel(), '7');
    expect(bid()).toBe(7);
  });

  it('turns with the mouse wheel and stops at its ends without a word', () => {
    sit(new Duel(), { viewer: '0' });
    fireEvent.wheel(wheel(), { deltaY: -100 });
    expect(bid()).toBe(2);
    fireEvent.wheel(wheel(), { deltaY: 100 });
    fireEvent.wheel(wheel(), { deltaY: 100 });
    expect(bid()).toBe(1);
    expect(text()).not.toContain('must bid');
  });

  it('says why it goes no further than the reserve', () => {
    const duel = new Duel();
    duel.lay('0', 17).lay('1', 1);
    sit(duel, { viewer: '0' });
    key(wheel(), '3', '5');
    expect(bid()).toBe(3);
    expect(text()).toContain('35 is too much. You have 33 Mana: bid from 1 to 33.');
  });

  it('says that a bid is compulsory', () => {
    sit(new Duel(), { viewer: '0' });
    key(wheel(), 'ArrowDown');
    expect(text()).toContain('You must bid. Choose from 1 to 50 Mana.');
  });
});

describe('committing', () => {
  it('lays bid, spells and decoy for good after one question', async () => {
    const duel = new Duel();
    sit(duel, { viewer: '0' });
    key(wheel(), '1', '2');
    press('6 Recycling');
    press('8 Double Dose');
    press('Decoy');
    press('8 Double Dose');
    expect(button('6 Recycling').getAttribute('aria-pressed')).toBe('true');
    expect(button('8 Double Dose').getAttribute('aria-pressed')).toBe('false');
    press(/^Ready/);
    expect(screen.getByRole('dialog').textContent).toContain('12 Mana and lay Recycling and Decoy');
    await answer('Lay it');
    expect(duel.state.commits['0']).toEqual({ bid: 12, spells: [6], decoy: true });
  });

  it('lays nothing when the player thinks again', async () => {
    const duel = new Duel();
    sit(duel, { viewer: '0' });
    press(/^Ready/);
    await answer('Cancel');
    expect(duel.state.commits['0']).toBeNull();
  });

  it('does not ask a player who does not want to be asked', async () => {
    const duel = new Duel();
    sit(duel, { viewer: '0', wishes: { confirmMoves: false } });
    await act(async () => press(/^Ready/));
    expect(duel.state.commits['0']).toEqual({ bid: 1, spells: [], decoy: false });
  });

  it('warns that Mutism will waste the spells', () => {
    const duel = new Duel();
    duel.lay('0', 3, [1]).lay('1', 3);
    sit(duel, { viewer: '0' });
    expect(text()).toContain('Mutism: no spell works this round');
    press('7 Attack Boost');
    press(/^Ready/);
    expect(screen.getByRole('dialog').textContent).toContain('will be wasted');
  });

  it('can be cleared, and says so when there is nothing to clear', () => {
    sit(new Duel(), { viewer: '0' });
    press('Ten more');
    press('9 Loser Wins');
    press('Clear');
    expect(bid()).toBe(1);
    expect(button('9 Loser Wins').getAttribute('aria-pressed')).toBe('false');
    press('Clear');
    expect(text()).toContain('There is nothing to clear');
  });

  it('keeps the keyboard on the board when a control goes away', async () => {
    const duel = new Duel();
    const { look } = sit(duel, { viewer: '0', wishes: { confirmMoves: false } });
    act(() => button(/^Ready/).focus());
    await act(async () => press(/^Ready/));
    expect(document.activeElement).toBe(button('Undo'));
    duel.lay('1', 1);
    look();
    expect(document.activeElement).toBe(wheel());
  });

  it('walks through the hand with the arrow keys', () => {
    sit(new Duel(), { viewer: '0' });
    const first = button('1 Mutism');
    expect(first.tabIndex).toBe(0);
    act(() => first.focus());
    key(first, 'ArrowRight');
    expect(document.activeElement).toBe(button('2 Clone'));
    expect(button('3 Larceny').tabIndex).toBe(-1);
  });

  it('enlarges a card at the key I, with its notes, and lays it from there', () => {
    sit(new Duel(), { viewer: '0' });
    key(button('9 Loser Wins'), 'i');
    const zoom = screen.getByRole('dialog', { name: 'Loser Wins' });
    expect(zoom.textContent).toContain('Equal attacks leave nothing to turn.');
    fireEvent.click(within(zoom).getByRole('button', { name: 'Lay face down' }));
    expect(button('9 Loser Wins').getAttribute('aria-pressed')).toBe('true');
  });

  it('waits once laid, and says why it cannot be taken back', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6, 8], true);
    sit(duel, { viewer: '0' });
    expect(text()).toContain('Théo is still choosing.');
    expect(text()).toContain('2 spells + decoy, laid');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    press('Undo');
    expect(screen.getAllByText('Once laid, a bid is final.').length).toBeGreaterThan(1);
  });
});
