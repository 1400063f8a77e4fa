/** Two rooms at every table: the players', and the gallery's. After the match everybody may read both. */
import type { Seat, Viewer } from '../../games/kit';
import { type ChatLine, LIMITS } from '../online/protocol';
import { refuseUnless } from './refused';
import type { Store } from './store/contract';
import { plainText } from './table/name';
import type { World } from './world';

export interface Chat {
  say(id: string, line: Pick<ChatLine, 'seat' | 'guest' | 'name' | 'text'>): Promise<void>;
  history(id: string, viewer: Viewer, over: boolean): Promise<readonly ChatLine[]>;
  subscribe(listener: (id: string, line: ChatLine) => void): void;
}

export function createChat(store: Store, world: World): Chat {
  const listeners = new Set<(id: string, line: ChatLine) => void>();

  const tell = (id: string, line: ChatLine): void => {
    for (const listener of listeners) listener(id, line);
  };

  store.subscribe((heard) => {
    if (heard.kind !== 'chat') return;
    const { id, n } = heard;
    store.chatLine(id, n).then(
      (line) => line && tell(id, line),
      // It will be in the history.
      () => undefined,
    );
  });

  return {
    say: async (id, { seat, guest, name, text: raw }) => {
      const text = plainText(raw);
      refuseUnless(text !== '', 'CHAT_EMPTY');
      refuseUnless([...text].length <= LIMITS.chatLength, 'CHAT_TOO_LONG');
      const line = { room: roomOf(seat), seat, guest, name, text, at: world.now() };
      const n = await store.addChat(id, line);
      tell(id, { n, ...line });
    },
    history: async (id, viewer, over) => {
      const rooms = over
        ? (['players', 'gallery'] as const)
        : [roomOf(viewer === 'spectator' ? null : viewer)];
      const lines = await Promise.all(rooms.map((room) => store.chat(id, room, LIMITS.chatHistory)));
      return lines.flat().toSorted((one, other) => one.n - other.n);
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}

function roomOf(seat: Seat | null): ChatLine['room'] {
  return seat === null ? 'gallery' : 'players';
}
