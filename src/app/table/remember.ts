/**
 * Which game the last table was. Its address does not say; after a reload `first.js` can send for the parts of the game
 * before anything else has been read.
 */
import { useEffect } from 'react';

const KEY = 'grimoire-table';

export function useRemembered(game: string): void {
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ path: location.pathname, game }));
    } catch {
      // Without storage the parts come a little later.
    }
  }, [game]);
}
