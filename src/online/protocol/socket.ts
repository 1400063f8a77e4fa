/** What goes over the socket: the match, the chat, the news of tables. */
import type { ReactionWish, Seat, Viewer } from '../../../games/kit';
import type { Change, ClientState, StockPlayer, StockSyncInfo, SyncInfo } from './position';
import type { ErrorCode } from './refusals';
import type { Guest, TableCard, TableView } from './table';

/**
 * socket.io at /socket.io with one namespace per game, `/<game>`, as the stock boardgame.io client expects. A socket
 * looks at one table at a time: the one of its latest `sync`. A stock client is sent `update`, ours, which says so
 * in the handshake, `delta`.
 */
export interface Handshake {
  readonly protocol: number;
  /** For the gallery: the name to show, and whose lines others may block. */
  readonly guest?: Guest;
}

/** Namespace of the live lobby: the server emits `card`, `gone` and `stale`. */
export const LOBBY_NAMESPACE = '/lobby';

export interface LobbyEvents {
  /** A public table is new or has changed. */
  card: (card: TableCard) => void;
  gone: (id: string) => void;
  /** News may have been missed: the list is to be read again. */
  stale: () => void;
}

/** Namespace of the news of series: a socket hears of the one that its handshake names. */
export const SERIES_NAMESPACE = '/series';

export interface SeriesHandshake {
  readonly protocol: number;
  readonly series: string;
}

export interface SeriesEvents {
  /** The series has changed, or may have: read it again. */
  news: () => void;
}

/** boardgame.io's MAKE_MOVE; other action types are refused. */
export interface MoveAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly unknown[];
    readonly playerID: Seat;
    readonly credentials: string;
  };
}

export interface ClientEvents {
  /**
   * Sits down before a table: answered by `table`, `chats` and, when the match has begun, `sync`; or by `refused`.
   * To be repeated after every connect, and whenever a version is missing. `have` spares known events.
   */
  sync: (
    table: string,
    seat: Seat | null,
    credentials?: string,
    players?: number,
    have?: { readonly events: number },
  ) => void;
  /**
   * A move. `version` is the `_stateID` that the player saw. An unacknowledged move is sent again with the same
   * action id, at the latest after the next `sync`; an id is applied once. One move at a time.
   */
  update: (
    action: MoveAction,
    version: number,
    table: string,
    seat: Seat,
    actionId?: string,
    acknowledge?: (outcome: MoveOutcome) => void,
  ) => void;
  /** The room follows from the seat: people at the table talk among themselves, the gallery among itself. */
  chat: (
    table: string,
    message: { readonly id: string; readonly sender: Seat | null; readonly payload: string },
    credentials?: string,
    acknowledge?: (outcome: ChatOutcome) => void,
  ) => void;
}

/** Action ids: 8 to 64 letters, digits, - and _. */
export type MoveOutcome =
  | {
      readonly ok: true;
      readonly version: number;
      /** What the sender sees of the move. Absent when it is sent again and was made before. */
      readonly change?: Change;
    }
  /**
   * The reason code of the game's rules, an ErrorCode, or STALE: the position has changed meanwhile (a `delta` or
   * `sync` with the new one is on its way), PAUSED: the clocks are stopped.
   */
  | { readonly ok: false; readonly reason: string };

export type ChatOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: ErrorCode };

export interface ServerEvents {
  /** What the table looks like; after every change of it. `you` only in the answer to `sync`. */
  table: (table: TableView, you?: You) => void;
  /** The whole position. */
  sync: (table: string, info: SyncInfo | StockSyncInfo) => void;
  /** To stock clients after a move. */
  update: (table: string, state: ClientState, log: readonly []) => void;
  /** To our clients after a move; the one who made it has the change in the acknowledgement instead. */
  delta: (table: string, ...change: Change) => void;
  /** To stock clients: names and presence. */
  matchData: (table: string, players: readonly StockPlayer[]) => void;
  /** All that was said before; again when lines may have been missed. */
  chats: (table: string, lines: readonly ChatLine[]) => void;
  chat: (table: string, message: { id: string; sender: string; payload: ChatLine }) => void;
  /** A request that has no acknowledgement could not be done. After MOVED the seat is played from another device. */
  refused: (about: 'sync' | 'update' | 'chat', code: ErrorCode | 'MOVED') => void;
  /** The server is about to restart; the socket closes and should try again. */
  stopping: () => void;
}

/** What only the holder of the seat may know. */
export interface You {
  readonly viewer: Viewer;
  readonly reactions: ReactionWish;
}

export interface ChatLine {
  readonly n: number;
  readonly room: 'players' | 'gallery';
  /** The seat, or null for somebody in the gallery. */
  readonly seat: Seat | null;
  /** For muting and blocking: the same for all lines of a person at this table. */
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
