/** The door of play: the saved games of this device, and a table to play one of them. */
import { GAMES } from '../../games';
import { currentPace, type Pace, settings } from '../settings';
import type { Library, LocalTable } from './contract';
import { createLibrary } from './library';
import { createLocalTable } from './local/table';
import { createNews } from './saved/news';
import { createShelf } from './saved/shelf';
import type { World } from './world';

export * from './contract';

/** How long a bot takes before it moves, in milliseconds: nobody follows a table that moves at once. */
const PAUSES: Readonly<Record<Pace, { readonly min: number; readonly max: number }>> = {
  off: { min: 0, max: 0 },
  fast: { min: 350, max: 700 },
  normal: { min: 700, max: 1400 },
};

export const news = createNews();

const world: World = {
  games: GAMES,
  shelf: createShelf(news),
  locks: globalThis.navigator?.locks,
  startBots: async () => (await import('./local/live')).createBotHost(),
  pause: () => {
    const { min, max } = PAUSES[currentPace()];
    return min + Math.random() * (max - min);
  },
  reactionTime: 600,
  reactionWish: () => settings.getState().reactions,
  onHidden: (listener) => {
    const look = (): void => {
      if (document.hidden) listener();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
  now: () => Date.now(),
};

export const library: Library = createLibrary(world, news);

export function openLocalTable(id: string): LocalTable {
  return createLocalTable(id, world);
}

/** A table among bots that nobody watches: they take no time. */
export function openQuickTable(id: string): LocalTable {
  return createLocalTable(id, { ...world, pause: () => 0, reactionTime: 0 });
}
