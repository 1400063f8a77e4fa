/** What a viewer is shown of a match: whole positions, and what changes them. */
import type { DomainEvent, Seat, UndoEvent } from '../../../games/kit';

/** boardgame.io's state as a viewer is given it. `_stateID` is the viewer's own version: it rises by one per change seen. */
export interface ClientState {
  readonly G: object;
  readonly ctx: object;
  readonly plugins: {
    readonly grimoire: {
      readonly data: {
        readonly events: readonly (DomainEvent | UndoEvent)[];
        readonly from: number;
        readonly canUndo: boolean;
      };
    };
  };
  readonly _stateID: number;
  readonly _undo: readonly [];
  readonly _redo: readonly [];
}

/** What boardgame.io's client is to be told when it asks for the match. */
export interface StockSyncInfo {
  readonly state: ClientState;
  /** The same as `state`: nobody is shown how the cards lay at the beginning. */
  readonly initialState: ClientState;
  readonly log: readonly [];
  readonly filteredMetadata: readonly StockPlayer[];
}

/** The same for our client, which completes it. */
export interface SyncInfo {
  readonly state: ClientState;
  readonly online: {
    /** The viewer's log from this number on, which is `have.events` or 0. */
    readonly from: number;
    readonly events: readonly (DomainEvent | UndoEvent)[];
    readonly clocks: ClocksView | null;
    /** The server's time, to show clocks right on a device whose own time is wrong. */
    readonly now: number;
    /** Changes when the server was started anew. */
    readonly boot: string;
  };
}

/** What a delta changes: `plugins` apart, the state is these three. */
export interface Position {
  readonly G: object;
  readonly ctx: object;
  readonly canUndo: boolean;
}

/**
 * The difference of two JSON values. [x]: it is x now. An object: by key the differences of the members, where 0
 * removes the key; of a list by index, or under '+' [start, count, …items], a splice. {}: there is none.
 */
export type Delta = readonly [unknown] | { readonly [key: string]: Delta | 0 | readonly unknown[] };

export interface ClocksView {
  /** Milliseconds left at `at` (server time), by seat. */
  readonly left: Partial<Record<Seat, number>>;
  /** Whose time is running. */
  readonly running: readonly Seat[];
  readonly at: number;
}

export interface StockPlayer {
  readonly id: number;
  readonly name?: string;
  readonly isConnected?: boolean;
}

/**
 * What a viewer sees of a move: from which of their versions to which (a client at another one asks for `sync`), for
 * `applyDelta` (../delta) on the Position, and the new events of the viewer's log. Clocks: not at a table without.
 */
export type Change = readonly [
  from: number,
  to: number,
  delta: Delta,
  events: readonly (DomainEvent | UndoEvent)[],
  clocks?: ClocksView,
];
