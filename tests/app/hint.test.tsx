// @vitest-environment happy-dom
/** A bot's advice in the page: why, in words; and how it is asked for, followed, put away and written down. */
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyMoveCall } from '../../games/kit';
import HintCard from '../../src/app/table/local/hint/HintCard';
import { prospectsOf, whyOf } from '../../src/app/table/local/hint/why';
import { words as en } from '../../src/app/text/hint/en';
import { words as fr } from '../../src/app/text/hint/fr';
import type { HintWords } from '../../src/app/text/hint/words';
import type { Thought } from '../../src/bots/thought';
import { type Hint, library, type SeatPlan } from '../../src/play';
import { changeSettings } from '../../src/settings';
import { leave, visit } from './render';

afterEach(async () => {
  cleanup();
  leave();
  for (const { id } of (await library.list()).matches) await library.remove(id);
});

const bid = (mana: number): AnyMoveCall => ({ move: 'commit', args: { bid: mana } });

/** A thought about bids from 1 on, of which the one at `at` was chosen. */
function thought(
  options: readonly (readonly [share: number, value: number])[],
  at = 0,
  more: object = {},
): Thought {
  return {
    call: bid(at + 1),
    playouts: 1200,
    options: options.map(([share, value], place) => ({ call: bid(place + 1), share, value })),
    ...more,
  };
}

describe('the reason', () => {
  it('is that there was no choice', () => {
    expect(whyOf({ call: bid(1), playouts: 0, options: [] })).toEqual({ kind: 'only' });
    expect(prospectsOf({ call: bid(1), playouts: 0, options: [] })).toBeNull();
  });

  it('is how far the best is ahead, and names the next best if it is near', () => {
    expect(
      whyOf(
        thought([
          [0.5, 0.4],
          [0.5, 0.1],
        ]),
      ),
    ).toEqual({ kind: 'clear' });
    expect(
      whyOf(
        thought([
          [0.5, 0.4],
          [0.5, 0.35],
        ]),
      ),
    ).toEqual({ kind: 'better' });
    expect(
      whyOf(
        thought([
          [0.5, 0.4],
          [0.5, 0.39],
        ]),
      ),
    ).toEqual({ kind: 'close', second: bid(2) });
    // Of two that were thought about equally long either may come first.
    expect(
      whyOf(
        thought(
          [
            [0.5, 0.4],
            [0.5, 0.4],
          ],
          1,
        ),
      ),
    ).toEqual({ kind: 'close', second: bid(1) });
  });

  it('of a secret choice is how often it is made', () => {
    const mixed = { mixed: true };
    const shares = [
      [0.5, 0.1],
      [0.3, 0.1],
      [0.2, 0.1],
    ] as const;
    expect(whyOf(thought(shares, 0, mixed))).toEqual({ kind: 'mixed', tenths: 5, oftener: null });
    expect(whyOf(thought(shares, 1, mixed))).toEqual({ kind: 'mixed', tenths: 3, oftener: bid(1) });
    expect(
      whyOf(
        thought(
          [
            [0.97, 0.1],
            [0.03, 0],
          ],
          0,
          mixed,
        ),
      ),
    ).toEqual({ kind: 'always' });
  });

  it('comes with how the game stands', () => {
    const outlook = (value: number) => prospectsOf(thought([[1, value]]));
    expect([0.9, 0.3, 0.05, -0.05, -0.3, -0.9].map(outlook)).toEqual([
      'won',
      'good',
      'even',
      'even',
      'behind',
      'lost',
    ]);
    // What was solved exactly was not played out: its values say nothing.
    expect(
      prospectsOf(
        thought(
          [
            [0.5, 0],
            [0.5, 0],
          ],
          0,
          { mixed: true, playouts: 0 },
        ),
      ),
    ).toBeNull();
  });
});

describe('the card', () => {
  const acts = { onFollow: vi.fn(), onAgain: vi.fn(), onClose: vi.fn() };

  function show(hint: Hint, text: HintWords = en): void {
    const clause = ({ args }: AnyMoveCall): string => `bid **${(args as { bid: number }).bid}**`;
    render(
      <HintCard hint={hint} adviser={{ text, clause }} view={{}} seat="0" asker={createRef()} {...acts} />,
    );
  }
  const given = (one: Thought): Hint => ({ kind: 'given', thought: one });

  it('says what, why and how the game stands, and can be followed', () => {
    show(
      given(
        thought([
          [0.5, 0.4],
          [0.5, 0.39],
        ]),
      ),
    );
    const card = screen.getByRole('region', { name: 'Archmage’s advice' });
    expect(card.textContent).toContain('Bid 1.');
    expect(card.textContent).toContain('It is close. Almost as good: bid 2. You have the edge.');
    expect(card.textContent).toContain('1,200 possible futures');
    fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(acts.onFollow).toHaveBeenCalledWith(bid(1));
  });

  it('speaks French', () => {
    show(
      given(
        thought(
          [
            [0.6, -0.7],
            [0.4, -0.7],
          ],
          1,
          { mixed: true },
        ),
      ),
      fr,
    );
    expect(screen.getByRole('region').textContent).toContain(
      'il ferait cela 4 fois sur 10. Plus souvent encore\u202f: bid 1. Il sera difficile de renverser la partie.',
    );
  });

  it('is put away with Escape or its button', () => {
    show({ kind: 'thinking' });
    expect(screen.getByText('Archmage is thinking…')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Put the advice away' }));
    expect(acts.onClose).toHaveBeenCalledTimes(2);
  });

  it('offers another try after a failure', () => {
    show({ kind: 'failed' });
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(acts.onAgain).toHaveBeenCalledOnce();
  });
});

describe('at a table of bots', () => {
  const ADA: SeatPlan = { kind: 'human', name: 'Ada' };
  const BOT: SeatPlan = { kind: 'bot', name: 'Bot', level: 'novice' };

  async function newMatch(seats: readonly SeatPlan[]): Promise<string> {
    const created = await library.create({ game: 'shazamm', options: {}, seats });
    if (!created.ok) throw new Error(created.error);
    return created.value;
  }
  /** Wide enough for the log beside the board. */
  const widen = () =>
    (window as typeof window & { readonly happyDOM: DetachedWindowAPI }).happyDOM.setViewport({
      width: 1440,
    });
  const lamp = () => screen.findByRole('button', { name: 'Hint' });

  it('advice is asked for, followed, told by the log in any language, and counted at the end', async () => {
    widen();
    await visit(`/play/${await newMatch([ADA, BOT])}`, { confirmMoves: false });
    const button = await lamp();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(button);
    const card = await screen.findByRole('region', { name: 'Archmage’s advice' });
    const follow = await within(card).findByRole('button', { name: 'Do it' });
    const log = screen.getByRole('list', { name: 'Log' });
    await waitFor(() => expect(log.textContent).toMatch(/Archmage advises Ada: bid \d+/));
    fireEvent.click(follow);
    await waitFor(() => expect(log.textContent).toMatch(/Ada bids \d+/));
    expect(screen.queryByRole('region', { name: 'Archmage’s advice' })).toBeNull();
    await act(async () => changeSettings({ language: 'fr' }));
    await screen.findByText(/conseille à/);
    fireEvent.click(screen.getByRole('button', { name: 'Menu de la table' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Abandonner' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
    await screen.findByText('Avec un conseil de l’Archimage.');
  });

  it('there is no lamp if it is not wanted, or if other people sit there', async () => {
    await visit(`/play/${await newMatch([ADA, BOT])}`, { hints: false });
    await screen.findByRole('button', { name: 'Table menu' });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    leave();
    await visit(`/play/${await newMatch([ADA, { kind: 'human', name: 'Brian' }])}`);
    fireEvent.click(await screen.findByRole('button', { name: /I am Ada/ }));
    await screen.findByRole('button', { name: 'Table menu' });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });
});
