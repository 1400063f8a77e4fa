/** One pair of eyes at an online table: a boardgame.io client of one seat, or of the gallery. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import {
  type AnyRules,
  checkMove,
  type DomainEvent,
  freshSeed,
  type ReactionWish,
  UNDO_MOVE,
  type UndoEvent,
} from '../../../games/kit';
import { toGame } from '../../../games/kit/boardgame';
import type { Connection } from '../contract';
import type { ChatLine, ChatOutcome, ClientState, ClocksView, Pass, TableView } from '../protocol';
import { watchConnection } from './connection';
import { PACE, type Pace } from './pace';
import type { Position } from './snapshot';
import { createWire, type TableSocket } from './wire';

export interface SessionSetup {
  readonly socket: TableSocket;
  readonly rules: AnyRules;
  readonly table: string;
  readonly pass: Pass | null;
  readonly now: () => number;
  readonly pace?: Pace | undefined;
  /** Something of what the session shows has changed. */
  onChange(): void;
  onTable(table: TableView): void;
  /** A move that was sent has been refused. */
  onRefusedMove(reason: string): void;
  /** The server does not let these eyes look, or no longer. */
  onRefused(code: string): void;
}

export interface Session {
  readonly pass: Pass | null;
  readonly connection: Connection;
  readonly position: Position | null;
  readonly events: readonly (DomainEvent | UndoEvent)[];
  readonly clocks: ClocksView | null;
  readonly ahead: number;
  readonly chat: readonly ChatLine[];
  readonly sending: boolean;
  readonly restarts: number;
  /** What the server believes about when to ask this seat; null until it has said so. */
  readonly wish: ReactionWish | null;
  play(move: string, args: object | null): string | null;
  say(text: string): Promise<ChatOutcome>;
  /** Comes in again, with what the device says of itself now. */
  comeAgain(): void;
  close(): void;
}

export function openSession(setup: SessionSetup): Session {
  const { socket, rules, pass, now, onChange } = setup;
  let connection: Connection = { kind: 'connecting' };
  /** Since when the server says that it cannot do what it is asked for. */
  let busySince: number | null = null;
  let position: Position | null = null;
  let events: readonly (DomainEvent | UndoEvent)[] = [];
  let clocks: ClocksView | null = null;
  let ahead = 0;
  let chat: readonly ChatLine[] = [];
  let boot: string | null = null;
  let restarts = 0;
  let wish: ReactionWish | null = null;

  const wire = createWire({
    socket,
    table: setup.table,
    pass,
    events: () => events.length,
    pace: setup.pace ?? PACE,
    news: {
      onTable: (table, you) => {
        if (you) wish = you.reactions;
        setup.onTable(table);
      },
      onSync: (online) => {
        events = [...events.slice(0, online.from), ...online.events];
        clocks = online.clocks;
        ahead = online.now - now();
        if (boot !== null && boot !== online.boot) restarts += 1;
        boot = online.boot;
      },
      onMove: (happened, now) => {
        events = [...events, ...happened];
        if (now) clocks = now;
      },
      onChats: (lines) => {
        // What was said while the history was read is not in it.
        const last = lines.at(-1)?.n ?? 0;
        chat = [...lines, ...chat.filter(({ n }) => n > last)];
        onChange();
      },
      onChat: (line) => {
        chat = [...chat.filter(({ room, n }) => room !== line.room || n !== line.n), line];
        onChange();
      },
      onOutcome: (outcome) => {
        if (!outcome.ok) setup.onRefusedMove(outcome.reason);
        onChange();
      },
      onTrouble: (troubled) => {
        if (troubled === (busySince !== null)) return;
        busySince = troubled ? now() : null;
        onChange();
      },
      onRefused: (about, code) => {
        if (about === 'sync' || code === 'MOVED') setup.onRefused(code);
      },
    },
  });

  const client = Client<object>({
    game: toGame(rules) as Game,
    debug: false,
    matchID: setup.table,
    ...(pass && { playerID: pass.seat, credentials: pass.credentials }),
    multiplayer: (options) => SocketIO()({ ...options, socket: wire.stock }),
  });
  const unsubscribe = client.subscribe((state) => {
    if (!state) return;
    const { data } = (state.plugins as unknown as ClientState['plugins']).grimoire;
    position = { view: state.G, ctx: state.ctx, canUndo: data.canUndo };
    onChange();
  });
  const stopWatching = watchConnection({
    socket,
    now,
    onChange: (next) => {
      connection = next;
      onChange();
    },
    onRefused: setup.onRefused,
    onReturn: wire.wake,
  });
  client.start();
  socket.connect();

  return {
    pass,
    get connection(): Connection {
      if (connection.kind !== 'connected' || busySince === null) return connection;
      return { kind: 'busy', since: busySince };
    },
    get position() {
      return position;
    },
    get events() {
      return events;
    },
    get clocks() {
      return clocks;
    },
    get ahead() {
      return ahead;
    },
    get chat() {
      return chat;
    },
    get sending() {
      return wire.sending;
    },
    get restarts() {
      return restarts;
    },
    get wish() {
      return wish;
    },

    play: (move, args) => {
      if (pass === null || position === null) return 'NOT_YOUR_TURN';
      if (wire.sending) return 'SENDING';
      const reason =
        move === UNDO_MOVE
          ? position.canUndo
            ? null
            : 'NOTHING_TO_UNDO'
          : checkMove(rules, position.view, pass.seat, move, args);
      if (reason !== null) return reason;
      client.moves[move]?.(args);
      onChange();
      return null;
    },

    say: (text) => new Promise((resolve) => wire.say(freshSeed(), text, resolve)),
    comeAgain: () => void socket.disconnect().connect(),

    close: () => {
      stopWatching();
      unsubscribe();
      client.stop();
    },
  };
}
