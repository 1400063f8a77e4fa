/** A player's seat at the real board, played by its roles and names as a screen reader meets them. */
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { ClashBoard } from '../../games/clash-of-magic-schools/board/Board';
import { rules } from '../../games/clash-of-magic-schools/rules';
import { PLAYERS, type PlayerID } from '../../games/clash-of-magic-schools/state';
import { words as en } from '../../games/clash-of-magic-schools/text/en';
import { words as fr } from '../../games/clash-of-magic-schools/text/fr';
import type { Viewer } from '../../games/kit';
import { type Settings, settings } from '../../src/settings';
import { ConfirmHost } from '../../src/table';
import { refuse, Toaster } from '../../src/ui';
import type { Meeting } from './match';

// No stylesheet is applied here, so nothing is hidden by one: looking for it would take most of the time.
configure({ defaultHidden: true });

const NAMES = { '0': 'Éloïse', '1': 'Théo' };

interface Seating {
  readonly viewer: Viewer;
  readonly seen?: number;
  readonly wishes?: Partial<Settings>;
}

/** Sits down; `look` again after the others have moved, `html` is the page without React's running ids. */
export function sit(meeting: Meeting, { viewer, seen, wishes }: Seating) {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  const words = settings.getState().language === 'fr' ? fr : en;
  let seenTo = seen ?? meeting.seenBy(viewer).length;
  const caughtUp: number[] = [];
  const board = () => {
    const awaited = rules.awaiting(meeting.state);
    const acting: PlayerID | null = PLAYERS.find((player) => player === viewer && awaited[player]) ?? null;
    const events = meeting.seenBy(viewer);
    return (
      <>
        <ClashBoard
          view={meeting.view(viewer)}
          viewer={viewer}
          actor={acting}
          seats={PLAYERS.map((seat) => ({
            seat,
            name: NAMES[seat],
            kind: 'human',
            awaited: seat in awaited,
          }))}
          events={events}
          seen={seenTo}
          onCaughtUp={() => {
            seenTo = events.length;
            caughtUp.push(events.length);
          }}
          play={(move, args) => {
            const reason = acting === null ? 'NOT_YOUR_TURN' : meeting.try(acting, move, args);
            if (reason !== null) refuse(sentence(reason));
            page.rerender(board());
            return reason;
          }}
          anybody={null}
          canUndo={meeting.canUndo(viewer)}
          undo={() => {
            if (acting) meeting.undo(acting);
            page.rerender(board());
          }}
          words={words}
          language={settings.getState().language}
        />
        <ConfirmHost />
        <Toaster />
      </>
    );
  };
  /** As the table page says it. */
  const sentence = (reason: string): string => {
    const said = words.reasons[reason];
    const player = viewer === '1' ? '1' : '0';
    return typeof said === 'function' ? said(meeting.view(viewer), player) : (said ?? reason);
  };
  const page = render(board());
  return {
    caughtUp,
    look: () => page.rerender(board()),
    html: () => page.container.innerHTML.replaceAll(/_r_\w+_/g, ''),
  };
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function press(name: string | RegExp): void {
  fireEvent.click(button(name));
}

/** One of several cards of the hand that are alike. */
export function pressCard(name: string, which = 0): void {
  const hand = screen.getByRole('list', { name: /^Your hand/ });
  const card = within(hand).getAllByRole('button', { name: new RegExp(`^${name}`) })[which];
  if (!card) throw new Error(`there is no ${name} in the hand`);
  fireEvent.click(card);
}

export function key(target: HTMLElement, ...keys: readonly string[]): void {
  for (const one of keys) fireEvent.keyDown(target, { key: one });
}

/** The window that is open. */
export function dialog(name?: string): HTMLElement {
  return screen.getByRole('dialog', name ? { name, hidden: false } : { hidden: false });
}

/** Answers the question that stands before a move. */
export async function answer(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(within(dialog()).getByRole('button', { name }));
  });
}

export function text(): string {
  return document.body.textContent ?? '';
}

export { cleanup };
