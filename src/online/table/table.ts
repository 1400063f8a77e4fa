/** The life of an online table in this page: it is found, looked at from a seat or the gallery, and played. */
import { createStore } from 'zustand/vanilla';
import type { GameLoader } from '../../../games';
import { type AnyRules, type ReactionWish, UNDO_MOVE } from '../../../games/kit';
import type { Api } from '../api';
import type { OnlinePart, OnlineState, OnlineStatus, OnlineTable } from '../contract';
import type { Memory } from '../memory';
import { ERROR_CODES, type Guest, type Pass, type Seated, type TableView } from '../protocol';
import { createAlbum, filmOfPast } from './album';
import { createPatience, isPassing, PACE, type Pace } from './pace';
import { openSession, type Session } from './session';
import { NOTHING, snapshot } from './snapshot';
import type { TableSocket } from './wire';

/** What an online table needs of its surroundings: `live` gives the browser's, tests give theirs. */
export interface World {
  readonly api: Api;
  readonly memory: Memory;
  readonly games: Readonly<Record<string, Pick<GameLoader, 'rules'>>>;
  /** A socket that is not connected yet. */
  connect(game: string): TableSocket;
  guest(): Guest;
  reactionWish(): ReactionWish;
  onReactionWish(listener: () => void): () => void;
  now(): number;
  /** How patient tables are; as they like if absent. */
  readonly pace?: Pace;
}

/** How often a guest at the door looks whether the table has changed. */
const LOOK_MS = 4000;
/** What another tab of this device does with the seat is noted a moment after the server has told of it. */
const NOTE_MS = 800;

const UNKNOWN: OnlinePart = {
  status: { kind: 'loading' },
  table: null,
  seat: null,
  connection: { kind: 'connecting' },
  clocks: null,
  ahead: 0,
  chat: [],
  sending: false,
  restarts: 0,
};

export function createOnlineTable(id: string, world: World): OnlineTable {
  const { api, memory } = world;
  const store = createStore<OnlineState>(() => ({ ...NOTHING, online: UNKNOWN }));
  const refusals = new Set<(reason: string) => void>();
  let status: OnlineStatus = { kind: 'loading' };
  let table: TableView | null = null;
  let rules: AnyRules | null = null;
  let session: Session | null = null;
  /** Null until the first position is here. */
  let seen: number | null = null;
  let album = createAlbum();
  let watchful = false;
  let told: ReactionWish | null = null;
  let closed = false;
  /** The name under which the gallery knows this device. */
  let knownAs = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Between two attempts to find a table that could not be asked about. */
  const patience = createPatience(world.pace ?? PACE);

  const pass = (): Pass | null => memory.of(id)?.pass ?? null;
  /** Whoever has just come, sat down or lost the line is connected in a moment, or offline. */
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const isOpening = () =>
        session === null || !['connected', 'busy', 'offline'].includes(session.connection.kind);
      if (!isOpening()) return resolve();
      const stop = store.subscribe(() => {
        if (isOpening()) return;
        stop();
        resolve();
      });
    });

  const later = (what: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };

  const refresh = (): void => {
    if (closed) return;
    const seat = session?.pass?.seat ?? null;
    if (table === null || rules === null || session === null) {
      store.setState({ ...NOTHING, online: { ...UNKNOWN, status, table } }, true);
      return;
    }
    const { connection, position, events, clocks, ahead, chat, sending, restarts } = session;
    if (position) {
      seen = Math.min(seen ?? firstSeen(table, events.length), events.length);
      album.keep(position.view, events.length);
      if (seat !== null && rules.turnOf?.(position.view) === seat) watchful = false;
    }
    const shown = { rules, table, seat, position, events, seen: seen ?? 0, watchful, sending };
    const online = { status, table, seat, connection, clocks, ahead, chat, sending, restarts };
    store.setState({ ...snapshot(shown), online }, true);
    tellWish();
  };

  /** Who was here before goes on where they stopped; who comes later begins with the position as it is. */
  const firstSeen = (view: TableView, all: number): number =>
    memory.of(id)?.seen[session?.pass?.seat ?? 'spectator'] ?? (view.moved ? all : 0);

  /** The server passes for a seat that does not want to be asked, so it has to know. */
  const tellWish = (): void => {
    const wish = watchful ? 'all' : world.reactionWish();
    if (!rules?.reactions || !session?.wish || !session.pass || table?.status !== 'playing') return;
    if (wish === (told ?? session.wish)) return;
    told = wish;
    void act({ type: 'reactions', wish });
  };

  const end = (next: OnlineStatus): void => {
    session?.close();
    session = null;
    status = next;
    refresh();
  };

  const follow = (view: TableView): void => {
    if (table !== null && view.edition < table.edition) return;
    table = view;
    if (view.status === 'over') memory.finish(id);
    refresh();
  };

  /** The line tells who is there sooner than an answer, which may come from another process. */
  const followAnswer = (view: TableView): void => {
    const isLive = session?.connection.kind === 'connected';
    if (!isLive || table === null || view.edition > table.edition) follow(view);
  };

  const load = async (): Promise<void> => {
    const found = await api.table(id);
    if (closed) return;
    if (!found.ok) {
      if (found.error === 'TABLE_NOT_FOUND') memory.forget(id);
      if (found.error === 'OFFLINE' || isPassing(found.error)) patience.wait(() => void load());
      return end({ kind: 'refused', error: found.error });
    }
    patience.end();
    try {
      rules = (await world.games[found.value.game]?.rules()) ?? null;
    } catch {
      return end({ kind: 'refused', error: 'OFFLINE' });
    }
    if (closed) return;
    if (rules === null) return end({ kind: 'refused', error: 'UNKNOWN_GAME' });
    status = { kind: 'open' };
    follow(found.value);
    look();
  };

  /** Looks at the table, from the own seat or from the gallery. */
  const look = (): void => {
    if (table === null || rules === null) return;
    session?.close();
    knownAs = world.guest().name;
    seen = null;
    told = null;
    album = createAlbum();
    const opened: Session = openSession({
      socket: world.connect(table.game),
      rules,
      table: id,
      pass: pass(),
      now: world.now,
      pace: world.pace,
      onChange: () => {
        if (session === opened) refresh();
      },
      onTable: (view) => {
        if (session === opened) follow(view);
      },
      onRefusedMove: (reason) => {
        for (const listener of refusals) listener(reason);
      },
      onRefused: (code) => {
        if (session === opened) refused(code);
      },
    });
    session = opened;
    refresh();
  };

  const refused = (code: string): void => {
    const lost = session?.pass ?? null;
    const error = ERROR_CODES.find((one) => one === code) ?? 'UNAVAILABLE';
    if (error === 'TABLE_NOT_FOUND') memory.forget(id);
    if (lost && (code === 'MOVED' || error === 'WRONG_CREDENTIALS')) giveUp(lost);
    else if (error === 'GALLERY_CLOSED' && table?.seats.some(({ kind }) => kind === 'open')) wait();
    else end({ kind: 'refused', error });
  };

  /** The seat is no longer held by this pass; perhaps by another one, after a change of seats. */
  const giveUp = (lost: Pass): void => {
    const left = session;
    setTimeout(() => {
      if (closed || session !== left) return;
      if (pass()?.seat !== lost.seat) look();
      else {
        if (table) memory.note(id, table.game, { pass: null });
        end({ kind: 'moved' });
      }
    }, NOTE_MS);
  };

  /** At the door of a table without gallery: whoever has not sat down yet sees only who sits there. */
  const wait = (): void => {
    later(async () => {
      const found = await api.table(id);
      if (closed || session?.pass) return;
      if (found.ok) follow(found.value);
      if (!found.ok && found.error === 'TABLE_NOT_FOUND') end({ kind: 'refused', error: found.error });
      else wait();
    }, LOOK_MS);
  };

  const sitDown = ({ seat, credentials, table: view }: Seated): void => {
    memory.note(id, view.game, { pass: { seat, credentials } });
    clearTimeout(timer);
    follow(view);
    look();
  };

  const act: OnlineTable['act'] = async (what) => {
    const own = pass();
    if (own === null) return 'WRONG_CREDENTIALS';
    const acted = await api.act(id, { ...own, act: what });
    if (!acted.ok) return acted.error;
    const { seat, table: view } = acted.value;
    if (seat !== own.seat) {
      memory.note(id, view.game, { pass: seat === null ? null : { ...own, seat } });
      follow(view);
      if (!closed) look();
    } else followAnswer(view);
    return null;
  };

  const stopListening = world.onReactionWish(tellWish);
  void load();

  return {
    store,
    play: (move, args) => session?.play(move, args) ?? (session ? null : 'NOT_YOUR_TURN'),
    undo: () => session?.play(UNDO_MOVE, null) ?? (session ? null : 'NOTHING_TO_UNDO'),

    caughtUp: () => {
      if (session === null || table === null || seen === null || seen >= session.events.length) return;
      seen = session.events.length;
      const viewer = session.pass?.seat ?? 'spectator';
      memory.note(id, table.game, { seen: { ...memory.of(id)?.seen, [viewer]: seen } });
      refresh();
    },

    past: () => {
      if (rules === null || session === null) return null;
      const own = session.pass;
      const eyes = { rules, viewer: own?.seat ?? ('spectator' as const), events: session.events };
      const kept = album.film(eyes);
      if (kept === null || session.connection.kind === 'offline') return kept;
      const asked = api.past(id, own ? { pass: own } : {});
      return asked.then((past) => (past.ok ? filmOfPast(past.value, eyes) : kept));
    },

    watchUntilMyTurn: (on) => {
      watchful = on;
      refresh();
    },

    join: async (seat) => {
      const joined = await api.join(id, { guest: world.guest(), ...(seat !== null && { seat }) });
      if (!joined.ok) return joined.error;
      sitDown(joined.value);
      return null;
    },

    act,

    rematch: async () => {
      const own = pass();
      if (own === null) return { ok: false, error: 'WRONG_CREDENTIALS' };
      const seated = await api.rematch(id, own);
      if (!seated.ok) return seated;
      const { seat, credentials, table: next } = seated.value;
      memory.note(next.id, next.game, { pass: { seat, credentials } });
      return { ok: true, value: next.id };
    },

    handOver: async () => {
      const own = pass();
      return own === null ? { ok: false, error: 'WRONG_CREDENTIALS' } : api.handOver(id, own);
    },

    say: async (text) => {
      await settled();
      if (session === null || !['connected', 'busy'].includes(session.connection.kind)) return 'OFFLINE';
      const outcome = await session.say(text);
      return outcome.ok ? null : outcome.reason;
    },

    introduce: () => {
      if (session === null || session.pass || world.guest().name === knownAs) return;
      knownAs = world.guest().name;
      session.comeAgain();
    },

    onRefused: (listener) => {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },

    retry: () => {
      patience.end();
      end({ kind: 'loading' });
      void load();
    },

    close: () => {
      closed = true;
      clearTimeout(timer);
      patience.end();
      stopListening();
      session?.close();
      session = null;
    },
  };
}
