/** The parts of the games, loaded when a page first needs them and then kept. A failed load is tried again. */
import { GAMES, type GameLoader } from '../../games';
import type { Language } from '../../games/kit/words';

/** A failure is remembered so long, in milliseconds: time for the page to say it, and not to try again and again. */
export const FORGET_AFTER = 1000;

export function once<A extends readonly string[], T>(
  load: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join(' ');
    const known = kept.get(key);
    if (known) return known;
    const loading = load(...args);
    kept.set(key, loading);
    loading.then(
      // React takes the value of a promise that says so at once, and does not wait for it first.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => setTimeout(() => kept.delete(key), FORGET_AFTER),
    );
    return loading;
  };
}

function loader(game: string): GameLoader {
  const found = GAMES[game];
  if (!found) throw new Error(`${game} cannot be played`);
  return found;
}

export const gameWords = once(async (game: string, language: Language) => loader(game).words(language));
export const gameRules = once(async (game: string) => loader(game).rules());
export const gameBoard = once(async (game: string) => loader(game).board());
