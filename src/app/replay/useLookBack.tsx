/** The way back through a game that is still being played, offered by the menu of its table. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { NameOf } from '../../../games/kit';
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

/** `partial` says that the table remembers only what this page was sent. */
export function useLookBack(
  past: () => Film | null,
  { game, rules, plans, viewer, view, over }: PlayState,
  nameOf: NameOf,
  partial = false,
): Offer {
  const { table } = useWords();
  const [film, setFilm] = useState<Film | null>(null);
  // What one player has seen is gone before the next one looks.
  const gone = film !== null && (view === null || viewer !== film.viewer);
  if (gone) setFilm(null);
  const shown = film !== null && !gone && game !== null && rules !== null;
  const item = { label: table.lookBack, icon: <IconUndo />, onSelect: () => setFilm(past()) };
  return {
    items: over || view === null ? [] : [item],
    scene: shown && (
      <Suspense fallback={<Loading />}>
        <LookBack
          game={game}
          rules={rules}
          plans={plans}
          nameOf={nameOf}
          film={film}
          partial={partial}
          onClose={() => setFilm(null)}
        />
      </Suspense>
    ),
  };
}
