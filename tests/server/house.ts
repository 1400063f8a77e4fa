/** A whole server in the test's own process, on a real port, with time and chance in the test's hands. */
import { Worker } from 'node:worker_threads';
import { io, type Socket } from 'socket.io-client';
import { isRecord, type Seat } from '../../games/kit';
import type { Question } from '../../src/bots';
import type { Request } from '../../src/bots/serve';
import { applyDelta } from '../../src/online/delta';
import {
  type Act,
  type Acted,
  API,
  type Change,
  type ChatLine,
  type ClocksView,
  type MoveOutcome,
  type NewTable,
  type Pass,
  type Position,
  PROTOCOL,
  type Seated,
  type SyncInfo,
  type TableView,
} from '../../src/online/protocol';
import { type Config, parseConfig } from '../../src/server/config';
import { createLog } from '../../src/server/log';
import { loadEngines } from '../../src/server/registry';
import { createGameServer, type GameServer } from '../../src/server/server';
import type { Store } from '../../src/server/store/contract';
import { openLibsql } from '../../src/server/store/libsql';
import { openStore } from '../../src/server/store/store';
import { REAL_WORLD, type World } from '../../src/server/world';

export interface House {
  readonly address: string;
  readonly server: GameServer;
  readonly store: Store;
  readonly errors: readonly string[];
  /** Whatever else the server has written into its log, where all is well. */
  readonly told: readonly string[];
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  /** The answer as it is, whatever it is. */
  ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

export interface HouseSetup {
  readonly config?: Partial<Config>;
  readonly world?: Partial<World>;
  readonly store?: Store;
  startThread?(): Worker;
}

export const memoryStore = async (): Promise<Store> =>
  openStore(await openLibsql({ folder: null, synchronous: 'NORMAL' }));

export async function openHouse({ config, world, store, ...threads }: HouseSetup = {}): Promise<House> {
  const errors: string[] = [];
  const told: string[] = [];
  const kept = store ?? (await memoryStore());
  const server = createGameServer({
    config: { ...parseConfig({}), port: 0, host: '127.0.0.1', botPauseMs: 0, rateLimits: false, ...config },
    store: kept,
    engines: await loadEngines(),
    world: { ...REAL_WORLD, ...world },
    log: createLog('info', (line) => (line.includes('"level":"info"') ? told : errors).push(line)),
    site: (_, response) => response.end('page'),
    startThread: threads.startThread ?? (() => startThread('bots')),
  });
  const address = `http://127.0.0.1:${await server.listen()}`;

  const ask: House['ask'] = async (path, init) => {
    const response = await fetch(address + path, init);
    return { status: response.status, body: await response.json() };
  };
  const expectAnswer = ({ status, body }: { status: number; body: unknown }): unknown => {
    if (status === 200) return body;
    throw new Error(errorOf(body) ?? `status ${status}`);
  };

  return {
    address,
    server,
    store: kept,
    errors,
    told,
    ask,
    get: async <T>(path: string) => expectAnswer(await ask(path)) as T,
    post: async <T>(path: string, body: unknown) => expectAnswer(await ask(path, jsonRequest(body))) as T,
    close: () => server.close(),
  };
}

/** A thread does not inherit the loader that understands TypeScript. */
export function startThread(part: 'bots' | 'database'): Worker {
  const module = JSON.stringify(new URL('./thread.ts', import.meta.url).href);
  const program = `import('tsx/esm/api').then(({ register }) => { register(); return import(${module}); })`;
  return new Worker(program, { eval: true, workerData: part });
}

/** Starts a thread for bots, and writes down everything that is said to it. */
export function overhear(questions: Question[]): Worker {
  const thread = startThread('bots');
  const post = thread.postMessage.bind(thread);
  thread.postMessage = (request: Request) => {
    if ('question' in request) questions.push(structuredClone(request.question));
    post(request);
  };
  return thread;
}

export function jsonRequest(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export function errorOf(body: unknown): string | undefined {
  return isRecord(body) && isRecord(body.error) ? String(body.error.code) : undefined;
}

const KEY = 'key-of-the-device-0001';

export function guest(name: string, key = `${KEY}-${name}`): { name: string; key: string } {
  return { name, key: key.replace(/[^\w-]/g, '_') };
}

export function newTable(part: Partial<NewTable> = {}): NewTable {
  return {
    game: 'shazamm',
    options: {},
    seats: ['me', 'open'],
    public: false,
    gallery: true,
    clock: { kind: 'none' },
    guest: guest('Ada'),
    ...part,
  };
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly passes: readonly Pass[];
}

/** A table at which everybody sits. */
export async function fullTable(house: House, part: Partial<NewTable> = {}): Promise<Table> {
  const founded = await house.post<Seated>(API.tables, newTable(part));
  const passes: Pass[] = [founded];
  const { id, game, seats } = founded.table;
  const names = ['Bo', 'Cy', 'Di', 'Ed'];
  for (const { kind } of seats) {
    if (kind !== 'open') continue;
    passes.push(await house.post<Seated>(API.join(id), { guest: guest(names[passes.length - 1] ?? '') }));
  }
  return { id, game, passes: passes.toSorted((one, other) => Number(one.seat) - Number(other.seat)) };
}

export function act(
  house: Pick<House, 'post'>,
  id: string,
  { seat, credentials }: Pass,
  one: Act,
): Promise<Acted> {
  return house.post<Acted>(API.act(id), { seat, credentials, act: one });
}

export async function startedTable(house: House, part: Partial<NewTable> = {}): Promise<Table> {
  const table = await fullTable(house, part);
  const owner = table.passes.find(({ seat }) => seat === '0') ?? table.passes[0];
  if (!owner) throw new Error('nobody sits there');
  await act(house, table.id, owner, { type: 'start' });
  return table;
}

export type Frame = readonly [event: string, ...args: unknown[]];

/** Our kind of client, as plain as possible: it keeps every frame and the position that follows from them. */
export interface Seatholder {
  readonly socket: Socket;
  readonly frames: readonly Frame[];
  readonly version: number;
  readonly position: Position;
  readonly events: readonly unknown[];
  readonly table: TableView;
  readonly chats: readonly ChatLine[];
  readonly clocks: ClocksView | null;
  move(move: string, args: unknown, more?: { id?: string; version?: number }): Promise<MoveOutcome>;
  say(text: string): Promise<unknown>;
  /** Resolves as soon as it is true. */
  until(condition: () => boolean): Promise<void>;
  close(): void;
}

let actions = 0;

export async function sit(
  address: string,
  { id, game }: Pick<Table, 'id' | 'game'>,
  pass: Pass | null,
  auth: object = { protocol: PROTOCOL },
): Promise<Seatholder> {
  const socket = io(`${address}/${game}`, {
    transports: ['websocket'],
    auth,
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 500,
  });
  const frames: Frame[] = [];
  const chats: ChatLine[] = [];
  let waiting: { condition: () => boolean; resolve: () => void }[] = [];
  let version = -1;
  /** As long as it is asked for, a change is part of the position that will come. */
  let isAsked = true;
  let position: Position | null = null;
  let events: unknown[] = [];
  let table: TableView | null = null;
  let clocks: ClocksView | null = null;

  const follow = ([event, ...args]: Frame): void => {
    if (event === 'table') table = args[0] as TableView;
    if (event === 'chats') chats.push(...(args[1] as ChatLine[]));
    if (event === 'chat') chats.push((args[1] as { payload: ChatLine }).payload);
    if (event === 'sync') {
      const { state, online } = args[1] as SyncInfo;
      version = state._stateID;
      isAsked = false;
      position = { G: state.G, ctx: state.ctx, canUndo: state.plugins.grimoire.data.canUndo };
      events = [...events.slice(0, online?.from), ...(online?.events ?? [])];
      clocks = online?.clocks ?? null;
    }
    if (event !== 'delta' || isAsked) return;
    const [, from, to, delta, news, time] = args as [string, ...Change];
    if (from !== version) throw new Error(`a gap: at ${version}, told ${from} to ${to}`);
    version = to;
    position = applyDelta(position, delta) as Position;
    events.push(...news);
    clocks = time ?? clocks;
  };

  const receive = (frame: Frame): void => {
    frames.push(frame);
    follow(frame);
    const due = waiting.filter(({ condition }) => condition());
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { resolve } of due) resolve();
  };
  socket.onAny((...frame: Frame) => receive(frame));

  const client: Seatholder = {
    socket,
    frames,
    chats,
    get version() {
      return version;
    },
    get position() {
      if (position === null) throw new Error('there is no position yet');
      return position;
    },
    get events() {
      return events;
    },
    get table() {
      if (table === null) throw new Error('there is no table yet');
      return table;
    },
    get clocks() {
      return clocks;
    },
    move: (move, args, more = {}) => {
      actions += 1;
      const payload = { type: move, args: [args], playerID: pass?.seat, credentials: pass?.credentials };
      const action = { type: 'MAKE_MOVE', payload };
      const name = more.id ?? `action-${actions}`.padEnd(8, '-');
      return new Promise((resolve) => {
        const acknowledge = (outcome: MoveOutcome): void => {
          // To the one who moved, the answer is the frame.
          if (outcome.ok && outcome.change) receive(['delta', id, ...outcome.change]);
          resolve(outcome);
        };
        socket.emit('update', action, more.version ?? version, id, pass?.seat, name, acknowledge);
      });
    },
    say: (text) =>
      socket.emitWithAck(
        'chat',
        id,
        { id: 'x', sender: pass?.seat ?? null, payload: text },
        pass?.credentials,
      ),
    until: (condition) =>
      condition() ? Promise.resolve() : new Promise((resolve) => waiting.push({ condition, resolve })),
    close: () => void socket.close(),
  };
  socket.on('connect', () => {
    isAsked = true;
    socket.emit('sync', id, pass?.seat ?? null, pass?.credentials);
  });
  await client.until(() => frames.some(([event]) => ['chats', 'refused'].includes(event)));
  if (table !== null && (table as TableView).status !== 'waiting')
    await client.until(() => frames.some(([event]) => event === 'sync'));
  return client;
}

/** Everybody at the table, in the order of the seats. */
export function sitAll(address: string, table: Table): Promise<Seatholder[]> {
  return Promise.all(table.passes.map((pass) => sit(address, table, pass)));
}

/** The seats that may act now, as far as everybody may know. */
export function awaited({ position }: Seatholder): readonly Seat[] {
  return Object.keys((position.ctx as { activePlayers: object | null }).activePlayers ?? {}) as Seat[];
}
