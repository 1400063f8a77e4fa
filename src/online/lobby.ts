/** The public tables, kept up to date by the server. */
import type { Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';
import type { Api } from './api';
import type { Lobby, LobbyState } from './contract';
import type { LobbyEvents, TableCard } from './protocol';

export interface LobbySetup {
  readonly api: Api;
  /** Only tables of this game, or of all. */
  readonly game: string | null;
  /** A socket of the lobby that is not connected yet. */
  connect(): Socket<LobbyEvents>;
}

export function createLobby({ api, game, connect }: LobbySetup): Lobby {
  const store = createStore<LobbyState>(() => ({
    status: 'loading',
    error: null,
    live: false,
    cards: [],
    more: false,
  }));
  const socket = connect();
  let pages = 1;
  let closed = false;

  /** What came while a list was on its way is newer than the list. */
  const missed = new Set<News>();

  const hear = (id: string, card: TableCard | null): void => {
    if (card !== null && game !== null && card.game !== game) return;
    for (const news of missed) news.set(id, card);
    store.setState(({ cards }) => ({ cards: merged(cards, new Map([[id, card]])) }));
  };

  /** Reads as many pages as are shown: after a lost connection some cards may be old. */
  const load = async (): Promise<void> => {
    const news: News = new Map();
    missed.add(news);
    await read(news);
    missed.delete(news);
  };

  const read = async (news: News): Promise<void> => {
    const cards: TableCard[] = [];
    let more = true;
    for (let page = 0; page < pages && more; page += 1) {
      const answer = await api.lobby(game, page);
      if (closed) return;
      if (!answer.ok) {
        store.setState({ status: 'failed', error: answer.error });
        return;
      }
      cards.push(...answer.value.tables);
      more = answer.value.more;
    }
    store.setState({ status: 'open', error: null, cards: merged(cards, news), more });
  };

  socket.on('card', (card) => hear(card.id, card));
  socket.on('gone', (id) => hear(id, null));
  socket.on('stale', () => void load());
  socket.on('connect', () => {
    store.setState({ live: true });
    void load();
  });
  socket.on('disconnect', () => store.setState({ live: false }));
  socket.connect();
  void load();

  return {
    store,
    loadMore: () => {
      pages += 1;
      void load();
    },
    retry: () => {
      store.setState({ status: 'loading', error: null });
      if (!socket.connected) socket.connect();
      void load();
    },
    close: () => {
      closed = true;
      socket.close();
    },
  };
}

/** What has become of tables: null if one is gone. */
type News = Map<string, TableCard | null>;

function merged(cards: readonly TableCard[], news: News): readonly TableCard[] {
  const shown = ({ status }: TableCard) => status === 'waiting' || status === 'playing';
  const fresh = [...news.values()].flatMap((card) => (card && shown(card) ? [card] : []));
  return sorted([...cards.filter(({ id }) => !news.has(id)), ...fresh]);
}

/** Tables that wait for somebody first, newest first; each table once. */
function sorted(cards: readonly TableCard[]): readonly TableCard[] {
  const unique = [...new Map(cards.map((card) => [card.id, card])).values()];
  return unique.sort(
    (one, other) =>
      Number(other.openSeats > 0) - Number(one.openSeats > 0) || other.createdAt - one.createdAt,
  );
}
