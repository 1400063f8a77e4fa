// @vitest-environment happy-dom
/** The curtain names who is next and opens only on a deliberate press. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../src/settings';
import { Curtain } from '../../src/table';

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ language: 'en', pace: 'normal' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const WHO = { name: 'Théo', role: 'Green wizard', task: 'bid and lay your spells' };

function draw() {
  const opened: string[] = [];
  const { unmount } = render(
    <StrictMode>
      <Curtain {...WHO} note="Éloïse has chosen." onOpen={() => opened.push('open')} />
    </StrictMode>,
  );
  return { opened, unmount, opener: screen.getByRole('button', { name: /^I am Théo/ }) };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the curtain', () => {
  it('says whom to pass the device to, and what they will do', () => {
    draw();
    expect(screen.getByRole('heading', { name: 'Théo' })).toBeDefined();
    expect(screen.getByText('Green wizard: bid and lay your spells')).toBeDefined();
    expect(screen.getByText('Éloïse has chosen.')).toBeDefined();
  });

  it('speaks French with the space before a colon', () => {
    changeSettings({ language: 'fr' });
    const { container } = render(<Curtain {...WHO} onOpen={() => {}} />);
    expect(container.textContent).toContain('Green wizard\u202f: bid');
  });

  it('has its button ready for the keyboard', () => {
    const { opener } = draw();
    expect(document.activeElement).toBe(opener);
  });
});

describe('the cloth', () => {
  it('is drawn aside over what comes next, says nothing of anybody, and is gone in the end', () => {
    document.head.innerHTML = '<style>:root { --t-scene: 900ms }</style>';
    const ends: EventTarget[] = [];
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
      ends.push(new EventTarget());
      return ends.at(-1) as Animation;
    });
    const { opener, unmount } = draw();
    fireEvent.click(opener, { detail: 0 });
    unmount();
    const cloth = document.querySelector<HTMLElement>('[data-drape]');
    expect(cloth?.inert).toBe(true);
    expect(cloth?.textContent).toBe('');
    for (const end of ends) end.dispatchEvent(new Event('finish'));
    expect(document.querySelector('[data-drape]')).toBeNull();
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });
});

describe('a press', () => {
  it('opens when it is held for 600 ms', () => {
    const { opened, opener } = draw();
    fireEvent.pointerDown(opener, { button: 0 });
    wait(599);
    expect(opened).toEqual([]);
    wait(1);
    expect(opened).toEqual(['open']);
  });

  it('let go early, or slipped off the button, opens nothing', () => {
    const { opened, opener } = draw();
    fireEvent.pointerDown(opener, { button: 0 });
    wait(400);
    fireEvent.pointerUp(opener);
    fireEvent.click(opener, { detail: 1 });
    wait(400);
    fireEvent.pointerDown(opener, { button: 0 });
    wait(400);
    fireEvent.pointerLeave(opener);
    wait(400);
    expect(opened).toEqual([]);
  });

  it.each(['Enter', ' '])('of the key "%s" opens when it is held', (key) => {
    const { opened, opener } = draw();
    fireEvent.keyDown(opener, { key });
    wait(300);
    fireEvent.keyDown(opener, { key, repeat: true });
    wait(300);
    expect(opened).toEqual(['open']);
  });

  it('of a key let go early opens nothing', () => {
    const { opened, opener } = draw();
    fireEvent.keyDown(opener, { key: 'Enter' });
    wait(300);
    fireEvent.keyUp(opener, { key: 'Enter' });
    wait(600);
    expect(opened).toEqual([]);
  });

  it('that began before the curtain closed opens nothing', () => {
    const { opened, opener } = draw();
    fireEvent.keyDown(opener, { key: 'Enter', repeat: true });
    wait(1_000);
    expect(opened).toEqual([]);
  });

  it('by assistive technology, which cannot hold, opens at once', () => {
    const { opened, opener } = draw();
    fireEvent.click(opener, { detail: 0 });
    expect(opened).toEqual(['open']);
  });

  it('is a plain one when nothing is to move', () => {
    changeSettings({ pace: 'off' });
    const { opened, opener } = draw();
    fireEvent.click(opener, { detail: 1 });
    expect(opened).toEqual(['open']);
  });

  it('is forgotten when the curtain is taken away', () => {
    const { opened, opener, unmount } = draw();
    fireEvent.pointerDown(opener, { button: 0 });
    unmount();
    wait(1_000);
    expect(opened).toEqual([]);
  });
});
