/** A player's seat at the real board, played by its roles and names as a screen reader meets them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HousesBoard } from '../../games/houses-and-courses/board/Board';
import { rules } from '../../games/houses-and-courses/rules';
import { words as en } from '../../games/houses-and-courses/text/en';
import { words as fr } from '../../games/houses-and-courses/text/fr';
import { type Seat, seatsOf, type Viewer } from '../../games/kit';
import { type Settings, settings } from '../../src/settings';
import { type Anybody, ConfirmHost } from '../../src/table';
import { Toaster } from '../../src/ui';
import type { Classroom } from './match';

const NAMES = ['Zoë', 'Oisín', 'Archibald', 'Priya'];

interface Seating {
  readonly viewer: Viewer;
  /** For whom the viewer acts: on one device, whoever decides in public. */
  readonly actor?: Seat | null;
  readonly seen?: number;
  readonly anybody?: Anybody;
  readonly wishes?: Partial<Settings>;
}

/** Sits down; `look` again after the others have moved, `html` is the page without React's running ids. */
export function sit(room: Classroom, { viewer, actor, seen, anybody, wishes }: Seating) {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  const words = settings.getState().language === 'fr' ? fr : en;
  let seenTo = seen ?? room.seenBy(viewer).length;
  const caughtUp: number[] = [];
  const board = () => {
    const awaited = rules.awaiting(room.state);
    const mine = viewer !== 'spectator' && awaited[viewer] !== undefined ? viewer : null;
    const acting = actor === undefined ? mine : actor;
    const events = room.seenBy(viewer);
    return (
      <>
        <HousesBoard
          view={room.view(viewer)}
          viewer={viewer}
          actor={acting}
          seats={seatsOf(room.state.numPlayers).map((seat) => ({
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
            const reason = acting === null ? 'NOT_YOUR_TURN' : room.try(acting, move, args);
            page.rerender(board());
            return reason;
          }}
          anybody={anybody ?? null}
          canUndo={room.canUndo}
          undo={() => {
            if (acting !== null) room.try(acting, 'undo', null);
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

/** Answers the question that stands before a move. */
export async function answer(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  });
}

export function text(): string {
  return document.body.textContent ?? '';
}

export { cleanup };
