/**
 * What the server asks of its database. A table is one row that is replaced by compare-and-set on its version, its
 * log and its chat are rows that are only added. Everything is stored before anybody is told.
 */
import type { Seat } from '../../../games/kit';
import type { TableStatus } from '../../online/protocol';

/** The JSON of a match's state, and the number of the last move in it: later ones are only in the log. */
export interface Snapshot {
  readonly state: string;
  /** Null: all of them. An older server has stored it, with every move. */
  readonly moves: number | null;
}

/** A table as lists show it. The JSON of the record is the business of `tables`. */
export interface TableRow {
  readonly id: string;
  /** Rises by one with every write. */
  readonly version: number;
  readonly game: string;
  readonly status: TableStatus;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  readonly createdAt: number;
  /** When somebody must look at it: a clock runs out, a bot is to move. */
  readonly dueAt: number | null;
  /** When it may be removed; null: never. */
  readonly expiresAt: number | null;
  readonly record: string;
}

export interface StoredTable extends TableRow {
  /** Null before the match. */
  readonly snapshot: Snapshot | null;
}

export interface NewTable extends StoredTable {
  readonly code: string;
  readonly codeUntil: number;
}

/** A series as it is stored. The JSON of the record is the business of `series`. */
export interface SeriesRow {
  readonly id: string;
  /** Rises by one with every write. */
  readonly version: number;
  /** When it may be removed; null: never. */
  readonly expiresAt: number | null;
  readonly record: string;
}

export interface LogRow {
  /** The number of the move in its match; 0 is the setup. */
  readonly n: number;
  /** Null for the setup. */
  readonly player: Seat | null;
  readonly move: string;
  /** JSON, unmasked. */
  readonly args: string;
  readonly events: string;
  readonly at: number;
}

export interface ChatRow {
  readonly n: number;
  readonly room: 'players' | 'gallery';
  readonly seat: Seat | null;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The row after a change, whose version is one more than that of the row it replaces. */
interface Change {
  readonly row: TableRow;
  /** Null: the stored one stays. */
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogRow[];
}

/** Those who look at one table from one process. */
export interface Crowd {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly watchers: readonly string[];
}

/** What one process tells the others. Nothing in it is secret. */
export type News =
  | { readonly kind: 'table'; readonly id: string; readonly version: number }
  | { readonly kind: 'series'; readonly id: string }
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  /** Who looks at tables from the telling process; of several such news of a table the one with the highest number counts. */
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly n: number;
      readonly crowds: readonly Crowd[];
    }
  /**
   * Said from time to time; who is silent for long is dead. The presences that the process has told before number `from`
   * no longer count: either it has just told all of them anew, or asks the others for theirs as well.
   */
  | {
      readonly kind: 'alive';
      readonly process: string;
      readonly from: number;
      readonly says: 'beat' | 'told' | 'ask';
    };

/** News, or that some may have been missed. */
export type Heard = News | { readonly kind: 'gap' };

export interface Store {
  /** False if the id or the code is taken. */
  create(row: NewTable, log: readonly LogRow[]): Promise<boolean>;
  read(id: string): Promise<StoredTable | null>;
  /** Replaces the row of the version before and adds to its log; false if that version is no longer the stored one. */
  write(change: Change): Promise<boolean>;
  /** Stores the state of a match after one of its moves, unless a later one is there. */
  keep(id: string, snapshot: Snapshot): Promise<void>;
  findCode(code: string, now: number): Promise<string | null>;
  log(id: string, from: number): Promise<readonly LogRow[]>;
  addChat(id: string, line: Omit<ChatRow, 'n'>): Promise<number>;
  /** The latest lines, oldest first. */
  chat(id: string, room: ChatRow['room'], limit: number): Promise<readonly ChatRow[]>;
  chatLine(id: string, n: number): Promise<ChatRow | null>;
  /** Listed tables of one game or of all, the waiting ones first, newest first. */
  lobby(game: string | null, offset: number, limit: number): Promise<readonly TableRow[]>;
  due(now: number, limit: number): Promise<readonly string[]>;
  /** How many tables there are by status. */
  count(): Promise<Readonly<Partial<Record<TableStatus, number>>>>;
  /** False if the id is taken. */
  createSeries(row: SeriesRow): Promise<boolean>;
  readSeries(id: string): Promise<SeriesRow | null>;
  /** Replaces the row of the version before; false if that version is no longer the stored one. */
  writeSeries(row: SeriesRow): Promise<boolean>;
  /** Removes what has expired, and says which tables it were. */
  expire(now: number): Promise<readonly string[]>;
  publish(news: News): void;
  subscribe(listener: (heard: Heard) => void): void;
  /** Rejects if the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
