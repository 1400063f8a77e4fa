/**
 * Which game the last table was. Its address does not say; after a reload `first.js` can send for the parts of the game
 * before anything else has been read.
 */
import { useEffect } from 'react';
import { GAMES } from '../../../games';

const KEY = 'grimoire-table';

/** The game of the table at this address, if it was the last one. */
export function rememberedGame(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { path, game } = Object(kept);
    return path === location.pathname && typeof game === 'string' && Object.hasOwn(GAMES, game) ? game : null;
  } catch {
    return null;
  }
}

export function useRemembered(game: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ path: location.pathname, game }));
    } catch {
      // Without storage the parts come a little later.
    }
  }, [game]);
}
