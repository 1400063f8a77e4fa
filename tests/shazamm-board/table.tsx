/** A player's seat at the real board, played by its roles and names as a screen reader meets them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Seat, Viewer } from '../../games/kit';
import { ShazammBoard } from '../../games/shazamm/board/Board';
import { rules } from '../../games/shazamm/rules';
import { WIZARDS, type Wizard } from '../../games/shazamm/state';
import { words as en } from '../../games/shazamm/text/en';
import { words as fr } from '../../games/shazamm/text/fr';
import { type Settings, settings } from '../../src/settings';
import { ConfirmHost } from '../../src/table';
import { Toaster } from '../../src/ui';
import type { Duel } from './match';

const NAMES = { '0': 'Éloïse', '1': 'Théo' };

interface Seating {
  readonly viewer: Viewer;
  /** For whom the viewer acts: on one device, whoever decides in public. */
  readonly actor?: Wizard;
  readonly seen?: number;
  readonly wishes?: Partial<Settings>;
}

/** Sits down; `look` again after the others have moved, `html` is the page without React's running ids. */
export function sit(duel: Duel, { viewer, actor, seen, wishes }: Seating) {
  settings.setState({ ...settings.getInitialState(), language: 'en', pace: 'off', sound: false, ...wishes });
  const words = settings.getState().language === 'fr' ? fr : en;
  let seenTo = seen ?? duel.seenBy(viewer).length;
  const caughtUp: number[] = [];
  const board = () => {
    const awaited = rules.awaiting(duel.state);
    const acting: Seat | null = actor ?? (viewer !== 'spectator' && awaited[viewer] ? viewer : null);
    const events = duel.seenBy(viewer);
    return (
      <>
        <ShazammBoard
          view={duel.view(viewer)}
          viewer={viewer}
          actor={acting}
          seats={WIZARDS.map((seat) => ({
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
            const reason = acting === null ? 'NOT_YOUR_TURN' : duel.try(acting as Wizard, move, args);
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

export function key(target: HTMLElement, ...keys: readonly string[]): void {
  for (const one of keys) fireEvent.keyDown(target, { key: one });
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
