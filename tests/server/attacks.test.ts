/** Each attack that succeeded against a stock boardgame.io server, tried and refused. */
import { request } from 'node:http';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, LIMITS, type Pass, type Seated } from '../../src/online/protocol';
import { ALLOWANCES } from '../../src/server/limits';
import {
  errorOf,
  fullTable,
  guest,
  type House,
  jsonRequest,
  newTable,
  openHouse,
  type Seatholder,
  sit,
  sitAll,
  startedTable,
  type Table,
} from './house';

let house: House;
let table: Table;
let one: Seatholder;
let other: Seatholder;

beforeAll(async () => {
  house = await openHouse();
  table = await startedTable(house, { game: 'clash-of-magic-schools' });
  [one, other] = (await sitAll(house.address, table)) as [Seatholder, Seatholder];
});
afterAll(async () => {
  expect(await moves()).toHaveLength(0);
  expect(house.errors).toEqual([]);
  one.close();
  other.close();
  await house.close();
});

const moves = () => house.store.log(table.id, 1);
const [mine, yours] = [() => table.passes[0] as Pass, () => table.passes[1] as Pass];

/** A raw packet of boardgame.io's protocol. */
const send = (socket: Seatholder['socket'], action: unknown, seat: unknown, version: unknown = one.version) =>
  socket.emitWithAck('update', action, version, table.id, seat, 'action-of-attack') as Promise<{
    ok: boolean;
    reason: string;
  }>;

function action(part: object = {}, payload: object = {}): object {
  return {
    type: 'MAKE_MOVE',
    payload: { type: 'endTurn', args: [null], playerID: '0', credentials: mine().credentials, ...payload },
    ...part,
  };
}

describe('acting as somebody else', () => {
  it('by the player id in the payload', async () => {
    const forged = action({}, { playerID: '0', credentials: yours().credentials });
    expect(await send(other.socket, forged, '1')).toEqual({ ok: false, reason: 'BAD_REQUEST' });
  });

  it('by the seat beside the payload', async () => {
    const forged = action({}, { playerID: '0', credentials: yours().credentials });
    expect(await send(other.socket, forged, '0')).toEqual({ ok: false, reason: 'WRONG_CREDENTIALS' });
  });

  it('with the socket of another seat, or of the gallery', async () => {
    expect(await send(other.socket, action(), '0')).toEqual({ ok: false, reason: 'WRONG_CREDENTIALS' });
    const watcher = await sit(house.address, table, null);
    expect(await send(watcher.socket, action(), '0')).toEqual({ ok: false, reason: 'WRONG_CREDENTIALS' });
    watcher.close();
  });

  it.each(['', '__proto__', '00', 'constructor', null, 0, ['0'], { toString: '0' }, '5'])(
    'as player %j',
    async (seat) => {
      const forged = action({}, { playerID: seat });
      expect(await send(one.socket, forged, seat)).toEqual({ ok: false, reason: 'BAD_REQUEST' });
      const stranger = await sit(house.address, table, { seat, credentials: mine().credentials } as Pass);
      // Nobody is a spectator, who sees what everybody sees; whoever claims to be something is sent away.
      expect(stranger.frames[0]?.[0]).toBe(seat === null ? 'table' : 'refused');
      stranger.close();
    },
  );

  it('with wrong or no credentials', async () => {
    for (const credentials of ['x'.repeat(22), '', null, yours().credentials]) {
      const stranger = await sit(house.address, table, { seat: '0', credentials } as Pass);
      expect(stranger.frames.map(([event]) => event)).toEqual(['refused']);
      stranger.close();
    }
  });
});

describe('other actions than moves', () => {
  it.each([
    'UPDATE',
    'SYNC',
    'RESET',
    'PATCH',
    'UNDO',
    'REDO',
    'GAME_EVENT',
    'PLUGIN',
    'STRIP_TRANSIENTS',
    7,
    null,
  ])('of type %j', async (type) => {
    const forged = action(
      { type, state: { G: {} }, patch: [] },
      { type: 'endGame', args: [{ winner: '0' }] },
    );
    expect(await send(one.socket, forged, '0')).toEqual({ ok: false, reason: 'BAD_REQUEST' });
  });

  it.each([
    'endGame',
    'endTurn_',
    'setActivePlayers',
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
  ])('as a move called %s', async (type) => {
    expect(await send(one.socket, action({}, { type }), '0')).toEqual({ ok: false, reason: 'UNKNOWN_MOVE' });
  });

  it.each(['__proto__', '', 'a'.repeat(100), 12, null, { x: 1 }])('as a move called %j', async (type) => {
    expect(await send(one.socket, action({}, { type }), '0')).toMatchObject({
      ok: false,
      reason: 'BAD_REQUEST',
    });
  });
});

describe('garbage', () => {
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);

  it.each([
    ['deep', [deep]],
    ['huge', ['x'.repeat(LIMITS.args)]],
    ['several', [1, 2, 3]],
    ['no list', 'args'],
    ['a buffer', [Buffer.from('x')]],
  ])('as arguments: %s', async (_, args) => {
    expect(await send(one.socket, action({}, { type: 'playStudent', args }), '0')).toEqual({
      ok: false,
      reason: 'BAD_REQUEST',
    });
  });

  it.each([[[]], [[{}]], [['x']], [[{ card: '__proto__' }]]])(
    'as arguments that are JSON: %j',
    async (args) => {
      const outcome = await send(one.socket, action({}, { type: 'playStudent', args }), '0');
      expect(outcome.ok).toBe(false);
    },
  );

  it.each([Number.NaN, 'latest', null, -1])('as a version: %j', async (version) => {
    expect((await send(one.socket, action(), '0', version)).ok).toBe(false);
  });

  it('as packets', async () => {
    for (const packet of [
      [],
      [null],
      [{}],
      ['x', 1, 2, 3, 4, 5, 6],
      [{ type: 'MAKE_MOVE', payload: null }, 0],
    ]) {
      for (const event of ['update', 'sync', 'chat', 'unknown']) one.socket.emit(event, ...packet);
    }
    expect(await one.say('still here')).toEqual({ ok: true });
  });

  it('below socket.io, and too much of it, ends only that connection', async () => {
    const nonsense = [
      '9',
      '2',
      '2{',
      '5-["x"]',
      '51-["update",{"_placeholder":true,"num":9}]',
      `2["${'x'.repeat(LIMITS.body)}"]`,
    ];
    for (const text of nonsense) {
      const attacker = await sit(house.address, table, null);
      const closed = new Promise((resolve) => attacker.socket.on('disconnect', resolve));
      attacker.socket.io.reconnection(false);
      attacker.socket.io.engine.send(text);
      // A packet that promises more to come is answered by nothing; whoever sends it may go.
      setTimeout(() => attacker.close(), 50);
      await closed;
    }
    expect((await house.ask(API.table(table.id))).status).toBe(200);
  });

  it('over HTTP', async () => {
    const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"game":' };
    expect(errorOf((await house.ask(API.tables, broken)).body)).toBe('BAD_REQUEST');
    expect(errorOf((await house.ask(API.tables, { method: 'POST', body: '{}' })).body)).toBe('BAD_REQUEST');
    expect(errorOf((await house.ask(API.tables, jsonRequest({ x: 'x'.repeat(LIMITS.body) }))).body)).toBe(
      'TOO_LARGE',
    );
    expect(await house.ask('/api/nothing')).toMatchObject({ status: 404 });
    expect(await house.ask(`${API.tables}/..%2f..%2fx`)).toMatchObject({ status: 404 });
    expect(await house.ask(`${API.lobby}?page=-1`)).toMatchObject({ status: 400 });
    expect(await house.ask(`${API.lobby}?page=1e9`)).toMatchObject({ status: 400 });
  });
});

describe('what must stay secret', () => {
  it('is in no frame of a sync: neither seed nor initial state nor log', async () => {
    const { G } = JSON.parse((await house.store.read(table.id))?.state ?? '') as { G: object };
    const { seed } = JSON.parse((await house.store.read(table.id))?.state ?? '').plugins.grimoire.data as {
      seed: string;
    };
    const stock = await sit(house.address, table, yours(), {});
    const text = JSON.stringify([stock.frames, other.frames]);
    expect(text).not.toContain(seed);
    expect(text).not.toContain('"log":[{');
    const hand = (G as { players: Record<string, { hand: string[] }> }).players['0']?.hand ?? [];
    const deck = (G as { studentDeck: string[] }).studentDeck;
    expect(hand.length).toBeGreaterThan(0);
    for (const card of [...hand, ...deck]) expect(text).not.toContain(`"${card}"`);
    stock.close();
  });

  it('a seed carries 128 random bits and is never the time', async () => {
    const seeds = new Set<string>();
    for (let times = 0; times < 3; times++) {
      const { id } = await startedTable(house);
      const { seed } = JSON.parse((await house.store.read(id))?.state ?? '').plugins.grimoire.data;
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      seeds.add(seed);
    }
    expect(seeds.size).toBe(3);
  });

  it('credentials are stored only as hashes', async () => {
    const row = await house.store.read(table.id);
    expect(row?.record).not.toContain(mine().credentials);
  });
});

describe('tables out of nothing', () => {
  it('no table is created by looking for it, nor found in the namespace of another game', async () => {
    const nowhere = await sit(house.address, { id: 'x'.repeat(22), game: table.game }, null);
    expect(nowhere.frames).toEqual([['refused', 'sync', 'TABLE_NOT_FOUND']]);
    expect(await house.store.read('x'.repeat(22))).toBeNull();
    const elsewhere = await sit(house.address, { id: table.id, game: 'shazamm' }, null);
    expect(elsewhere.frames).toEqual([['refused', 'sync', 'TABLE_NOT_FOUND']]);
    nowhere.close();
    elsewhere.close();
  });
});

describe('pages of other people', () => {
  const foreign = { Origin: 'https://evil.example' };

  it('may open no socket', async () => {
    const socket = io(`${house.address}/shazamm`, {
      transports: ['websocket'],
      extraHeaders: foreign,
      reconnection: false,
    });
    await expect(new Promise((_, reject) => socket.on('connect_error', reject))).rejects.toThrow();
    socket.close();
    const own = io(`${house.address}/shazamm`, {
      transports: ['websocket'],
      extraHeaders: { Origin: house.address },
      forceNew: true,
    });
    await new Promise((resolve) => own.on('connect', () => resolve(null)));
    own.close();
  });

  it('may ask for nothing', async () => {
    const { method, body, headers } = jsonRequest(newTable());
    const answer = await house.ask(API.tables, {
      method,
      body,
      headers: { ...headers, ...foreign },
    } as RequestInit);
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN_ORIGIN' } } });
  });
});

describe('pages of another time', () => {
  it('are told to load anew', async () => {
    const answer = await house.ask(API.lobby, { headers: { 'Grimoire-Protocol': '0' } });
    expect(answer).toMatchObject({ status: 426, body: { error: { code: 'CLIENT_OUTDATED' } } });
    const socket = io(`${house.address}/shazamm`, {
      auth: { protocol: 0 },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    await expect(new Promise((_, reject) => socket.on('connect_error', reject))).rejects.toThrow(
      'CLIENT_OUTDATED',
    );
    socket.close();
  });
});

describe('floods', () => {
  let careful: House;
  let now = Date.now();
  beforeAll(async () => {
    careful = await openHouse({ config: { rateLimits: true, proxies: 1 }, world: { now: () => now } });
  });
  afterAll(() => careful.close());

  it('of new tables are stopped per address, and flow again after a while', async () => {
    const found = (address: string) =>
      careful.ask(API.tables, {
        ...jsonRequest(newTable()),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `6.6.6.6, ${address}` },
      });
    const { burst, perSecond } = ALLOWANCES.create;
    for (let times = 0; times < burst; times++) expect((await found('1.1.1.1')).status).toBe(200);
    expect(await found('1.1.1.1')).toMatchObject({
      status: 429,
      body: { error: { retryAfter: 1 / perSecond } },
    });
    expect((await found('2.2.2.2')).status).toBe(200);
    now += 1000 / perSecond;
    expect((await found('1.1.1.1')).status).toBe(200);
  });

  it('of guessed codes', async () => {
    const guess = () => careful.ask(API.code('ABCDEF'), { headers: { 'X-Forwarded-For': '3.3.3.3' } });
    for (let times = 0; times < ALLOWANCES.code.burst; times++) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
  });

  it('of moves and of chat', async () => {
    const { id, game, passes } = await startedTable(careful, { game: 'clash-of-magic-schools' });
    const player = await sit(careful.address, { id, game }, passes[0] as Pass);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => player.move('fly', null)));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'RATE_LIMITED')).toHaveLength(
      60 - ALLOWANCES.move.burst,
    );
    const lines = await Promise.all(Array.from({ length: 20 }, () => player.say('buy gold')));
    expect(lines.filter((line) => (line as { ok: boolean }).ok)).toHaveLength(ALLOWANCES.chat.burst);
    player.close();
  });
});

describe('markup', () => {
  it('in names and chat stays text, and no answer of the interface is a page', async () => {
    const evil = '<script>1</script>';
    const { id, passes } = await fullTable(house, { guest: guest(evil, 'k'.repeat(20)) });
    const type = await new Promise((resolve) =>
      request(house.address + API.table(id), (answer) => {
        resolve(answer.headers['content-type']);
        answer.resume();
      }).end(),
    );
    expect(type).toBe('application/json;charset=utf-8');
    const { table: view } = { table: await house.get<Seated['table']>(API.table(id)) };
    expect(view.seats[0]).toMatchObject({ name: evil });
    expect(passes).toHaveLength(2);
  });
});
