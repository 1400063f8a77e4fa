/** Where the match stands, as far as the viewer has watched it: the bar does not run ahead of the board. */
import { useState } from 'react';
import type { AnyWords, Viewer } from '../../../games/kit';
import type { PlayState } from '../../play/contract';

interface Shown {
  readonly viewer: Viewer;
  readonly view: object | null;
}

export function useProgress({ viewer, view, seen, events }: PlayState, words: AnyWords): string {
  const [shown, setShown] = useState<Shown>({ viewer, view });
  const current = seen >= events.length || shown.viewer !== viewer || shown.view === null;
  if (current && (shown.viewer !== viewer || shown.view !== view)) setShown({ viewer, view });
  const known = current ? view : shown.view;
  return known ? words.progress(known) : '';
}
