/** What the pages know of an online table and of the lobby. */
import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../games/kit';
import type { PlayState, Table } from '../play/contract';
import type { Film } from '../replay';
import type { Answer, OnlineError } from './api';
import type { Act, ChatLine, ClocksView, HandOver, TableCard, TableView } from './protocol';

/** How the page stands with the server; times are those of this device. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  | { readonly kind: 'reconnecting'; readonly since: number }
  | { readonly kind: 'offline'; readonly since: number }
  /** There is a connection, but the server cannot do what it is asked for: its database is away, or it is too much. */
  | { readonly kind: 'busy'; readonly since: number }
  /** The server has said that it will be back in a moment. */
  | { readonly kind: 'restarting'; readonly since: number };

export type OnlineStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly error: OnlineError }
  /** The seat is played from another device now. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'open' };

export interface OnlinePart {
  readonly status: OnlineStatus;
  /** Null until it is known. */
  readonly table: TableView | null;
  /** Where I sit; null in the gallery. */
  readonly seat: Seat | null;
  readonly connection: Connection;
  readonly clocks: ClocksView | null;
  /** How much the server's time is ahead of the device's. */
  readonly ahead: number;
  readonly chat: readonly ChatLine[];
  /** A move is on its way. */
  readonly sending: boolean;
  /** How often the server was started anew while the page was open. */
  readonly restarts: number;
}

export interface OnlineState extends PlayState {
  readonly online: OnlinePart;
}

export interface OnlineTable extends Table {
  readonly store: StoreApi<OnlineState>;
  /**
   * Everything that these eyes have seen up to now, to leaf through; where the server cannot be asked, since the page
   * came to the table. Null if there is nothing.
   */
  past(): Film | Promise<Film> | null;
  /** Takes an open seat, any if none is named. */
  join(seat: Seat | null): Promise<OnlineError | null>;
  act(act: Act): Promise<OnlineError | null>;
  /** The table of the rematch, where I have a seat now. */
  rematch(): Promise<Answer<string>>;
  handOver(): Promise<Answer<HandOver>>;
  say(text: string): Promise<OnlineError | null>;
  /** In the gallery, after the name on this device has changed: from now on one is called so. */
  introduce(): void;
  /** Calls back with the reason of every move that was sent and refused. */
  onRefused(listener: (reason: string) => void): () => void;
  /** Tries again after a refusal. */
  retry(): void;
  close(): void;
}

export interface LobbyState {
  readonly status: 'loading' | 'open' | 'failed';
  readonly error: OnlineError | null;
  /** Whether news come in by themselves. */
  readonly live: boolean;
  readonly cards: readonly TableCard[];
  readonly more: boolean;
}

export interface Lobby {
  readonly store: StoreApi<LobbyState>;
  loadMore(): void;
  retry(): void;
  close(): void;
}
