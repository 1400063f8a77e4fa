/** What the pages know of matches played on this device: a library of saved games, and one open table. */
import type { StoreApi } from 'zustand/vanilla';
import type {
  AnyMoveCall,
  AnyRules,
  DomainEvent,
  PlayedMove,
  Seat,
  UndoEvent,
  Viewer,
} from '../../games/kit';
import type { BotLevel } from '../bots';
import type { Thought } from '../bots/thought';
import type { Film, Played } from '../replay';
import type { SeatInfo } from '../table/contract';

export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export interface NewMatch {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  /** Absent: from the beginning. Otherwise it goes on from where these moves led, and everybody has seen them. */
  readonly from?: { readonly seed: string; readonly moves: readonly PlayedMove[] };
  /** The series of this device that it is played for. */
  readonly series?: string;
}

/** A finished match as it was written down, to be played again. */
export interface Recording extends Played {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
}

/** What became of the search for a match to be played again. */
export type FoundRecording =
  | { readonly kind: 'found'; readonly recording: Recording }
  | { readonly kind: 'missing' }
  /** It is not over: a replay would give secrets away. */
  | { readonly kind: 'running' }
  | { readonly kind: 'unreadable'; readonly error: LibraryError };

export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly SeatPlan[];
  /** Who may act now; empty when the match is over. */
  readonly awaited: readonly Seat[];
  /** The public view of the state, for a line about where the game stands. */
  readonly view: object;
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly forfeit: Seat | null;
}

/** Stable codes of what can go wrong with a saved game; the shell has the sentences. */
export type LibraryError =
  | 'DAMAGED'
  | 'FOREIGN'
  | 'NEWER_VERSION'
  | 'OLDER_VERSION'
  | 'UNKNOWN_GAME'
  | 'INVALID_OPTIONS'
  /** The network failed while the game was being loaded. */
  | 'NOT_LOADED'
  | 'STORAGE_FULL'
  | 'STORAGE_REFUSED';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LibraryError };

export interface Library {
  /** The saved games, newest first, and the ids of records that cannot be read. */
  list(): Promise<{ readonly matches: readonly MatchSummary[]; readonly damaged: readonly string[] }>;
  create(match: NewMatch): Promise<Outcome<string>>;
  remove(id: string): Promise<void>;
  /** The text of a file that `importMatch` reads on any device. */
  exportMatch(id: string): Promise<Outcome<string>>;
  importMatch(text: string): Promise<Outcome<string>>;
  /** A finished match, to be played again. */
  recording(id: string): Promise<FoundRecording>;
  /** The same kind of file for a match that was played elsewhere. */
  exportRecording(recording: Recording): Promise<Outcome<string>>;
  /** Calls back when a saved game changed, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/** The curtain between two players of one device. */
export interface Curtain {
  readonly seat: Seat;
  readonly stage: string;
  /** Seats that have already made their secret choice of this moment. */
  readonly done: readonly Seat[];
}

export type TableStatus =
  | { readonly kind: 'loading' }
  /** No such saved game on this device. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly error: LibraryError }
  /** Another tab plays this match. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'open' };

/** What the table page reads of a match, wherever it is played. */
export interface PlayState {
  readonly game: string | null;
  readonly rules: AnyRules | null;
  /** As the match was created with them, for a rematch. */
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  readonly plans: readonly SeatPlan[];
  readonly viewer: Viewer;
  readonly actor: Seat | null;
  /** The people around this device who are asked, all at once, whether they react to what happens. */
  readonly question: readonly Seat[] | null;
  /** Whether the one person here wants to be asked about everything until the own next turn; null where nobody is. */
  readonly watchful: boolean | null;
  /** Null while there is nothing to be seen. */
  readonly view: object | null;
  readonly events: readonly (DomainEvent | UndoEvent)[];
  readonly seen: number;
  readonly canUndo: boolean;
  /** Whether a person has moved: before that the table can be called off. */
  readonly started: boolean;
  readonly over: boolean;
  /** When it was over; null as long as it is not, or where nobody can say. */
  readonly endedAt: number | null;
  readonly winners: readonly Seat[];
  readonly forfeit: Seat | null;
}

/** What the strongest bot would do in the place of the one person here. */
export type Hint =
  | { readonly kind: 'idle' | 'thinking' | 'failed' }
  | { readonly kind: 'given'; readonly thought: Thought };

/** Advice that was given, for the log. */
export interface GivenHint {
  /** How many events the seat had been told. */
  readonly told: number;
  /** What the seat knew. */
  readonly view: object;
  readonly seat: Seat;
  readonly call: AnyMoveCall;
}

/** A table on this device. While the curtain is closed the view is null and nothing in it is private to a seat. */
export interface TableState extends PlayState {
  readonly status: TableStatus;
  readonly curtain: Curtain | null;
  /** Set when the last save failed; play goes on. */
  readonly trouble: LibraryError | null;
  /** The series that the match is played for. */
  readonly series: string | null;
  /** Null while there is nobody to be advised: only one person among bots is, and only when to act. */
  readonly hint: Hint | null;
  /** What the viewer was advised in this match. */
  readonly hints: readonly GivenHint[];
}

/** What the table page does with a match, wherever it is played. */
export interface Table {
  readonly store: Pick<StoreApi<PlayState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Makes a move for the acting seat; the reason why not, or null. */
  play(move: string, args: object | null): string | null;
  undo(): string | null;
  /** The board has shown every event to the viewer. */
  caughtUp(): void;
  /** Asks the one person here about everything until the own next turn, whatever the settings say. */
  watchUntilMyTurn(on: boolean): void;
}

export interface LocalTable extends Table {
  readonly store: StoreApi<TableState>;
  /** Everything that the viewer has seen up to now, to leaf through; null while the curtain is closed. */
  past(): Film | null;
  askForHint(): void;
  /** Puts the hint away, or gives the thinking up. */
  dismissHint(): void;
  /** A deliberate press of the player named by the curtain. */
  openCurtain(): void;
  closeCurtain(): void;
  /** Who of those in question wants to react, or nobody. */
  answerQuestion(seat: Seat | null): void;
  /** With two players the match ends for the other; with more a bot takes the seat. */
  resign(seat: Seat): void;
  /** Takes the match over from the other tab. */
  takeOver(): void;
  close(): void;
}
