/** A player's seat at the real board, played by its roles and names as a screen reader meets them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AnludimBoard } from '../../games/anludim/board/Board';
import { rules } from '../../games/anludim/rules';
import { words as en } from '../../games/anludim/text/en';
import { words as fr } from '../../games/anludim/text/fr';
import { type Seat, seatsOf, UNDO_MOVE, type Viewer } from '../../games/kit';
import { type Settings, settings } from '../../src/settings';
import { ConfirmHost } from '../../src/table';
import { refuse, Toaster } from '../../src/ui';
import type { Course } from './match';

const NAMES = ['Élodie', 'Théo', 'Zoé', 'Grimaud', 'Maxime'];

interface Seating {
  readonly viewer: Viewer;
  readonly seen?: number;
  readonly wishes?: Partial<Settings>;
}

/** Sits down; `look` again after the others have moved. */
export function sit(course: Course, { viewer, seen, wishes }: Seating) {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  const words = settings.getState().language === 'fr' ? fr : en;
  let seenTo = seen ?? course.seenBy(viewer).length;
  const caughtUp: number[] = [];
  const board = () => {
    const awaited = rules.awaiting(course.state);
    const acting: Seat | null = viewer !== 'spectator' && awaited[viewer] ? viewer : null;
    const events = course.seenBy(viewer);
    return (
      <>
        <AnludimBoard
          view={course.view(viewer)}
          viewer={viewer}
          actor={acting}
          seats={seatsOf(course.state.players.length).map((seat) => ({
            seat,
            name: NAMES[Number(seat)] ?? seat,
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
            const reason = acting === null ? 'NOT_YOUR_TURN' : course.try(acting, move, args);
            if (reason !== null) refuse(sentence(reason));
            page.rerender(board());
            return reason;
          }}
          anybody={null}
          canUndo={course.canUndo(viewer)}
          undo={() => {
            if (acting !== null) course.try(acting, UNDO_MOVE, null);
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
  /** As the table's page says it. */
  const sentence = (reason: string): string => {
    const said = words.reasons[reason];
    return typeof said === 'function' ? said(course.view(viewer), '0') : (said ?? reason);
  };
  const page = render(board());
  return { caughtUp, look: () => page.rerender(board()), html: () => page.container.innerHTML };
}

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function press(name: string | RegExp): void {
  fireEvent.click(button(name));
}

export function key(target: HTMLElement, ...keys: readonly string[]): void {
  for (const one of keys) fireEvent.keyDown(target, { key: one });
}

/** Answers the question that stands before a final move. */
export async function answer(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  });
}

export function text(): string {
  return document.body.textContent ?? '';
}

export { cleanup };
