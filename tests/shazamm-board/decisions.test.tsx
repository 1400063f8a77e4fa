// @vitest-environment happy-dom
/** What players decide in the middle of a turn, and before the first. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Duel } from './match';
import { answer, cleanup, key, press, sit, text } from './table';

afterEach(cleanup);

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
