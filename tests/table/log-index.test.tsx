// @vitest-environment happy-dom
/** The log as an index: it follows the step, and every line leads to its own. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LogIndex, RuleContext } from '../../src/table';

afterEach(cleanup);

const LINES = [
  { kind: 'heading', text: 'Round 1', step: 0 },
  { kind: 'line', text: '**Ada** draws', step: 1 },
  { kind: 'detail', text: 'a card', step: 1 },
  { kind: 'line', text: 'Bo passes', step: 2 },
] as const;

function show(step: number, picked: number[] = []) {
  return render(<LogIndex lines={LINES} step={step} onPick={(one) => picked.push(one)} icon={() => null} />);
}

it('marks all lines of the step', () => {
  show(1);
  const marked = screen.getAllByRole('button').filter((line) => line.getAttribute('aria-current') === 'step');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Ada draws', 'a card']);
});

it('leads to the step of a line, by the newest of its wishes', () => {
  const [before, now]: [number[], number[]] = [[], []];
  const { rerender } = show(1, before);
  rerender(<LogIndex lines={LINES} step={1} onPick={(one) => now.push(one)} icon={() => null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Bo passes' }));
  expect([before, now]).toEqual([[], [2]]);
});

it('is one stop for the keyboard, where the reader is; arrows walk through it', () => {
  show(1);
  const lines = screen.getAllByRole('button');
  expect(lines.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1]);
  lines[2]?.focus();
  fireEvent.keyDown(lines[2] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(lines[3]);
  fireEvent.keyDown(lines[3] as HTMLElement, { key: 'Home' });
  expect(document.activeElement).toBe(lines[0]);
});

it('leads to the rule behind a line, by mouse and by the arrow to the right', () => {
  const opened: string[] = [];
  const shelf = {
    titleOf: (section: string) => (section === 'drawing' ? 'Drawing' : undefined),
    addressOf: (section: string) => `/rules#${section}`,
    open: (section: string) => void opened.push(section),
  };
  const lines = LINES.map((line, at) => (at === 1 ? { ...line, rule: 'drawing' } : line));
  render(
    <RuleContext value={shelf}>
      <LogIndex lines={lines} step={2} onPick={() => undefined} icon={() => null} />
    </RuleContext>,
  );
  const link = screen.getByRole('link', { name: /Drawing/ });
  // Only where the keyboard comes in there is a second stop.
  expect(link.tabIndex).toBe(-1);
  const line = screen.getByRole('button', { name: 'Ada draws' });
  line.focus();
  fireEvent.keyDown(line, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(link);
  fireEvent.click(link);
  expect(opened).toEqual(['drawing']);
  fireEvent.keyDown(link, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(line);
  const bare = screen.getByRole('button', { name: 'a card' });
  bare.focus();
  fireEvent.keyDown(bare, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(bare);
});
