/** The door of the statistics: what this device remembers of finished matches, and what they add up to. */
import { createArchive } from './archive';

export type { ArchiveError } from './archive';
export { type Finished, finishedMatch, type Opponent, type Outcome } from './finished';
export { byGame, byOpponent, type GameSummary, summarise, type Tally } from './summary';

export const archive = createArchive();
