/** Clients of our server: a plain socket, the differences applied, moves acknowledged. */
import { io } from 'socket.io-client';
import type { Seat } from '../../games/kit';
import { applyDelta } from '../../src/online/delta';
import {
  API,
  type Change,
  type ClientEvents,
  type MoveOutcome,
  type Pass,
  type Position,
  PROTOCOL,
  type Seated,
  type SyncInfo,
} from '../../src/online/protocol';
import { startChild } from './child';
import { type Counter, createCounter, type Duelist, type Side } from './side';

export async function openOurs(
  program: string,
  game: string,
  processes: number,
  env: Readonly<Record<string, string>>,
): Promise<Side> {
  const children = await Promise.all(Array.from({ length: processes }, () => startChild(program, env)));
  const counter = createCounter();
  let duels = 0;
  const addressOf = (at: number): string => children[at % processes]?.address ?? '';

  return {
    openDuel: async () => {
      duels += 1;
      const [home, abroad] = [addressOf(duels), addressOf(duels + 1)];
      const guest = (name: string) => ({ name, key: `load-${name}-${duels}`.padEnd(16, '-') });
      const founded = await post<Seated>(home + API.tables, {
        game,
        options: {},
        seats: ['me', 'open'],
        public: false,
        gallery: true,
        clock: { kind: 'none' },
        guest: guest('Ada'),
      });
      const { id } = founded.table;
      const joined = await post<Seated>(home + API.join(id), { guest: guest('Bo') });
      const { seat, credentials } = founded;
      await post(home + API.act(id), { seat, credentials, act: { type: 'start' } });
      return Promise.all([
        takeSeat(`${home}/${game}`, id, founded, counter),
        takeSeat(`${abroad}/${game}`, id, joined, counter),
      ]);
    },
    memory: async () => sum(await Promise.all(children.map((child) => child.memory()))),
    cpu: async () => sum(await Promise.all(children.map((child) => child.cpu()))),
    bytes: counter.total,
    close: async () => {
      await Promise.all(children.map((child) => child.stop()));
    },
  };
}

async function takeSeat(
  address: string,
  id: string,
  { seat, credentials }: Pass,
  counter: Counter,
): Promise<Duelist> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, auth: { protocol: PROTOCOL } });
  const stopCounting = counter.add(() => socket.io.engine);
  let position: Position | null = null;
  let version = 0;
  let actions = 0;
  let listener = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    socket.on('sync', (_: string, { state }: SyncInfo) => {
      version = state._stateID;
      position = { G: state.G, ctx: state.ctx, canUndo: false };
      resolve();
      listener();
    });
  });
  const follow = ([from, to, delta]: Change): void => {
    if (from !== version) return void socket.emit('sync', id, seat, credentials);
    version = to;
    position = applyDelta(position, delta) as Position;
    listener();
  };
  socket.on('delta', (_: string, ...change: Change) => follow(change));
  socket.on('connect', () => socket.emit('sync', id, seat, credentials));
  await ready;
  return {
    seat: seat as Seat,
    view: () => position?.G ?? null,
    move: ({ move, args }) => {
      actions += 1;
      const action: Parameters<ClientEvents['update']>[0] = {
        type: 'MAKE_MOVE',
        payload: { type: move, args: [args], playerID: seat, credentials },
      };
      return new Promise((resolve) => {
        const acknowledge = (outcome: MoveOutcome): void => {
          if (outcome.ok && outcome.change) follow(outcome.change);
          resolve(outcome.ok ? null : outcome.reason);
        };
        socket.emit('update', action, version, id, seat, `action-${actions}`, acknowledge);
      });
    },
    listen: (next) => {
      listener = next;
    },
    close: () => {
      stopCounting();
      socket.close();
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
