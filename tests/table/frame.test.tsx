// @vitest-environment happy-dom
/** Around the board: questions before weighty moves, the log, the tabs beside the table, the end. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogLine, Sheet } from '../../games/kit';
import { changeSettings, settings } from '../../src/settings';
import {
  ConfirmHost,
  EndPanel,
  LogPanel,
  type Question,
  SeatPanel,
  TableShell,
  useConfirm,
} from '../../src/table';

beforeEach(() => changeSettings({ language: 'en', confirmMoves: true }));
afterEach(cleanup);

const READY: Question = {
  title: 'Ready with 12 Mana?',
  body: 'It is final.',
  confirm: 'Ready',
  cancel: 'Change',
};

function Asker({ question, answers }: { readonly question: Question; readonly answers: boolean[] }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question).then((answer) => answers.push(answer))}>
      Ask
    </button>
  );
}

describe('a weighty move', () => {
  function ask(question = READY) {
    const answers: boolean[] = [];
    render(
      <StrictMode>
        <Asker question={question} answers={answers} />
        <ConfirmHost />
      </StrictMode>,
    );
    const again = () => act(async () => screen.getByText('Ask').click());
    return { answers, again };
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('is made when the player confirms it', async () => {
    const { answers, again } = ask();
    await again();
    expect(screen.getByRole('dialog', { name: 'Ready with 12 Mana?' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Ready');
    await press('Ready');
    expect(answers).toEqual([true]);
    expect(settings.getState().confirmMoves).toBe(true);
  });

  it('is not made when the player thinks better of it', async () => {
    const { answers, again } = ask();
    await again();
    await press('Change');
    expect(answers).toEqual([false]);
  });

  it('is no longer asked about when the player says so', async () => {
    const { answers, again } = ask();
    await again();
    fireEvent.click(screen.getByRole('switch', { name: 'Do not ask again' }));
    await press('Ready');
    expect(settings.getState().confirmMoves).toBe(false);
    await again();
    expect(answers).toEqual([true, true]);
  });

  it('"do not ask again" counts only with a yes', async () => {
    const { again } = ask();
    await again();
    fireEvent.click(screen.getByRole('switch', { name: 'Do not ask again' }));
    await press('Change');
    expect(settings.getState().confirmMoves).toBe(true);
    await again();
    expect(screen.getByRole('switch', { checked: false })).toBeDefined();
  });

  it('is always asked about when it ends the match', async () => {
    changeSettings({ confirmMoves: false });
    const { answers, again } = ask({ title: 'Resign?', confirm: 'Resign', always: true });
    await again();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(answers).toEqual([]);
    await press('Resign');
    expect(answers).toEqual([true]);
  });

  it('is not made when the page is left before the answer', async () => {
    const { answers, again } = ask();
    await again();
    await act(async () => cleanup());
    expect(answers).toEqual([false]);
  });

  it('asked about twice, only the last question counts', async () => {
    const { answers, again } = ask();
    await again();
    await again();
    expect(answers).toEqual([false]);
    await press('Ready');
    expect(answers).toEqual([false, true]);
  });
});

describe('the log', () => {
  const lines: readonly LogLine[] = [
    { kind: 'heading', text: 'Turn 3' },
    { kind: 'line', text: '**Éloïse** bids 12.', icon: 'mana' },
    { kind: 'detail', text: 'The wall moves.' },
  ];

  it('tells every line with its icon, and where the news begin', () => {
    render(<LogPanel lines={lines} newFrom={2} icon={(key) => <i>[{key}]</i>} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Turn 3',
      '[mana]Éloïse bids 12.',
      'The wall moves. (new)',
    ]);
  });
});

describe('beside the board', () => {
  const { happyDOM } = window as unknown as { readonly happyDOM: DetachedWindowAPI };

  it('tabs are walked through with the arrow keys and show one panel', () => {
    happyDOM.setViewport({ width: 1440 });
    render(
      <TableShell
        game="any"
        title="Any game"
        progress="Turn 3"
        board={null}
        rail={[
          { id: 'log', label: 'Log', icon: null, content: 'what happened' },
          { id: 'rules', label: 'Rules', icon: null, content: 'how to play' },
        ]}
      />,
    );
    const log = screen.getByRole('tab', { name: 'Log', selected: true });
    expect(screen.getByRole('tabpanel', { name: 'Log' }).textContent).toBe('what happened');
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
    log.focus();
    fireEvent.keyDown(log, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Rules', selected: true }));
    expect(screen.getByRole('tabpanel', { name: 'Rules' }).textContent).toBe('how to play');
    fireEvent.keyDown(document.activeElement ?? log, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Log');
  });
});

it('a seat says whose turn it is in words too', () => {
  render(<SeatPanel name="Éloïse" sigil={null} turn score={{ value: 37, label: 'Mana' }} />);
  expect(screen.getByRole('region', { name: 'Éloïse' }).textContent).toContain('to play');
});

it('the end of a match takes the focus to its title', () => {
  render(<EndPanel title="Éloïse wins" lines={['**Théo** fell.']} actions={null} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Éloïse wins' }));
});

it('the end of a match may add up everybody’s points, line by line', () => {
  const sheet: Sheet = {
    label: 'Scores',
    players: [
      { name: 'Éloïse', note: '1st', wins: true },
      { name: 'Théo', note: '2nd', wins: false },
    ],
    lines: [
      { label: 'Potions', scores: [{ points: 9, note: '3 × 3' }, { points: 0 }] },
      { label: 'Mail', scores: [{ points: 0, note: '1 symbol' }, { points: -2 }] },
    ],
    total: { label: 'Total', scores: [{ points: 9 }, { points: -2 }] },
  };
  render(<EndPanel title="Éloïse wins" lines={[]} sheet={sheet} actions={null} />);
  const rows = within(screen.getByRole('table', { name: 'Scores' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Éloïse1stThéo2nd',
    'Potions93 × 3–',
    'Mail01 symbol−2',
    'Total9−2',
  ]);
});
