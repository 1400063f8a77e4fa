/** Requests of foreign pages, of outdated ones, and of too many at once. */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Pass } from '../../src/online/protocol';
import { ALLOWANCES } from '../../src/server/limits';
import { type House, jsonRequest, newTable, openHouse, sit, startedTable } from './house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

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

  it('of moves in the name of somebody else cost that one nothing, and their sender the line', async () => {
    const duel = await startedTable(careful, { game: 'clash-of-magic-schools' });
    const player = await sit(careful.address, duel, duel.passes[0] as Pass);
    const watcher = await sit(careful.address, duel, null);
    watcher.socket.io.reconnection(false);
    const gone = new Promise((resolve) => watcher.socket.on('disconnect', resolve));
    const payload = { type: 'endTurn', args: [null], playerID: '0', credentials: 'z'.repeat(22) };
    const forged = { type: 'MAKE_MOVE', payload };
    for (let times = 0; times <= ALLOWANCES.stray.burst; times++)
      watcher.socket.emit('update', forged, player.version, duel.id, '0', 'forged-action');
    await gone;
    expect(watcher.frames.filter(([event]) => event === 'refused').at(-1)?.[2]).toBe('WRONG_CREDENTIALS');
    expect(await player.move('fly', null)).toEqual({ ok: false, reason: 'UNKNOWN_MOVE' });
    player.close();
  });

  it.each(['update', 'sync', 'chat'])('of %s packets without sense end the line', async (event) => {
    const duel = await startedTable(careful, { game: 'clash-of-magic-schools' });
    const stranger = await sit(careful.address, duel, null);
    stranger.socket.io.reconnection(false);
    const gone = new Promise((resolve) => stranger.socket.on('disconnect', resolve));
    for (let times = 0; times <= ALLOWANCES.stray.burst; times++) stranger.socket.emit(event, 'nonsense');
    await gone;
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
