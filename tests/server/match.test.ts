/** Playing over real sockets: with our client's protocol, and with boardgame.io's stock client. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { describe, expect, it } from 'vitest';
import { createRandom, type Seat, type Viewer } from '../../games/kit';
import { toGame } from '../../games/kit/boardgame';
import { MINDS } from '../../games/minds';
import { API, type Pass, type Seated } from '../../src/online/protocol';
import { act, awaited, guest, type Seatholder, sit, sitAll, startedTable } from './house';
import { mindOf, playMatch, seatOf } from './players';
import { standingHouse } from './standing';
import { storedMatch, storedTable } from './stored';

// Every match begins alike: by chance one may be over after a few moves.
const house = standingHouse({ world: { freshSeed: () => 'c0ffee'.padEnd(32, '0') } });

async function storedState(id: string): Promise<object> {
  return (await storedMatch(house.store, id)).G;
}

function closeAll(clients: readonly Seatholder[]): void {
  for (const client of clients) client.close();
}

describe('our client', () => {
  it.each(Object.keys(MINDS))('follows %s by differences to exactly the view of its seat', async (game) => {
    const mind = await mindOf(game);
    const players = mind.rules.players.max;
    const seats = ['me', ...Array.from({ length: players - 1 }, () => 'open' as const)] as const;
    const table = await startedTable(house, { game, seats });
    const clients = await sitAll(house.address, table);
    const watcher = await sit(house.address, table, null);
    const moves = await playMatch(mind, clients, { seed: game, moves: 60 });
    expect(moves).toBeGreaterThan(5);
    const state = await storedState(table.id);
    const { heard } = await storedTable(house.store, table.id);
    for (const [at, client] of [...clients, watcher].entries()) {
      const viewer: Viewer = client === watcher ? 'spectator' : (String(at) as Seat);
      await client.until(() => client.version === heard[viewer]);
      expect(client.position.G).toEqual(mind.rules.view(state, viewer));
      // Who comes again is shown the same, and the whole log.
      const again = await sit(house.address, table, client === watcher ? null : (table.passes[at] ?? null));
      expect(again.position).toEqual(client.position);
      expect(again.events).toEqual(client.events);
      again.close();
    }
    closeAll([...clients, watcher]);
  });

  it('is told the outcome of every move, and why not', async () => {
    const table = await startedTable(house, { game: 'clash-of-magic-schools' });
    const [one, other] = (await sitAll(house.address, table)) as [Seatholder, Seatholder];
    const before = one.version;
    expect(await other.move('drawStudent', null)).toMatchObject({ ok: false });
    expect(await one.move('fly', {})).toEqual({ ok: false, reason: 'UNKNOWN_MOVE' });
    expect(one.version).toBe(before);
    closeAll([one, other]);
  });

  it('makes a move once, however often it is sent', async () => {
    const mind = await mindOf('clash-of-magic-schools');
    const table = await startedTable(house, { game: 'clash-of-magic-schools' });
    const [one] = (await sitAll(house.address, table)) as [Seatholder];
    const call = mind.brain.candidates(one.position.G, '0', createRandom('x'))[0];
    const version = one.version;
    const send = () => one.move(call?.move ?? '', call?.args, { id: 'the-same-action', version });
    const outcomes = await Promise.all([send(), send(), send()]);
    // What it changed is in the first answer; who asks again has it, or syncs.
    const made = { ok: true, version: version + 1 };
    expect(outcomes[0]).toMatchObject({ ...made, change: expect.arrayContaining([version, version + 1]) });
    expect(outcomes.slice(1)).toEqual([made, made]);
    expect(await house.store.log(table.id, 1)).toHaveLength(1);
    one.close();
  });

  it('refuses a move from an older position and shows the new one', async () => {
    const mind = await mindOf('clash-of-magic-schools');
    const table = await startedTable(house, { game: 'clash-of-magic-schools' });
    const [one] = (await sitAll(house.address, table)) as [Seatholder];
    const call = mind.brain.candidates(one.position.G, '0', createRandom('x'))[0];
    expect(await one.move(call?.move ?? '', call?.args, { version: one.version - 1 })).toEqual({
      ok: false,
      reason: 'STALE',
    });
    expect(one.frames.at(-1)?.[0]).toBe('sync');
    one.close();
  });

  it('takes moves of both at once where both are to choose', async () => {
    const mind = await mindOf('shazamm');
    const table = await startedTable(house);
    const clients = await sitAll(house.address, table);
    const calls = clients.map(
      (client, at) => mind.brain.candidates(client.position.G, String(at) as Seat, createRandom('x'))[0],
    );
    const outcomes = await Promise.all(
      clients.map((client, at) => client.move(calls[at]?.move ?? '', calls[at]?.args)),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    closeAll(clients);
  });

  it('undoes only inside the own turn', async () => {
    const table = await startedTable(house, { game: 'clash-of-magic-schools' });
    const [one] = (await sitAll(house.address, table)) as [Seatholder];
    expect(await one.move('undo', null)).toEqual({ ok: false, reason: 'NOTHING_TO_UNDO' });
    one.close();
  });

  it('takes a move back before the eyes of all, and makes another one instead', async () => {
    const game = 'clash-of-magic-schools';
    const { brain } = await mindOf(game);
    const table = await startedTable(house, { game });
    const [one, other] = (await sitAll(house.address, table)) as [Seatholder, Seatholder];
    const [before, shown] = [one.position, other.position];
    const call = brain
      .candidates(one.position.G, '0', createRandom('undo'))
      .find(({ move }) => ['deployStudents', 'moveEmblem', 'summonStudents'].includes(move));
    expect(await one.move(call?.move ?? '', call?.args)).toMatchObject({ ok: true });
    expect(one.position).toMatchObject({ canUndo: true });
    expect(one.position.G).not.toEqual(before.G);
    await other.until(() => JSON.stringify(other.position.G) !== JSON.stringify(shown.G));
    expect(await one.move('undo', null)).toMatchObject({ ok: true });
    expect(one.position).toEqual(before);
    expect(one.events.at(-1)).toEqual({ type: 'undo', player: '0', move: call?.move });
    await other.until(() => JSON.stringify(other.position.G) === JSON.stringify(shown.G));
    expect(await one.move('undo', null)).toEqual({ ok: false, reason: 'NOTHING_TO_UNDO' });
    expect(await one.move(call?.move ?? '', call?.args)).toMatchObject({ ok: true });
    closeAll([one, other]);
  });

  it('takes nothing back after something hidden was seen, even in the own turn', async () => {
    const { rules, brain } = await mindOf('anludim');
    const table = await startedTable(house, { game: 'anludim' });
    const clients = await sitAll(house.address, table);
    const random = createRandom('seen');
    const isAwaited = (client: Seatholder): boolean =>
      rules.awaiting(client.position.G)[seatOf(clients, client)] !== undefined;
    for (;;) {
      await Promise.race(clients.map((client) => client.until(() => clients.some(isAwaited))));
      const client = clients.find(isAwaited) as Seatholder;
      const call = random.pick(brain.candidates(client.position.G, seatOf(clients, client), random));
      const outcome = await client.move(call.move, call.args);
      if (!outcome.ok || !isAwaited(client) || client.position.canUndo) continue;
      expect(await client.move('undo', null)).toEqual({ ok: false, reason: 'NOTHING_TO_UNDO' });
      break;
    }
    closeAll(clients);
  });
});

describe('the stock boardgame.io client', () => {
  it.each(['clash-of-magic-schools', 'shazamm'])('plays %s', async (game) => {
    const mind = await mindOf(game);
    const table = await startedTable(house, { game });
    const clients = table.passes.map(({ seat, credentials }) => {
      const client = Client<object>({
        game: toGame(mind.rules) as Game,
        numPlayers: 2,
        matchID: table.id,
        playerID: seat,
        credentials,
        debug: false,
        multiplayer: SocketIO({
          server: house.address,
          socketOpts: { transports: ['websocket'], forceNew: true },
        }),
      });
      client.start();
      return client;
    });
    const random = createRandom(game);
    type StockClient = (typeof clients)[number];
    const versionOf = (client: StockClient) => client.getState()?._stateID ?? -1;
    const canAct = (client: StockClient, at: number): boolean => {
      const state = client.getState();
      return state !== null && mind.rules.awaiting(state.G)[String(at) as Seat] !== undefined;
    };
    /** For everybody: one may know of the end before the other. */
    const isOver = (): boolean =>
      clients.every((client) => {
        const state = client.getState();
        return state !== null && mind.rules.result(state.G) !== null;
      });
    for (let moves = 0; moves < 25; moves++) {
      await expect.poll(() => isOver() || clients.some(canAct), { interval: 5 }).toBe(true);
      const at = clients.findIndex(canAct);
      const mover = clients[at];
      const state = mover?.getState();
      if (!mover || !state) break;
      const call = random.pick(mind.brain.candidates(state.G, String(at) as Seat, random));
      const version = versionOf(mover);
      mover.moves[call.move]?.(call.args);
      await expect.poll(() => versionOf(mover), { interval: 5 }).toBeGreaterThan(version);
    }
    const state = await storedState(table.id);
    const { heard } = await storedTable(house.store, table.id);
    for (const [at, client] of clients.entries()) {
      const seat = String(at) as Seat;
      await expect.poll(() => versionOf(client)).toBe(heard[seat]);
      expect(client.getState()?.G).toEqual(mind.rules.view(state, seat));
      expect(client.matchData).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
      client.stop();
    }
  });
});

describe('people at a table', () => {
  it('see who is there, who watches, and who went away', async () => {
    const table = await startedTable(house);
    const [one, other] = (await sitAll(house.address, table)) as [Seatholder, Seatholder];
    await one.until(() => one.table.seats.every((seat) => seat.kind === 'person' && seat.present));
    const watcher = await sit(house.address, table, null, { protocol: 1, guest: guest('Naïma') });
    await one.until(() => one.table.watchers.names.includes('Naïma'));
    other.close();
    await one.until(() => one.table.seats[1]?.kind === 'person' && !one.table.seats[1].present);
    watcher.close();
    await one.until(() => one.table.watchers.count === 0);
    one.close();
  });

  it('are told at once when the match starts', async () => {
    const founded = await house.post<Seated>(API.tables, {
      game: 'shazamm',
      options: {},
      seats: ['me', { bot: 'novice', name: 'Merlin' }],
      public: false,
      gallery: true,
      clock: { kind: 'none' },
      guest: guest('Ada'),
    });
    const table = { id: founded.table.id, game: 'shazamm' };
    const one = await sit(house.address, table, founded);
    expect(one.frames.some(([event]) => event === 'sync')).toBe(false);
    await act(house, table.id, founded, { type: 'start' });
    await one.until(() => one.frames.some(([event]) => event === 'sync'));
    expect(awaited(one)).toContain('0');
    one.close();
  });

  it('talk among themselves, and the gallery among itself, until the match is over', async () => {
    const table = await startedTable(house);
    const [one, other] = (await sitAll(house.address, table)) as [Seatholder, Seatholder];
    const watcher = await sit(house.address, table, null, { protocol: 1, guest: guest('Naïma') });
    expect(await one.say('  Have\u0007 fun! ')).toEqual({ ok: true });
    expect(await watcher.say('Go Ada!')).toEqual({ ok: true });
    await other.until(() => other.chats.length === 1);
    await watcher.until(() => watcher.chats.length === 1);
    expect(other.chats[0]).toMatchObject({ room: 'players', seat: '0', name: 'Ada', text: 'Have fun!' });
    expect(watcher.chats[0]).toMatchObject({ room: 'gallery', seat: null, name: 'Naïma', text: 'Go Ada!' });
    expect(one.chats).toHaveLength(1);
    expect(await one.say(' ')).toEqual({ ok: false, reason: 'CHAT_EMPTY' });
    expect(await one.say('x'.repeat(301))).toEqual({ ok: false, reason: 'CHAT_TOO_LONG' });
    const nameless = await sit(house.address, table, null);
    expect(await nameless.say('Boo')).toEqual({ ok: false, reason: 'NAME_EMPTY' });
    await act(house, table.id, table.passes[0] as Pass, { type: 'resign' });
    const late = await sit(house.address, table, null);
    expect(late.chats.map(({ text }) => text)).toEqual(['Have fun!', 'Go Ada!']);
    closeAll([one, other, watcher, nameless, late]);
  });

  it('may close the gallery: who watches is sent out and nobody comes in', async () => {
    const table = await startedTable(house);
    const watcher = await sit(house.address, table, null);
    await act(house, table.id, table.passes[0] as Pass, { type: 'gallery', open: false });
    await watcher.until(() => watcher.frames.some(([event]) => event === 'refused'));
    expect(watcher.frames.find(([event]) => event === 'refused')).toEqual([
      'refused',
      'sync',
      'GALLERY_CLOSED',
    ]);
    const late = await sit(house.address, table, null);
    expect(late.frames).toEqual([['refused', 'sync', 'GALLERY_CLOSED']]);
    closeAll([watcher, late]);
  });
});
