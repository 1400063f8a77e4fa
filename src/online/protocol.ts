/**
 * The contract between a page and the server of online tables: addresses, bodies, answers, socket events, limits.
 * Types and constants only. Everything a client sends is judged by the server again; whatever is said here about
 * limits is for forms and messages.
 *
 * Life of a table: waiting (people sit down, the owner configures) → playing → over; or off, when it was called off.
 * REST changes tables and seats; the socket carries the match, the chat and the news.
 */
import type { DomainEvent, Seat, UndoEvent, Viewer } from '../../games/kit';
import type { BotLevel } from '../bots';

/** Raised when an older page could no longer understand the server. Sent in the handshake and as a header. */
export const PROTOCOL = 1;
export const PROTOCOL_HEADER = 'Grimoire-Protocol';

export const LIMITS = {
  nameLength: 24,
  chatLength: 300,
  /** Lines of each room that a newcomer is given. */
  chatHistory: 100,
  codeLength: 6,
  /** Tables asked about in one request for `mine`. */
  mine: 50,
  /** Cards on one page of the lobby. */
  page: 20,
  /** JSON of a move's arguments, in bytes. */
  args: 2048,
  /** A request's body, and a socket packet, in bytes. */
  body: 65_536,
} as const;

/** The signs of a short code: none that is easily taken for another. Case does not matter when it is typed. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

// ---------------------------------------------------------------------------------------------------- people

/**
 * Who a device is, for all tables: the name it shows and a key it has drawn once (`freshSeed()`) and keeps. The key
 * is secret; others see an id that the server derives from it, another one at every table.
 */
export interface Guest {
  readonly name: string;
  readonly key: string;
}

/** The right to a seat: handed out once when the seat is taken; the server keeps only its hash. */
export interface Pass {
  readonly seat: Seat;
  readonly credentials: string;
}

// ---------------------------------------------------------------------------------------------------- tables

/** At zero the seat makes the game's default move, or loses by forfeit (three and more players: a bot sits in). */
export const CLOCK_ENDS = ['default', 'forfeit'] as const;
export type ClockEnd = (typeof CLOCK_ENDS)[number];

/** Seconds: per move 10 … 14 days; a bank 30 … 14 days, with 0 … 600 added after every move. */
export type ClockPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number; readonly atZero: ClockEnd }
  | {
      readonly kind: 'bank';
      readonly seconds: number;
      readonly increment: number;
      readonly atZero: ClockEnd;
    };

export const CLOCK_LIMITS = { move: [10, 1_209_600], bank: [30, 1_209_600], increment: [0, 600] } as const;

/** A seat when the table is created: exactly one is 'me'. */
export type SeatWish = 'me' | 'open' | BotWish;
/** The page names its bots, as it does on one device. */
export interface BotWish {
  readonly bot: BotLevel;
  readonly name: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  /** As many as there are players. */
  readonly seats: readonly SeatWish[];
  readonly public: boolean;
  /** Whether anyone may watch. */
  readonly gallery: boolean;
  readonly clock: ClockPlan;
  readonly guest: Guest;
}

export type TableStatus = 'waiting' | 'playing' | 'over' | 'off';

export type SeatView =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** False at a table of a rematch, as long as the person has not come. */
      readonly seated: boolean;
      /** The same person has the same id in the chat of this table. */
      readonly guest: string;
      readonly present: boolean;
      /** Server time since when the person is away; null while present. */
      readonly awaySince: number | null;
      /** Went away for good, or has been away so long that the seat may be given to somebody else. */
      readonly abandoned: boolean;
    };

/** What everybody at a table may know about it. */
export interface TableView {
  readonly id: string;
  /** Null once it has expired; the link stays. */
  readonly code: string | null;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly gallery: boolean;
  readonly clock: ClockPlan;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Null when no person is left. */
  readonly owner: Seat | null;
  readonly seats: readonly SeatView[];
  /** Names of the people in the gallery, at most twenty of them, and how many there are. */
  readonly watchers: { readonly names: readonly string[]; readonly count: number };
  /** Whether a person has moved: before that the table can be called off. */
  readonly moved: boolean;
  readonly winners: readonly Seat[];
  readonly forfeit: Seat | null;
  /** What is being decided together. */
  readonly proposals: readonly ProposalView[];
  readonly paused: boolean;
  /** The table of the rematch, as soon as one of the players has asked for it. */
  readonly next: string | null;
  /** Rises with every change of the table that is stored; news with a lower number than already known are old. */
  readonly edition: number;
}

/** A line of the lobby. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly status: TableStatus;
  readonly clock: ClockPlan;
  readonly gallery: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly Pick<Exclude<SeatView, { kind: 'open' }>, 'kind' | 'name'>[];
  readonly openSeats: number;
}

// ------------------------------------------------------------------------------------------------ REST: paths

/**
 * All answers are JSON: the body named here, or `Refusal` with a status of 400 and above. Requests with a body are
 * POST with `Content-Type: application/json`.
 */
export const API = {
  /** POST NewTable → Seated */
  tables: '/api/tables',
  /** GET ?game=…&page=0 → LobbyPage: public tables, those with open seats first, newest first */
  lobby: '/api/lobby',
  /** GET → { id }: the table behind a short code */
  code: (code: string) => `/api/codes/${encodeURIComponent(code)}`,
  /** GET → TableView */
  table: (id: string) => `/api/tables/${id}`,
  /** POST JoinRequest → Seated. Before the start, or into a seat that was opened to a newcomer. */
  join: (id: string) => `/api/tables/${id}/join`,
  /** POST ActRequest → Acted */
  act: (id: string) => `/api/tables/${id}/act`,
  /**
   * POST Pass → Seated: my seat, one further on, at the table of the rematch. The first who asks creates it and is its
   * owner; it starts when the last of the same people has come.
   */
  rematch: (id: string) => `/api/tables/${id}/rematch`,
  /** POST Pass → HandOver: a token for moving my seat to another device */
  handOver: (id: string) => `/api/tables/${id}/hand-over`,
  /** POST { token, key } → Seated: the seat is here now; the credentials of the old device are void */
  takeOver: (id: string) => `/api/tables/${id}/take-over`,
  /** POST MineRequest → MineAnswer */
  mine: '/api/mine',
  /** GET → Replay, once the match is over */
  replay: (id: string) => `/api/tables/${id}/replay`,
} as const;

export interface LobbyPage {
  readonly tables: readonly TableCard[];
  /** Whether there is another page. */
  readonly more: boolean;
}

/** A seat was given to the caller. */
export interface Seated extends Pass {
  readonly table: TableView;
}

export interface JoinRequest {
  readonly guest: Guest;
  /** Absent: any open seat. */
  readonly seat?: Seat;
}

export interface ActRequest extends Pass {
  readonly act: Act;
}

export interface Acted {
  readonly table: TableView;
  /** The seat after the act: another one after `sit`, null after `leave`. */
  readonly seat: Seat | null;
}

/** What the holder of a seat may do with the table. Who may do it and when stands behind each. */
export type Act =
  /** Owner, waiting, no seat open. */
  | { readonly type: 'start' }
  /** Owner, waiting: what is absent stays. Fewer players: the last seats go; SEAT_TAKEN if people sit there. */
  | {
      readonly type: 'configure';
      readonly options?: unknown;
      readonly players?: number;
      readonly public?: boolean;
      readonly clock?: ClockPlan;
    }
  /** Owner, at any time: lets spectators in or sends them out. */
  | { readonly type: 'gallery'; readonly open: boolean }
  /** Owner: an open seat or, while waiting, a bot's becomes the one or the other. */
  | { readonly type: 'plan'; readonly seat: Seat; readonly plan: 'open' | BotWish }
  /** Owner, waiting: sends a person away, who cannot sit down here again from the same device. */
  | { readonly type: 'remove'; readonly seat: Seat }
  /** Owner: makes another person the owner. */
  | { readonly type: 'entrust'; readonly seat: Seat }
  /** Waiting: changes to an open seat. */
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'rename'; readonly name: string }
  /** Gives the seat up. Waiting: it is open again. Playing: it is abandoned. An owner's rights pass on. */
  | { readonly type: 'leave' }
  /** Playing. Two players: the match is over. More: a bot takes the seat. */
  | { readonly type: 'resign' }
  /** Anyone seated, before a person has moved (waiting: the owner): there is no match any more. */
  | { readonly type: 'callOff' }
  /** Agrees or disagrees; the first who agrees proposes. The owner alone may decide about an abandoned seat. */
  | { readonly type: 'vote'; readonly on: Proposal; readonly yes: boolean }
  /** Anyone seated ends a pause. */
  | { readonly type: 'resume' }
  /** When to be asked in reaction windows; private, kept by the server, which passes for a seat not to be asked. */
  | { readonly type: 'reactions'; readonly wish: ReactionWish };

export const REACTION_WISHES = ['touched', 'all', 'never'] as const;
export type ReactionWish = (typeof REACTION_WISHES)[number];

export type Proposal =
  /** Stops all clocks. Every person at the table must agree. */
  | { readonly kind: 'pause' }
  /** Gives an abandoned seat away; a bot keeps its name. All others who are present must agree. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly by: 'bot' | 'newcomer' };

export interface ProposalView {
  readonly on: Proposal;
  readonly yes: readonly Seat[];
  /** Whose answer is still missing. */
  readonly missing: readonly Seat[];
}

export interface HandOver {
  /** Works once; to be put behind the # of a private link or into a QR code. */
  readonly token: string;
  readonly expiresAt: number;
}

export interface TakeOverRequest {
  readonly token: string;
  readonly key: string;
}

export interface MineRequest {
  /** Without a pass: tables one watches. */
  readonly tables: readonly { readonly id: string; readonly pass?: Pass }[];
}

export interface MineAnswer {
  /** In the order asked; null for a table that is gone. A pass that no longer fits is treated as none. */
  readonly tables: readonly (MyTable | null)[];
}

export interface MyTable {
  readonly table: TableView;
  /** Null if the pass does not fit. */
  readonly seat: Seat | null;
  /** Who may act now, as far as everybody may know; empty unless playing. */
  readonly awaited: readonly Seat[];
  /** Whether my own seat has to act. */
  readonly myTurn: boolean;
  /** The public view of the state, for a line about where the game stands; null while waiting. */
  readonly view: object | null;
}

/** Everything, secrets included: only of a match that is over. */
export interface Replay {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[];
  readonly moves: readonly {
    readonly player: Seat;
    readonly move: string;
    readonly args: object | null;
    readonly at: number;
  }[];
  readonly forfeit: Seat | null;
}

// ------------------------------------------------------------------------------------------------ refusals

/** Stable codes; the page has the sentences. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'TOO_LARGE',
  'RATE_LIMITED',
  'FORBIDDEN_ORIGIN',
  'CLIENT_OUTDATED',
  /** The database cannot be reached: try again. */
  'UNAVAILABLE',
  'NOT_FOUND',
  'TABLE_NOT_FOUND',
  'CODE_NOT_FOUND',
  'UNKNOWN_GAME',
  'INVALID_PLAYER_COUNT',
  'INVALID_OPTIONS',
  'INVALID_CLOCK',
  'NAME_EMPTY',
  'NAME_TOO_LONG',
  'NAME_TAKEN',
  'TABLE_FULL',
  'SEAT_TAKEN',
  'SEAT_UNKNOWN',
  /** The owner has sent this device away. */
  'REMOVED',
  'WRONG_CREDENTIALS',
  'NOT_OWNER',
  'SEATS_OPEN',
  'NOT_WAITING',
  'NOT_PLAYING',
  'NOT_OVER',
  'ALREADY_MOVED',
  'NOT_ABANDONED',
  'NO_CLOCK',
  'NOT_PAUSED',
  'TOKEN_INVALID',
  'GALLERY_CLOSED',
  'CHAT_EMPTY',
  'CHAT_TOO_LONG',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface Refusal {
  readonly error: {
    readonly code: ErrorCode;
    /** For developers and logs. */
    readonly message: string;
    /** With RATE_LIMITED and UNAVAILABLE: seconds after which it is worth trying again. */
    readonly retryAfter?: number;
  };
}

// ------------------------------------------------------------------------------------------------ the socket

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

/** Namespace of the live lobby: the server emits `card` and `gone`. */
export const LOBBY_NAMESPACE = '/lobby';

export interface LobbyEvents {
  /** A public table is new or has changed. */
  card: (card: TableCard) => void;
  gone: (id: string) => void;
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
  | { readonly ok: true; readonly version: number }
  /**
   * The reason code of the game's rules, an ErrorCode, or STALE: the position has changed meanwhile (a `delta` or
   * `sync` with the new one is on its way), PAUSED: the clocks are stopped.
   */
  | { readonly ok: false; readonly reason: string };

export type ChatOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: ErrorCode };

export interface ServerEvents {
  /** What the table looks like; after every change of it. `you` only in the answer to `sync`. */
  table: (table: TableView, you?: You) => void;
  /** The whole position. Stock fields, and what our client needs under `online`. */
  sync: (table: string, info: SyncInfo) => void;
  /** To stock clients after a move. */
  update: (table: string, state: ClientState, log: readonly []) => void;
  /**
   * To our clients after a move: from which of their versions to which (a client at another one asks for `sync`), for
   * `applyDelta` (./delta) on the Position, and the new events of the viewer's log. Clocks: not at a table without.
   */
  delta: (
    table: string,
    from: number,
    to: number,
    delta: Delta,
    events: readonly (DomainEvent | UndoEvent)[],
    clocks?: ClocksView,
  ) => void;
  /** To stock clients: names and presence. */
  matchData: (table: string, players: readonly StockPlayer[]) => void;
  /** All that was said before. */
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

export interface SyncInfo {
  readonly state: ClientState;
  /** The same as `state`: nobody is shown how the cards lay at the beginning. */
  readonly initialState: ClientState;
  readonly log: readonly [];
  readonly filteredMetadata: readonly StockPlayer[];
  readonly online?: {
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
