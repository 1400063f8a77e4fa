/** A player's seat at the real board, played by its roles and names as a screen reader meets them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Seat, Viewer } from '../../games/kit';
import { CupBoard } from '../../games/wizards-cup/board/Board';
import { rules } from '../../games/wizards-cup/rules';
import { SIDES, type Side } from '../../games/wizards-cup/state';
import { words as en } from '../../games/wizards-cup/text/en';
import { words as fr } from '../../games/wizards-cup/text/fr';
import { type Settings, settings } from '../../src/settings';
import { ConfirmHost } from '../../src/table';
import { Toaster } from '../../src/ui';
import type { Cup } from './cup';

const NAMES = { '0': 'Éloïse', '1': 'Théo' };

interface Seating {
  readonly viewer: Viewer;
  /** For whom the viewer acts: on one device, whoever decides in public. */
  readonly actor?: Side;
  readonly seen?: number;
  readonly wishes?: Partial<Settings>;
}

/** Sits down; `look` again after the others have moved. */
export function sit(cup: Cup, { viewer, actor, seen, wishes }: Seating) {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  const words = settings.getState().language === 'fr' ? fr : en;
  let seenTo = seen ?? cup.seenBy(viewer).length;
  const caughtUp: number[] = [];
  const board = () => {
    const awaited = rules.awaiting(cup.state);
    const acting: Seat | null = actor ?? (viewer !== 'spectator' && awaited[viewer] ? viewer : null);
    const events = cup.seenBy(viewer);
    return (
      <>
        <CupBoard
          view={cup.view(viewer)}
          viewer={viewer}
          actor={acting}
          seats={SIDES.map((seat) => ({
            seat,
            name: NAMES[seat],
            kind: 'human',
            awaited: seat in awaited,
          }))}
          events={events}
          seen={seenTo}
          onCaughtUp={() => {
            // As the real table does: whatever there is now has been shown.
            seenTo = cup.seenBy(viewer).length;
            caughtUp.push(seenTo);
          }}
          play={(move, args) => {
            const reason = acting === null ? 'NOT_YOUR_TURN' : cup.try(acting as Side, move, args);
            page.rerender(board());
            return reason;
          }}
          anybody={null}
          canUndo={false}
          undo={() => undefined}
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

/** A part of the board, by the name of its list or region. */
export function part(name: string | RegExp) {
  const lists = screen.queryAllByRole('list', { name });
  return within(lists[0] ?? screen.getByRole('region', { name }));
}

export function key(target: HTMLElement, name: string, shiftKey = false): void {
  fireEvent.keyDown(target, { key: name, shiftKey });
}

/** Answers the question that stands before a final move. */
export async function answer(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  });
}

export function text(): string {
  return document.body.textContent ?? '';
}

export { cleanup };
