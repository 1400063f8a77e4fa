// @vitest-environment happy-dom
/** Cards, hands and gauges are a structure with names, worked with pointer, touch and keyboard alike. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../src/settings';
import { Card, type CardProps, Dial, Hand, Pile, Zone } from '../../src/table';
import { Sigil, Toaster } from '../../src/ui';

beforeEach(() => changeSettings({ language: 'en' }));
afterEach(cleanup);

function Spell(props: Partial<CardProps>) {
  return (
    <Card
      no={8}
      name="Double Dose"
      text="Twice the attack."
      art={<svg />}
      tone="ember"
      label="8 Double Dose"
      {...props}
    />
  );
}

describe('a card', () => {
  it('that only lies there is a picture with a name', () => {
    render(<Spell />);
    expect(screen.getByRole('img', { name: '8 Double Dose' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that can be chosen is a button that tells its text and whether it is chosen', () => {
    const chosen: string[] = [];
    render(<Spell pressed={false} onSelect={() => chosen.push('8')} />);
    const card = screen.getByRole('button', { name: '8 Double Dose', pressed: false });
    expect(card.getAttribute('aria-description')).toBe('Twice the attack.');
    fireEvent.click(card);
    expect(chosen).toEqual(['8']);
  });

  it('that cannot be chosen says why', () => {
    const chosen: string[] = [];
    render(
      <>
        <Spell refusal="You have no Mana left." onSelect={() => chosen.push('8')} />
        <Toaster />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: '8 Double Dose' }));
    expect(chosen).toEqual([]);
    expect(screen.getByText('You have no Mana left.')).toBeDefined();
  });
});

describe('enlarging a card', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function deal() {
    const done: string[] = [];
    render(<Spell onSelect={() => done.push('select')} onZoom={() => done.push('zoom')} />);
    return { done, card: screen.getByRole('button') };
  }
  const hold = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('works with the key I, with Shift and Enter, and with a right click', () => {
    const { done, card } = deal();
    fireEvent.keyDown(card, { key: 'i' });
    fireEvent.keyDown(card, { key: 'Enter', shiftKey: true });
    fireEvent.contextMenu(card);
    expect(done).toEqual(['zoom', 'zoom', 'zoom']);
  });

  it('leaves the keys of the browser alone', () => {
    const { done, card } = deal();
    fireEvent.keyDown(card, { key: 'i', ctrlKey: true });
    fireEvent.keyDown(card, { key: 'Enter' });
    expect(done).toEqual([]);
  });

  it('works with a long touch, which does not also choose the card', () => {
    const { done, card } = deal();
    fireEvent.pointerDown(card, { pointerType: 'touch' });
    hold(500);
    fireEvent.contextMenu(card);
    fireEvent.pointerUp(card);
    fireEvent.click(card, { detail: 1 });
    expect(done).toEqual(['zoom']);
    fireEvent.pointerDown(card, { pointerType: 'touch' });
    hold(100);
    fireEvent.pointerUp(card);
    fireEvent.click(card, { detail: 1 });
    hold(500);
    expect(done).toEqual(['zoom', 'select']);
  });

  it('happens at a plain click on a card that is not for choosing', () => {
    const done: string[] = [];
    render(<Spell onZoom={() => done.push('zoom')} />);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    expect(done).toEqual(['zoom']);
  });
});

it('a small card under the mouse shows itself larger after a moment, and hides at once', () => {
  vi.useFakeTimers();
  render(<Spell />);
  const card = screen.getByRole('img');
  const shown = () => screen.getAllByText('Twice the attack.').length;
  const look = (pointerType: string) => {
    fireEvent.pointerEnter(card, { pointerType });
    act(() => vi.advanceTimersByTime(600));
  };
  look('touch');
  expect(shown()).toBe(1);
  look('mouse');
  expect(shown()).toBe(2);
  fireEvent.pointerLeave(card);
  expect(shown()).toBe(1);
  vi.useRealTimers();
});

describe('a hand', () => {
  function hold(...spells: readonly string[]) {
    return (
      <Hand label="Your hand">
        {spells.map((name) => (
          <Spell key={name} label={name} onSelect={() => {}} />
        ))}
      </Hand>
    );
  }
  const stops = () =>
    screen
      .getAllByRole('button')
      .filter((card) => card.tabIndex === 0)
      .map((card) => card.getAttribute('aria-label'));
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute('aria-label');
  };

  it('is a list with a name, and one tab stop', () => {
    render(hold('Mutism', 'Clone', 'Blaze'));
    const list = screen.getByRole('list', { name: 'Your hand' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(stops()).toEqual(['Mutism']);
  });

  it('is walked through with the arrow keys, Home and End', () => {
    render(hold('Mutism', 'Clone', 'Blaze'));
    screen.getByRole('button', { name: 'Mutism' }).focus();
    expect(press('ArrowRight')).toBe('Clone');
    expect(stops()).toEqual(['Clone']);
    expect(press('End')).toBe('Blaze');
    expect(press('ArrowRight')).toBe('Mutism');
    expect(press('ArrowLeft')).toBe('Blaze');
    expect(press('Home')).toBe('Mutism');
    expect(press('x')).toBe('Mutism');
  });

  it('hands the focus to the next card when the one that had it is played', () => {
    const { rerender } = render(hold('Mutism', 'Clone', 'Blaze'));
    screen.getByRole('button', { name: 'Clone' }).focus();
    rerender(hold('Mutism', 'Blaze'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Blaze');
    rerender(hold('Mutism'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mutism');
  });

  it('never takes the focus when it did not have it', () => {
    const { rerender } = render(hold('Mutism', 'Clone'));
    rerender(hold('Clone'));
    expect(document.activeElement).toBe(document.body);
    expect(stops()).toEqual(['Clone']);
  });
});

describe('names', () => {
  it('a pile tells how many cards lie in it', () => {
    render(<Pile label="Draw pile" count={1} />);
    expect(screen.getByRole('figure', { name: 'Draw pile, 1 card' })).toBeDefined();
    changeSettings({ language: 'fr' });
    cleanup();
    render(<Pile label="Pioche" count={0} />);
    expect(screen.getByRole('figure', { name: 'Pioche, 0 carte' })).toBeDefined();
  });

  it('a dial is a meter', () => {
    render(<Dial label="Mana" value={33} max={50} pending={12} tone="seat-0" />);
    const meter = screen.getByRole('meter', { name: 'Mana' });
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['33', '50']);
  });

  it('a sigil with a label is a picture, one without is none', () => {
    render(
      <>
        <Sigil shape="hexagon" tone="violet" label="Control" />
        <Sigil shape="triangle" tone="ember" />
      </>,
    );
    expect(screen.getAllByRole('img').map((sigil) => sigil.getAttribute('aria-label'))).toEqual(['Control']);
  });

  it('a zone is a region, and a button when it can be chosen', () => {
    const chosen: string[] = [];
    render(<Zone label="Fire arena" legal onSelect={() => chosen.push('fire')} />);
    const zone = within(screen.getByRole('region', { name: 'Fire arena' }));
    fireEvent.click(zone.getByRole('button', { name: 'Fire arena' }));
    expect(chosen).toEqual(['fire']);
  });
});
