/** Remembers the result of a match for the statistics, once. */
import { useEffect, useRef } from 'react';
import type { Seat } from '../../../games/kit';
import type { PlayState } from '../../play/contract';

/** The match whose result is being stored: whoever closes the page too soon finds it counted when the match is opened again. */
const PENDING = 'grimoire-uncounted';

/**
 * `own` are the seats played from this device. A match that was over before this page was opened counts only if `late`:
 * it may have ended elsewhere.
 */
export function useResult(
  id: string,
  state: PlayState,
  own: readonly Seat[],
  { late }: { readonly late: boolean },
): void {
  const running = useRef(late);
  const done = useRef(false);
  useEffect(() => {
    if (!state.over || pending() === id) running.current = true;
    if (done.current || !state.over || !state.view || !running.current) return;
    done.current = true;
    note(id, state, own).catch((error: unknown) => console.warn('the result is not counted:', error));
  }, [id, state, own]);
}

function pending(): string | null {
  try {
    return localStorage.getItem(PENDING);
  } catch {
    return null;
  }
}

function keepPending(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(PENDING);
    else localStorage.setItem(PENDING, id);
  } catch {
    // Without storage there are no statistics either.
  }
}

async function note(id: string, state: PlayState, own: readonly Seat[]): Promise<void> {
  keepPending(id);
  const { archive, finishedMatch, keepsakesOf } = await import('./keeping');
  const match = finishedMatch(id, state.endedAt ?? Date.now(), state, own, await keepsakesOf(state.game));
  if (match) await archive.record(match);
  keepPending(null);
}
