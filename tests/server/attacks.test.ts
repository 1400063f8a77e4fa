/** Forged moves that succeeded against a stock boardgame.io server, tried and refused; see also secrets and strangers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, LIMITS, type Pass } from '../../src/online/protocol';
import {
  errorOf,
  type House,
  jsonRequest,
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
