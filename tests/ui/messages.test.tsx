// @vitest-environment happy-dom
/** Short messages, and text with emphasis. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plain, Rich, Toaster, toast } from '../../src/ui';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  cleanup();
});

describe('a message', () => {
  const say = (...message: Parameters<typeof toast>) => act(() => toast(...message));

  it('is announced politely, a refusal or a failure at once', () => {
    render(<Toaster />);
    say('Link copied.', 'good');
    say('Connection lost.', 'bad');
    expect(screen.getByText('Link copied.').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Connection lost.').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'assertive',
    );
  });

  it('goes by itself, a long one later', () => {
    render(<Toaster />);
    say('Saved.');
    say('A sentence that takes a good while longer to read than the other one does.');
    act(() => vi.advanceTimersByTime(4_000));
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(screen.getByText(/^A sentence/)).toBeDefined();
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.queryByText(/^A sentence/)).toBeNull();
  });

  it('goes at a press', () => {
    render(<Toaster />);
    say('Saved.');
    fireEvent.click(screen.getByText('Saved.'));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('said twice stands once, and for its full time', () => {
    render(<Toaster />);
    say('Saved.');
    act(() => vi.advanceTimersByTime(3_000));
    say('Saved.');
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
  });

  it('gives way when there are more than three; of refusals only the last one stands', () => {
    render(<Toaster />);
    say('Too much Mana.', 'no');
    say('Too many cards.', 'no');
    expect(screen.queryByText('Too much Mana.')).toBeNull();
    for (const text of ['one', 'two', 'three']) say(text);
    expect(screen.queryByText('Too many cards.')).toBeNull();
    expect(screen.getByText('one')).toBeDefined();
  });
});

describe('text between double asterisks', () => {
  it('is emphasised', () => {
    const { container } = render(<Rich text="**Éloïse** bids 12, the wall moves **two tiles**." />);
    expect(container.innerHTML).toBe(
      '<strong>Éloïse</strong> bids 12, the wall moves <strong>two tiles</strong>.',
    );
  });

  it('is never taken for markup, and a lone marker stays', () => {
    const { container } = render(<Rich text="**<i>Bob</i>** has 2 ** 3 cards" />);
    expect(container.textContent).toBe('<i>Bob</i> has 2 ** 3 cards');
    expect(container.querySelector('i')).toBeNull();
  });

  it('can be had plain', () => {
    expect(plain('**Éloïse** bids **12**.')).toBe('Éloïse bids 12.');
  });
});
