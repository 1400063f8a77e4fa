/**
 * The socket that boardgame.io's own transport is given. To the transport it is a stock one; to the server it speaks
 * the whole protocol: moves are acknowledged and sent again, differences become positions, a missing version or a
 * lost connection leads to a fresh sync.
 */
import type { Socket } from 'socket.io-client';
import type { DomainEvent, Seat, UndoEvent } from '../../../games/kit';
import { applyDelta } from '../delta';
import type {
  Change,
  ChatLine,
  ChatOutcome,
  ClientEvents,
  ClientState,
  ClocksView,
  Delta,
  MoveAction,
  MoveOutcome,
  Pass,
  Position,
  ServerEvents,
  SyncInfo,
  TableView,
  You,
} from '../protocol';
import { createOutbox } from './outbox';
import { createPatience, isPassing, type Pace } from './pace';

type Event = DomainEvent | UndoEvent;
export type TableSocket = Socket<ServerEvents, ClientEvents>;

/** What the session hears besides the positions, which go through boardgame.io. */
interface WireNews {
  onTable(table: TableView, you: You | undefined): void;
  /** Comes before the position that the events lead to, as `onMove` does. */
  onSync(online: SyncInfo['online']): void;
  onMove(events: readonly Event[], clocks: ClocksView | undefined): void;
  onChats(lines: readonly ChatLine[]): void;
  onChat(line: ChatLine): void;
  onOutcome(outcome: MoveOutcome): void;
  /** The server answers, but cannot do what it is asked for; or it can again. */
  onTrouble(troubled: boolean): void;
  onRefused(about: 'sync' | 'update' | 'chat', code: string): void;
}

export interface WireSetup {
  readonly socket: TableSocket;
  readonly table: string;
  readonly pass: Pass | null;
  /** How many events of the viewer's log are known. */
  events(): number;
  readonly news: WireNews;
  readonly pace: Pace;
}

export interface Wire {
  /** For boardgame.io's transport. */
  readonly stock: StockSocket;
  readonly sending: boolean;
  /** The page was away: something may have been missed, and the line may be dead without knowing it. */
  wake(): void;
  say(id: string, text: string, acknowledge: (outcome: ChatOutcome) => void): void;
}

/** As much of a socket as boardgame.io's transport uses. */
interface StockSocket {
  on(event: string, listener: (...args: readonly unknown[]) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  close(): void;
}

/** A sync that is not answered within this time is asked for again when something is missing. */
const SYNC_MS = 4000;
/** How long the position that a move led to may take to arrive after the acknowledgement. */
const BEHIND_MS = 2000;

export function createWire({ socket, table, pass, events, news, pace }: WireSetup): Wire {
  const listeners = new Map<string, (...args: readonly unknown[]) => void>();
  const tell = (event: string, ...args: readonly unknown[]): void => listeners.get(event)?.(...args);
  let state: ClientState | null = null;
  /** Whether the server knows on this connection who we are. */
  let known = false;
  /** Whether the server knows on this connection who speaks here; what was said before waits. */
  let greeted = false;
  const unsaid: (() => void)[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let behind: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const seat: Seat | null = pass?.seat ?? null;
  const patience = createPatience(pace);

  const ask = (): void => {
    if (!socket.connected) return;
    askedAt = performance.now();
    socket.emit('sync', table, seat, pass?.credentials, undefined, { events: events() });
  };
  const sync = (): void => {
    if (performance.now() - askedAt > SYNC_MS) ask();
  };

  const receive = (...[from, to, delta, happened, clocks]: Change): void => {
    if (state === null || from !== state._stateID) {
      // What is older than what is known is no gap.
      if (state === null || to > state._stateID) sync();
      return;
    }
    const first = events();
    news.onMove(happened, clocks);
    state = advanced(state, to, delta, happened, first);
    tell('update', table, state, []);
  };

  const wake = (): void => {
    ask();
    clearTimeout(doubt);
    doubt = setTimeout(renew, pace.answer);
  };
  /** A server that says it must be waited for is not silent. */
  const renew = (): void => {
    if (socket.connected && !patience.waiting) socket.disconnect().connect();
  };

  /** The server has shown the table. */
  const shown = (): void => {
    askedAt = Number.NEGATIVE_INFINITY;
    clearTimeout(doubt);
    patience.end();
    news.onTrouble(false);
  };

  const outbox = createOutbox(
    {
      send: ({ id, action, version }, acknowledge) => {
        if (!known || seat === null) return;
        socket.emit('update', action, version, table, seat, id, (outcome) => {
          if (outcome.ok && outcome.change) receive(...outcome.change);
          acknowledge(outcome);
        });
      },
      onSilence: renew,
      onTrouble: () => news.onTrouble(true),
      onOutcome: (outcome) => {
        clearTimeout(behind);
        news.onTrouble(false);
        if (outcome.ok) {
          behind = setTimeout(() => {
            if (state === null || state._stateID < outcome.version) ask();
          }, BEHIND_MS);
        }
        news.onOutcome(outcome);
      },
    },
    pace,
  );

  socket.on('table', (view, you) => {
    if (view.id !== table) return;
    news.onTable(view, you);
    // The match has begun, and its first position is not here yet.
    if (state === null && (view.status === 'playing' || view.status === 'over') && !you) sync();
  });
  socket.on('sync', (id, info) => {
    if (id !== table) return;
    known = true;
    state = info.state;
    if ('online' in info) news.onSync(info.online);
    // Names come with the table, and nobody is shown how the cards lay at the beginning.
    tell('sync', id, { state, initialState: state, log: [], filteredMetadata: [] });
    shown();
    outbox.sendAgain();
  });
  socket.on('delta', (id, ...change) => {
    if (id === table) receive(...change);
  });
  socket.on('chats', (id, lines) => {
    if (id !== table) return;
    news.onChats(lines);
    // Before the match there is no position to wait for.
    if (state === null) shown();
    greeted = true;
    for (const send of unsaid.splice(0)) send();
  });
  socket.on('chat', (id, { payload }) => {
    if (id === table) news.onChat(payload);
  });
  socket.on('refused', (about, code) => {
    if (!isPassing(code)) return news.onRefused(about, code);
    if (about !== 'sync') return;
    // The board stays: the same question has an answer later.
    news.onTrouble(true);
    patience.wait(ask);
  });
  socket.on('connect', () => {
    askedAt = Number.NEGATIVE_INFINITY;
    tell('connect');
  });
  socket.on('disconnect', () => {
    known = false;
    greeted = false;
    clearTimeout(doubt);
    patience.end();
    tell('disconnect');
  });

  return {
    get sending() {
      return outbox.sending;
    },
    wake,
    say: (id, text, acknowledge) => {
      let answered = false;
      const answer = (outcome: ChatOutcome): void => {
        if (!answered) acknowledge(outcome);
        answered = true;
      };
      setTimeout(() => answer({ ok: false, reason: 'UNAVAILABLE' }), SYNC_MS);
      const send = (): void => {
        const message = { id, sender: seat, payload: text };
        if (!answered) socket.emit('chat', table, message, pass?.credentials, answer);
      };
      if (greeted) send();
      else unsaid.push(send);
    },
    stock: {
      on: (event, listener) => listeners.set(event, listener),
      emit: (event, ...args) => {
        if (event === 'sync') ask();
        if (event === 'update') outbox.post(args[0] as MoveAction, args[1] as number);
      },
      close: () => {
        clearTimeout(behind);
        clearTimeout(doubt);
        patience.end();
        outbox.close();
        socket.close();
      },
    },
  };
}

function advanced(
  state: ClientState,
  version: number,
  delta: Delta,
  events: readonly Event[],
  from: number,
): ClientState {
  const { G: oldG, ctx: oldCtx, plugins } = state;
  const before: Position = { G: oldG, ctx: oldCtx, canUndo: plugins.grimoire.data.canUndo };
  const { G, ctx, canUndo } = applyDelta(before, delta) as Position;
  return { ...state, G, ctx, plugins: { grimoire: { data: { events, from, canUndo } } }, _stateID: version };
}
