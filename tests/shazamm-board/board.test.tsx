// @vitest-environment happy-dom
/** The table as everybody sees it, and the story of a turn. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SpellNo } from '../../games/shazamm/state';
import { Duel } from './match';
import { bid, button, cleanup, passTime, press, sit, text } from './table';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
    passTime(3000);
    expect(text()).toContain('Recycling, twice');
    passTime(1700);
    expect(text()).toContain('12 × 2 = 24');
    expect(caughtUp).toEqual([]);
    passTime(20_000);
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
    passTime(100);
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
