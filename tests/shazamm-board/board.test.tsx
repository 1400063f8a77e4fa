// @vitest-environment happy-dom
/** The table as its players use it: with the keyboard, by what it says, and without the other's secrets. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SpellNo } from '../../games/shazamm/state';
import { Duel } from './match';
import { answer, button, cleanup, key, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wheel = () => screen.getByRole('spinbutton', { name: 'Your bid' });
const bid = () => Number(wheel().getAttribute('aria-valuenow'));

/** Lets time pass in small steps: what a step changes sets the next timer. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) act(() => vi.advanceTimersByTime(100));
}

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

describe('what the table keeps secret', () => {
  it('shows of the opponent’s choice only how many cards lie face down', () => {
    const [one, other] = [
      [17, [9, 10]],
      [2, [1, 4]],
    ].map(([bid, spells]) => {
      const duel = new Duel();
      duel.lay('1', bid as number, spells as SpellNo[], true);
      const { html } = sit(duel, { viewer: '0' });
      const laid = screen.getByRole('region', { name: 'Théo: 3 cards face down' });
      expect(laid.textContent).toBe('Théo is ready');
      const page = html();
      cleanup();
      return page;
    });
    expect(one).toBe(other);
  });

  it('hides even the number where the option says so', () => {
    const duel = new Duel({ deckMode: 'allInHand', showFaceDownCount: false });
    duel.lay('1', 17, [9, 10], true);
    sit(duel, { viewer: '0' });
    expect(screen.getByRole('region', { name: 'Théo has laid cards face down' })).toBeTruthy();
    expect(text()).not.toMatch(/\d cards? face down/);
  });

  it('gives a stranger nobody’s hand and no control', () => {
    const duel = new Duel();
    duel.lay('0', 12, [6]);
    sit(duel, { viewer: 'spectator' });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button', { name: /^\d+ / })).toBeNull();
    expect(text()).toContain('Théo is still choosing.');
  });
});

describe('the bridge', () => {
  it('can be read without being seen', () => {
    const duel = new Duel();
    duel.lay('0', 8).lay('1', 5);
    sit(duel, { viewer: '0' });
    expect(text()).toContain('Wall of fire on tile 11, 4 tiles from Éloïse, 2 from Théo.');
    expect(text()).toContain('Éloïse stands on tile 7, 6 intact tiles behind.');
    expect(text()).toContain('Tiles 1 and 19 will be the next to fall.');
  });

  it('names the spells that each side has left and laid last turn', () => {
    const duel = new Duel();
    duel.lay('0', 8, [7]).lay('1', 5, [10]);
    sit(duel, { viewer: '0' });
    const seat = screen.getByRole('region', { name: 'Théo' });
    expect(within(seat).getByRole('meter', { name: 'Mana' }).getAttribute('value')).toBe('45');
    expect(within(seat).getByText('10 Blaze, used')).toBeTruthy();
    expect(seat.textContent).toContain('Théo laid last turn:');
    fireEvent.click(within(seat).getByRole('button', { name: 'Read the spells of Théo' }));
    expect(screen.getByRole('dialog', { name: 'Spells of Théo' }).textContent).toContain('10 Blaze');
  });
});

describe('the story', () => {
  it('is told step by step and ends at the view', () => {
    vi.useFakeTimers();
    const duel = new Duel();
    const seen = duel.events.length;
    duel.lay('0', 12, [6, 8]).lay('1', 15, [6, 10]);
    const { caughtUp } = sit(duel, { viewer: '0', seen, wishes: { pace: 'normal' } });
    expect(text(), 'the end does not show before the story').toContain('Cards on the table');
    pass(3000);
    expect(text()).toContain('Recycling, twice');
    pass(1700);
    expect(text()).toContain('12 × 2 = 24');
    expect(caughtUp).toEqual([]);
    pass(20_000);
    expect(caughtUp).toEqual([duel.events.length]);
    expect(screen.getByRole('spinbutton', { name: 'Your bid' })).toBeTruthy();
  });

  it('can be skipped, and told again', () => {
    vi.useFakeTimers();
    const duel = new Duel();
    const seen = duel.events.length;
    duel.lay('0', 12, [8]).lay('1', 15);
    const { caughtUp } = sit(duel, { viewer: '0', seen, wishes: { pace: 'normal' } });
    press('Skip');
    expect(caughtUp).toEqual([duel.events.length]);
    press('Replay');
    expect(text()).toContain('Cards on the table');
  });

  it('does not disturb a player who is choosing when the other is ready', () => {
    vi.useFakeTimers();
    const duel = new Duel();
    const { look } = sit(duel, { viewer: '0', wishes: { pace: 'normal' } });
    press('Ten more');
    press('9 Loser Wins');
    duel.lay('1', 3);
    look();
    expect(bid()).toBe(11);
    pass(100);
    expect(button('9 Loser Wins').getAttribute('aria-pressed')).toBe('true');
    expect(text()).toContain('Théo is ready with no card face down.');
  });

  it('begins a new draft with every turn', () => {
    const duel = new Duel();
    const { look } = sit(duel, { viewer: '0' });
    press('Ten more');
    press('9 Loser Wins');
    duel.lay('0', 1).lay('1', 1);
    look();
    expect(bid()).toBe(1);
    expect(button('9 Loser Wins').getAttribute('aria-pressed')).toBe('false');
  });

  it('shows the fall and who has won', () => {
    const duel = new Duel();
    while (duel.state.result === null) duel.lay('0', Math.min(16, duel.state.mana['0'])).lay('1', 1);
    sit(duel, { viewer: '1' });
    expect(text()).toContain('Éloïse wins the duel.');
    expect(text()).toContain('Théo has fallen into the lava.');
  });
});

describe('decisions', () => {
  it('copies a spell of the last turn, or nothing', () => {
    const duel = new Duel();
    duel.lay('0', 5).lay('1', 6, [7, 10]);
    duel.lay('0', 9, [2]).lay('1', 8);
    sit(duel, { viewer: '0' });
    expect(text()).toContain('Éloïse, choose a spell to copy.');
    press('Copy');
    expect(text()).toContain('Choose a spell first, or copy nothing.');
    press('10 Blaze');
    press('Copy Blaze');
    expect(duel.state.history.at(-1)?.spells.map(({ id }) => id)).toContain('c0-10');
  });

  it('declines to copy', () => {
    const duel = new Duel();
    duel.lay('0', 5).lay('1', 6, [7]);
    duel.lay('0', 9, [2]).lay('1', 8);
    sit(duel, { viewer: '0' });
    press('Copy nothing');
    expect(duel.state.history.at(-1)?.spells.map(({ id }) => id)).toEqual(['h0-2']);
  });

  it('keeps or destroys each seized spell', () => {
    const duel = new Duel();
    duel.lay('0', 12, [3]).lay('1', 15, [7, 10]);
    sit(duel, { viewer: '0' });
    const blaze = screen.getByRole('group', { name: 'Blaze' });
    fireEvent.click(within(blaze).getByRole('radio', { name: 'Destroy' }));
    expect(text()).toContain('1 for me, 1 destroyed');
    press(/^Done/);
    expect(duel.state.history.at(-1)?.spells).toEqual([
      { id: 'h0-3', controller: '0', fate: 'applied' },
      { id: 'h1-7', controller: '0', fate: 'applied' },
      { id: 'h1-10', controller: '1', fate: 'destroyed' },
    ]);
  });

  it('corrects the bid within its range and shows both attacks', () => {
    const duel = new Duel();
    duel.lay('0', 3, [6, 8]).lay('1', 9, [7]);
    sit(duel, { viewer: '0' });
    const stepper = screen.getByRole('spinbutton', { name: 'Change the bid by' });
    expect(stepper.getAttribute('aria-valuemin')).toBe('-2');
    key(stepper, 'End');
    expect(text()).toContain('The bid goes from 3 to 8.');
    const preview = screen.getByText('attacks after Attack Boost and Double Dose').parentElement;
    expect(preview?.textContent).toMatch(/Éloïse16.*Théo16/);
    press('Change by +5');
    expect(duel.state.history.at(-1)?.bid['0']).toBe(8);
  });

  it('lets the one who decides act in front of everybody', () => {
    const duel = new Duel();
    duel.lay('0', 3).lay('1', 9, [6]);
    sit(duel, { viewer: 'spectator', actor: '1' });
    expect(text()).toContain('Théo, correct your bid or keep it.');
    press('Keep the bid');
    expect(duel.state.stage).toBe('commit');
  });

  it('tells the other whom everybody is waiting for', () => {
    const duel = new Duel();
    duel.lay('0', 3).lay('1', 9, [6]);
    sit(duel, { viewer: '0' });
    expect(text()).toContain('Théo decides about Recycling.');
    expect(screen.queryByRole('button', { name: 'Keep the bid' })).toBeNull();
  });
});

describe('arranging the draw pile', () => {
  it('swaps two spells and keeps the order after one question', async () => {
    const duel = new Duel({ deckMode: 'chosenOrder' });
    sit(duel, { viewer: '0' });
    press('1 Mutism');
    expect(text()).toContain('Mutism: choose the spell to swap it with.');
    press('14 Siphon');
    press('Ready');
    await answer('Ready');
    expect(duel.state.players['0'].deck).toEqual([2, 3, 4, 5, 14, 6, 7, 8, 9, 10, 11, 1, 12, 13]);
    expect(text()).toContain('Your draw pile is in order.');
  });

  it('goes back to the order of the numbers', async () => {
    const duel = new Duel({ deckMode: 'chosenOrder' });
    sit(duel, { viewer: '1', wishes: { confirmMoves: false } });
    press('Shuffle');
    press('By number');
    await act(async () => press('Ready'));
    expect(duel.state.players['1'].deck).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
