/** The way back through a game that is still being played, offered by the menu of its table. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { NameOf, Viewer } from '../../../games/kit';
import type { PlayState } from '../../play/contract';
import type { Film } from '../../replay';
import { IconUndo } from '../../ui';
import { Loading } from '../shell/Loading';
import type { MenuItem } from '../shell/Menu';
import { useWords } from '../text';

const LookBack = lazy(() => import('./LookBack'));

interface Offer {
  readonly items: readonly MenuItem[];
  /** Stands in place of the table while somebody looks back. */
  readonly scene: ReactNode;
}

/** A film that was asked for, and whose it is. */
interface Asked {
  readonly viewer: Viewer;
  readonly film: Promise<Film>;
}

export function useLookBack(
  past: () => Film | Promise<Film> | null,
  { game, rules, plans, viewer, view, over }: PlayState,
  nameOf: NameOf,
): Offer {
  const { table } = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  // What one player has seen is gone before the next one looks.
  const gone = asked !== null && (view === null || viewer !== asked.viewer);
  if (gone) setAsked(null);
  const shown = asked !== null && !gone && game !== null && rules !== null;
  const ask = (): void => {
    const film = past();
    if (film) setAsked({ viewer, film: Promise.resolve(film) });
  };
  return {
    items: over || view === null ? [] : [{ label: table.lookBack, icon: <IconUndo />, onSelect: ask }],
    scene: shown && (
      <Suspense fallback={<Loading />}>
        <LookBack
          game={game}
          rules={rules}
          plans={plans}
          nameOf={nameOf}
          film={asked.film}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
