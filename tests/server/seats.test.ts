/** Clocks, reaction windows and expiry: what the server does by itself. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../games/kit';
import { API, type ClockPlan, type Pass, type Seated } from '../../src/online/protocol';
import type { Time } from '../../src/server/table/clock';
import { act, guest, newTable, type Seatholder, startedTable, type Table } from './house';
import { mindOf, playMatch } from './players';
import { standingHouse, stay, stayAll } from './standing';
import { storedTable } from './stored';

let now = 1_800_000_000_000;
const house = standingHouse({ world: { now: () => now }, config: { absenceMs: 60_000 } });

const seatAll = (table: Table) => stayAll(house.address, table);
const recordOf = (id: string) => storedTable(house.store, id);

/** Four people play until a window is open in which a seat is asked. */
async function openWindow(clock: ClockPlan = { kind: 'none' }) {
  const mind = await mindOf('houses-and-courses');
  const seats = ['me', 'open', 'open', 'open'] as const;
  const table = await startedTable(house, { game: 'houses-and-courses', seats, clock });
  for (const pass of table.passes) await act(house, table.id, pass, { type: 'reactions', wish: 'all' });
  const clients = await seatAll(table);
  const isOpen = (): boolean =>
    Object.values(mind.rules.awaiting((clients[0] as Seatholder).position.G)).includes('window');
  for (let round = 0; !isOpen() && round < 400; round++) {
    await playMatch(mind, clients, { seed: `window ${round}`, moves: 1 });
    const { heard } = await recordOf(table.id);
    await Promise.all(
      clients.map((client, at) => client.until(() => client.version === heard[String(at) as '0'])),
    );
  }
  const asked = clients.filter(
    (client, at) => mind.rules.awaiting(client.position.G)[String(at) as '0'] === 'window',
  );
  return { table, clients, asked, mind };
}

describe('reaction windows', () => {
  it('say nothing to others before they close: not that somebody answered, nor in which version', async () => {
    const { table, clients, asked } = await openWindow();
    expect(asked.length).toBeGreaterThan(1);
    const [first] = asked as [Seatholder];
    const others = clients.filter((client) => client !== first);
    const watcher = await stay(house.address, table, null, { protocol: 1, guest: guest('Naïma') });
    await Promise.all(others.map((client) => client.until(() => client.table.watchers.count > 0)));
    const heard = () =>
      [...others, watcher].map(({ frames }) => frames.filter(([event]) => event !== 'chat'));
    const before = heard();
    expect(await first.move('respond', { use: null })).toMatchObject({ ok: true });
    // What is said afterwards arrives after whatever the answer might have caused.
    await first.say('well?');
    await watcher.say('who will?');
    await Promise.all([...others, watcher].map((client) => client.until(() => client.chats.length === 1)));
    expect(heard()).toEqual(before);
    const again = await stay(house.address, table, null);
    expect(again.position).toEqual(watcher.position);
    expect(again.version).toBe(watcher.version);
    expect(again.table.edition).toBe(watcher.table.edition);
    expect(again.table.updatedAt).toBe(watcher.table.updatedAt);
  });

  it('are passed by the server for a seat that does not want to be asked', async () => {
    const { table, clients, asked, mind } = await openWindow();
    const silent = asked.map((client) => clients.indexOf(client));
    for (const at of silent)
      await act(house, table.id, table.passes[at] as Pass, { type: 'reactions', wish: 'never' });
    const [one] = clients as [Seatholder];
    await one.until(() => !Object.values(mind.rules.awaiting(one.position.G)).includes('window'));
  });
});

describe('clocks in a reaction window', () => {
  it('stand still with it in a pause, and the window opens anew for its whole time', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 0, atZero: 'forfeit' } as const;
    const { table, clients, asked, mind } = await openWindow(clock);
    const [one] = clients as [Seatholder];
    const [first] = asked as [Seatholder];
    const isOpen = (): boolean => Object.values(mind.rules.awaiting(one.position.G)).includes('window');
    const { time } = await recordOf(table.id);
    expect(time).toMatchObject({ window: now + 30_000, paused: false });
    now += 20_000;
    const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
    for (const pass of table.passes) await act(house, table.id, pass, pause);
    await one.until(() => one.table.paused);
    expect(await first.move('respond', { use: null })).toEqual({ ok: false, reason: 'PAUSED' });
    now += 600_000;
    await house.server.caretaker.look();
    expect(isOpen()).toBe(true);
    await act(house, table.id, table.passes[1] as Pass, { type: 'resume' });
    // Nobody's own time has run.
    expect((await recordOf(table.id)).time).toEqual({ ...time, since: now, window: now + 30_000 });
    now += 29_999;
    await house.server.caretaker.look();
    expect((await recordOf(table.id)).time?.window).toBe(now + 1);
    now += 1;
    await one.until(() => !isOpen());
    expect((await recordOf(table.id)).seats.every(({ kind }) => kind === 'person')).toBe(true);
  });
});

describe('clocks', () => {
  it('make the default move when the time for a move is over', async () => {
    const clock = { kind: 'move', seconds: 30, atZero: 'default' } as const;
    const table = await startedTable(house, { game: 'clash-of-magic-schools', clock });
    const [one] = (await seatAll(table)) as [Seatholder];
    expect(one.clocks).toEqual({ left: { 0: 30_000, 1: 30_000 }, running: ['0'], at: now });
    now += 29_999;
    await house.server.caretaker.look();
    expect((await recordOf(table.id)).moves).toBe(0);
    now += 1;
    await house.server.caretaker.look();
    await one.until(() => one.version > 1);
    expect((await recordOf(table.id)).moves).toBe(1);
  });

  it('take thinking time from a bank and add the increment', async () => {
    const mind = await mindOf('clash-of-magic-schools');
    const clock = { kind: 'bank', seconds: 100, increment: 5, atZero: 'forfeit' } as const;
    const table = await startedTable(house, { game: 'clash-of-magic-schools', clock });
    const clients = await seatAll(table);
    now += 40_000;
    await playMatch(mind, clients, { seed: 'bank', moves: 1 });
    expect(clients[0]?.clocks?.left).toEqual({ 0: 65_000, 1: 100_000 });
  });

  it('end the match for the other when the bank is empty', async () => {
    const clock = { kind: 'bank', seconds: 30, increment: 0, atZero: 'forfeit' } as const;
    const table = await startedTable(house, { game: 'clash-of-magic-schools', clock });
    now += 30_000;
    // The caretaker may be in the middle of a look that began before.
    await expect
      .poll(() => recordOf(table.id))
      .toMatchObject({ status: 'over', forfeit: '0', winners: ['1'] });
  });

  it('give the seat to a bot when three or more play, and the table to the next person', async () => {
    const clock = { kind: 'bank', seconds: 30, increment: 0, atZero: 'forfeit' } as const;
    const table = await startedTable(house, { game: 'anludim', seats: ['me', 'open', 'open'], clock });
    const clients = await seatAll(table);
    const { running } = (await recordOf(table.id)).time as Time;
    const [seat] = running as [Seat];
    await act(house, table.id, table.passes[0] as Pass, { type: 'entrust', seat });
    const [late, other] = [clients[Number(seat)], clients.find((_, at) => at !== Number(seat))] as [
      Seatholder,
      Seatholder,
    ];
    now += 30_000;
    await house.server.caretaker.look();
    await other.until(() => other.table.seats[Number(seat)]?.kind === 'bot');
    expect(other.table).toMatchObject({
      status: 'playing',
      owner: String(clients.indexOf(other)),
      forfeit: null,
    });
    expect(other.table.seats[Number(seat)]).toMatchObject({ name: ['Ada', 'Bo', 'Cy'][Number(seat)] });
    await late.until(() => late.frames.some(([event]) => event === 'refused'));
    expect(late.frames.at(-1)).toEqual(['refused', 'sync', 'MOVED']);
    const lost = act(house, table.id, table.passes[Number(seat)] as Pass, { type: 'resign' });
    await expect(lost).rejects.toThrow('WRONG_CREDENTIALS');
    expect((await recordOf(table.id)).time?.running).not.toContain(seat);
  });

  it('stop when all who are there agree, and go on when one wants to', async () => {
    const clock = { kind: 'bank', seconds: 60, increment: 0, atZero: 'forfeit' } as const;
    const table = await startedTable(house, { game: 'clash-of-magic-schools', clock });
    const [one, other] = (await seatAll(table)) as [Seatholder, Seatholder];
    const [mine, yours] = table.passes as [Pass, Pass];
    await one.until(() => one.table.seats.every((seat) => seat.kind === 'person' && seat.present));
    const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
    expect((await act(house, table.id, mine, pause)).table).toMatchObject({
      paused: false,
      proposals: [{ yes: ['0'], missing: ['1'] }],
    });
    expect((await act(house, table.id, yours, pause)).table).toMatchObject({ paused: true, proposals: [] });
    await other.until(() => other.table.paused);
    expect(await one.move('endTurn', null)).toEqual({ ok: false, reason: 'PAUSED' });
    now += 600_000;
    await house.server.caretaker.look();
    expect((await act(house, table.id, yours, { type: 'resume' })).table.paused).toBe(false);
    expect((await recordOf(table.id)).status).toBe('playing');
  });

  it('are not paused at a table without', async () => {
    const table = await startedTable(house);
    const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
    await expect(act(house, table.id, table.passes[0] as Pass, pause)).rejects.toThrow('NO_CLOCK');
  });
});

describe('tables that nobody visits', () => {
  let day = now;
  // Where no bot thinks about a match of an earlier test while it expires.
  const old = standingHouse({ world: { now: () => day } });

  it('expire: not begun after an hour, not finished after thirty days; finished ones stay', async () => {
    const waiting = await old.post<Seated>(API.tables, newTable());
    const playing = await startedTable(old);
    const over = await startedTable(old);
    await act(old, over.id, over.passes[0] as Pass, { type: 'resign' });
    const visited = await old.post<Seated>(API.tables, newTable());
    await stay(old.address, visited.table, visited);
    day += 3_500_000;
    await old.server.caretaker.clean();
    day += 100_000;
    await old.server.caretaker.clean();
    expect(await old.store.read(visited.table.id)).not.toBeNull();
    await expect(old.get(API.table(waiting.table.id))).rejects.toThrow('TABLE_NOT_FOUND');
    expect(await old.store.read(playing.id)).not.toBeNull();
    day += 30 * 24 * 3_600_000;
    await old.server.caretaker.clean();
    expect(await old.store.read(playing.id)).toBeNull();
    expect(await old.store.read(over.id)).not.toBeNull();
    const counted = old.told.map((line) => JSON.parse(line)).filter(({ message }) => /expired/.test(message));
    expect(counted.at(-1)).toMatchObject({ level: 'info', tables: expect.any(Number) });
    expect(old.told.join()).not.toContain(playing.id);
  });
});
