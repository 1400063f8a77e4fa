/** Saves a match after every change. Each save is begun at once: the storage keeps their order, even between tabs. */
import type { SavedMatch } from '../saved/record';
import type { SaveResult, Shelf } from '../saved/shelf';
import type { SummaryCard } from '../saved/summary';

export interface Keeper {
  keep(match: SavedMatch, summary: SummaryCard): void;
  /** Resolves when everything is saved; nobody is told of it any more. */
  close(): Promise<void>;
}

export function createKeeper(shelf: Shelf, writer: string, onResult: (result: SaveResult) => void): Keeper {
  let last: Promise<void> = Promise.resolve();
  let closed = false;
  return {
    keep: (match, summary) => {
      if (closed) return;
      last = shelf.save(match, summary, writer).then((result) => {
        if (!closed) onResult(result);
      });
    },
    close: () => {
      closed = true;
      return last;
    },
  };
}
