/** What pages ask for by REST: the addresses, the bodies and the answers. */
import type { ReactionWish, Seat } from '../../../games/kit';
import type { BotLevel } from '../../bots';
import type { Delta } from './position';
import type { BotWish, ClockPlan, Guest, Pass, Proposal, TableCard, TableView } from './table';

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
  /** POST PastRequest → Past, of a match that has begun: what the seat, or an open gallery, has been sent of it */
  past: (id: string) => `/api/tables/${id}/past`,
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
  /** Owner: makes another person the owner, who has come. */
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
  /**
   * Agrees or disagrees; the first who agrees proposes. The owner alone may decide about an abandoned seat. What only
   * waits for somebody is done once that person has abandoned the table; what no longer matters is dropped.
   */
  | { readonly type: 'vote'; readonly on: Proposal; readonly yes: boolean }
  /** Anyone seated ends a pause. */
  | { readonly type: 'resume' }
  /** When to be asked in reaction windows; private, kept by the server, which passes for a seat not to be asked. */
  | { readonly type: 'reactions'; readonly wish: ReactionWish };

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

/** Before a closed gallery whoever has no seat is told nothing of the match: nobody is awaited, and there is no view. */
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
  readonly seats: readonly (
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  )[];
  readonly moves: readonly {
    readonly player: Seat;
    readonly move: string;
    readonly args: object | null;
    readonly at: number;
  }[];
  /** As the rules gave it; null if somebody gave up before the end. */
  readonly result: object | null;
  readonly forfeit: Seat | null;
}

export interface PastRequest {
  /** Absent: as the gallery sees it. */
  readonly pass?: Pass;
}

/** A match up to now, as one pair of eyes has noticed it. */
export interface Past {
  /**
   * For each change that was noticed, the latest `LIMITS.past` of them: how many events of the viewer's log had been
   * told by then, and what has become of the view. The first is a whole view.
   */
  readonly steps: readonly (readonly [told: number, delta: Delta])[];
  /** Whether the beginning was left out. */
  readonly cut: boolean;
}
