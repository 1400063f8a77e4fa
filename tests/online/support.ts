/** People with a device each, who meet at the tables of a real server. */
import { io } from 'socket.io-client';
import type { StoreApi } from 'zustand/vanilla';
import { GAMES } from '../../games';
import type { ReactionWish } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { createApi } from '../../src/online/api';
import type { OnlineTable } from '../../src/online/contract';
import { createMemory, type Memory } from '../../src/online/memory';
import { PROTOCOL } from '../../src/online/protocol';
import { createOnlineTable, type World } from '../../src/online/table/table';
import { openTable } from '../../src/online/tables';
import { type House, newTable } from '../server/house';

export interface Person {
  readonly memory: Memory;
  readonly world: World;
  /** Creates a table and gives its id. */
  found(part?: Parameters<typeof newTable>[0]): Promise<string>;
  /** Opens the page of a table, as often as one likes: several tabs. */
  open(id: string): OnlineTable;
  /** Changes the name of the device. */
  rename(name: string): void;
  /** Changes the setting for reaction windows. */
  wish(wish: ReactionWish): void;
  leave(): void;
}

/** `address` may be that of a line with trouble. */
export function person(
  house: Pick<House, 'address'>,
  name: string,
  address = house.address,
  pace?: World['pace'],
): Person {
  const storage = deviceStorage();
  const memory = createMemory(() => storage);
  const guest = { name, key: `key-of-${name.replaceAll(' ', '-')}`.padEnd(20, '-') };
  const opened: OnlineTable[] = [];
  const listeners = new Set<() => void>();
  let reactions: ReactionWish = 'touched';
  const world: World = {
    api: createApi(address),
    memory,
    games: { ...MINDS, ...GAMES },
    connect: (game) =>
      io(`${address}/${game}`, {
        autoConnect: false,
        forceNew: true,
        transports: ['websocket'],
        reconnectionDelay: 20,
        reconnectionDelayMax: 50,
        auth: { protocol: PROTOCOL, guest },
      }),
    guest: () => guest,
    reactionWish: () => reactions,
    onReactionWish: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: Date.now,
    ...(pace && { pace }),
  };
  return {
    memory,
    world,
    found: async (part = {}) => {
      const created = await openTable(world.api, memory, newTable(part), guest);
      if (!created.ok) throw new Error(created.error);
      return created.value;
    },
    open: (id) => {
      const table = createOnlineTable(id, world);
      opened.push(table);
      return table;
    },
    rename: (next) => {
      guest.name = next;
    },
    wish: (wish) => {
      reactions = wish;
      for (const listener of listeners) listener();
    },
    leave: () => {
      for (const table of opened) table.close();
    },
  };
}

/** What a browser keeps for a site. */
export function deviceStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Resolves with the state as soon as it fits. */
export function until<S>(
  { store }: { readonly store: Pick<StoreApi<S>, 'getState' | 'subscribe'> },
  fits: (state: S) => boolean,
): Promise<S> {
  const now = store.getState();
  if (fits(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!fits(state)) return;
      stop();
      resolve(state);
    });
  });
}

/** Two people at a table of Shazamm! that has begun, each with the page open. */
export async function twoAtTable(
  ada: Person,
  bo: Person,
  part: Parameters<typeof newTable>[0] = {},
): Promise<{ readonly id: string; readonly first: OnlineTable; readonly second: OnlineTable }> {
  const id = await ada.found(part);
  const first = ada.open(id);
  const second = bo.open(id);
  await until(second, ({ online }) => online.table !== null);
  await second.join(null);
  await until(first, ({ online }) => online.table?.seats[1]?.kind === 'person');
  await first.act({ type: 'start' });
  await Promise.all([first, second].map((table) => until(table, ({ view }) => view !== null)));
  return { id, first, second };
}

/** Mana without spells: legal for both at the beginning. */
export function bidding(bid: number): object {
  return { bid, spells: [], decoy: false };
}
