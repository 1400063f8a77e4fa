/** The list of public tables, with the real server: whatever comes late, the list is the newest. */
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApi } from '../../src/online/api';
import type { Lobby, LobbyState } from '../../src/online/contract';
import { createLobby } from '../../src/online/lobby';
import { LOBBY_NAMESPACE, PROTOCOL } from '../../src/online/protocol';
import { guest, type House, openHouse } from '../server/house';
import { type Person, person, until } from './support';

let house: House;
let ada: Person;
let lobby: Lobby | null = null;

beforeEach(async () => {
  house = await openHouse();
  ada = person(house, 'Ada');
});
afterEach(async () => {
  lobby?.close();
  ada.leave();
  await house.close();
});

/** Answers to questions for the list are held back until they are let through. */
function heldLobby(): { lobby: Lobby; letThrough: () => void } {
  const api = createApi(house.address);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const opened = createLobby({
    api: {
      ...api,
      lobby: async (game, page) => {
        const answer = await api.lobby(game, page);
        await gate;
        return answer;
      },
    },
    game: null,
    connect: () =>
      io(house.address + LOBBY_NAMESPACE, {
        autoConnect: false,
        forceNew: true,
        transports: ['websocket'],
        auth: { protocol: PROTOCOL, guest: guest('Bo') },
      }),
  });
  lobby = opened;
  return { lobby: opened, letThrough };
}

const ids = ({ cards }: LobbyState) => cards.map(({ id }) => id);

it('shows the tables that are there, and those that are opened later', async () => {
  const first = await ada.found({ public: true });
  const { lobby: list, letThrough } = heldLobby();
  letThrough();
  await until(list, (state) => ids(state).includes(first));
  const second = await ada.found({ public: true });
  await until(list, ({ cards }) => cards.length === 2);
  expect(new Set(ids(list.store.getState()))).toEqual(new Set([first, second]));
});

it('keeps a table that was opened while an older list was on its way', async () => {
  const { lobby: list, letThrough } = heldLobby();
  await until(list, ({ live }) => live);
  const id = await ada.found({ public: true });
  await until(list, (state) => ids(state).includes(id));
  letThrough();
  await until(list, ({ status }) => status === 'open');
  expect(ids(list.store.getState())).toEqual([id]);
});
