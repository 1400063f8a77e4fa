/** What local play needs of its surroundings: `index` gives the browser's, tests give theirs. */
import type { GameLoader } from '../../games';
import type { ReactionWish } from '../../games/kit';
import type { BotHost } from '../bots';
import type { Shelf } from './saved/shelf';

export interface World {
  readonly games: Readonly<Record<string, Pick<GameLoader, 'rules'>>>;
  readonly shelf: Shelf;
  /** Absent where the context is not secure. */
  readonly locks: LockManager | undefined;
  startBots(): Promise<BotHost>;
  /** How long a bot takes at least before it moves, in milliseconds. */
  pause(): number;
  /** How long a bot takes to say whether it reacts: always the same, so that nobody can read anything into it. */
  readonly reactionTime: number;
  /** When the people at this device want to be asked whether they react. */
  reactionWish(): ReactionWish;
  /** Calls back whenever the page is hidden. */
  onHidden(listener: () => void): () => void;
  now(): number;
}
