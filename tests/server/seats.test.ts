/** Bots, clocks, absence and consent: what the server does by itself, and what people decide together. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API, type Pass, type Seated, type TableView } from '../../src/online/protocol';
import { parseTable } from '../../src/server/table/record';
import {
  act,
  guest,
  type House,
  newTable,
  openHouse,
  type Seatholder,
  sit,
  sitAll,
  startedTable,
} from './house';
import { mindOf, playMatch } from './players';

let house: House;
let now = 1_800_000_000_000;
const open: Seatholder[] = [];

beforeAll(async () => {
  house = await openHouse({ world: { now: () => now }, config: { absenceMs: 60_000 } });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

async function seatAll(table: Parameters<typeof sitAll>[1]): Promise<Seatholder[]> {
  const clients = await sitAll(house.address, table);
  open.push(...clients);
  return clients;
}

const describeTable = (id: string) => house.get<TableView>(API.table(id));
const recordOf = async (id: string) => parseTable((await house.store.read(id))?.record ?? '');

describe('bots', () => {
  it('play a whole match against a person, given no more than their seat may know', async () => {
    const mind = await mindOf('wizards-cup');
    const founded = await house.post<Seated>(
      API.tables,
      newTable({ game: 'wizards-cup', seats: ['me', { bot: 'novice', name: 'Merlin' }] }),
    );
    const { id, game } = founded.table;
    await act(house, id, founded, { type: 'start' });
    const one = await sit(house.address, { id, game }, founded);
    open.push(one);
    await playMatch(mind, [one], { seed: 'bots', moves: 200 });
    await one.until(() => one.table.status === 'over');
    const rows = await house.store.log(id, 1);
    expect(rows.filter(({ player }) => player === '1').length).toBeGreaterThan(2);
  });

  it('resume when the server starts again, and two servers never move the same bot twice', async () => {
    const players = ['me', ...['A', 'B', 'C'].map((name) => ({ bot: 'novice', name }) as const)] as const;
    const founded = await house.post<Seated>(API.tables, newTable({ game: 'anludim', seats: players }));
    const { id } = founded.table;
    await act(house, id, founded, { type: 'start' });
    // A second process on the same database: its news do not reach the first, so both think.
    const { close, ...shared } = house.store;
    const second = await openHouse({
      store: { ...shared, close: async () => undefined },
      world: { now: () => now + 60_000 },
    });
    await act(house, id, founded, { type: 'resign' });
    await Promise.all([house.server.caretaker.look(), second.server.caretaker.look()]);
    await expect.poll(async () => (await house.store.log(id, 1)).length).toBeGreaterThan(0);
    await second.close();
    const rows = await house.store.log(id, 0);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at));
    expect(second.errors).toEqual([]);
  });
});

describe('reaction windows', () => {
  const seats = ['me', 'open', 'open', 'open'] as const;

  /** Plays until a window is open in which a seat is asked. */
  async function openWindow() {
    const mind = await mindOf('houses-and-courses');
    const table = await startedTable(house, { game: 'houses-and-courses', seats });
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

  it('say nothing to others before they close: not that somebody answered, nor in which version', async () => {
    const { table, clients, asked } = await openWindow();
    expect(asked.length).toBeGreaterThan(1);
    const [first] = asked as [Seatholder];
    const others = clients.filter((client) => client !== first);
    const watcher = await sit(house.address, table, null, { protocol: 1, guest: guest('Naïma') });
    open.push(watcher);
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
    const again = await sit(house.address, table, null);
    open.push(again);
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
    await house.server.caretaker.look();
    expect(await recordOf(table.id)).toMatchObject({ status: 'over', forfeit: '0', winners: ['1'] });
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

describe('an abandoned seat', () => {
  const replace = (by: 'bot' | 'newcomer') =>
    ({ type: 'vote', on: { kind: 'replace', seat: '1', by }, yes: true }) as const;

  it('is not given away while its player is there, or only just left', async () => {
    const table = await startedTable(house);
    const [, other] = (await seatAll(table)) as [Seatholder, Seatholder];
    const [owner] = table.passes as [Pass];
    await expect(act(house, table.id, owner, replace('bot'))).rejects.toThrow('NOT_ABANDONED');
    other.close();
    await expect
      .poll(
        async () =>
          (await house.get<{ seats: { present: boolean }[] }>(API.table(table.id))).seats[1]?.present,
      )
      .toBe(false);
    await expect(act(house, table.id, owner, replace('bot'))).rejects.toThrow('NOT_ABANDONED');
    now += 60_000;
    const { table: after } = await act(house, table.id, owner, replace('bot'));
    expect(after.seats[1]).toMatchObject({ kind: 'bot', name: 'Bo' });
    await expect(sit(house.address, table, table.passes[1] as Pass)).resolves.toMatchObject({
      frames: [['refused', 'sync', 'WRONG_CREDENTIALS']],
    });
  });

  it('goes to a newcomer when all others who are there agree, and never by rejoining', async () => {
    const table = await startedTable(house, { game: 'anludim', seats: ['me', 'open', 'open'] });
    const clients = await seatAll(table);
    const [owner, leaver, third] = table.passes as [Pass, Pass, Pass];
    await act(house, table.id, owner, { type: 'entrust', seat: '1' });
    await act(house, table.id, leaver, { type: 'leave' });
    const join = () => house.post<Seated>(API.join(table.id), { guest: guest('Zoé') });
    await expect(join()).rejects.toThrow('TABLE_FULL');
    await clients[0]?.until(() => clients[0]?.table.owner === '0');
    expect((await act(house, table.id, third, replace('newcomer'))).table.proposals).toMatchObject([
      { yes: ['2'], missing: ['0'] },
    ]);
    expect((await act(house, table.id, owner, replace('newcomer'))).table.seats[1]).toEqual({ kind: 'open' });
    expect((await join()).seat).toBe('1');
  });
});

describe('people who stay away', () => {
  const pause = { type: 'vote', on: { kind: 'pause' }, yes: true } as const;
  const replace = { type: 'vote', on: { kind: 'replace', seat: '1', by: 'bot' }, yes: true } as const;
  const clock = { kind: 'bank', seconds: 600, increment: 0, atZero: 'forfeit' } as const;
  const isHere = ({ table }: Seatholder, seat: number): boolean => {
    const sitting = table.seats[seat];
    return sitting?.kind === 'person' && sitting.present;
  };
  const allHere = (clients: readonly Seatholder[]) =>
    Promise.all(clients.map((one) => one.until(() => clients.every((_, seat) => isHere(one, seat)))));

  it('are noticed by those who stay as soon as they have been away for long enough', async () => {
    const [one, other] = (await seatAll(await startedTable(house))) as [Seatholder, Seatholder];
    await allHere([one, other]);
    other.close();
    await one.until(() => !isHere(one, 1));
    expect(one.table.seats[1]).toMatchObject({ awaySince: now, abandoned: false });
    now += 60_000;
    await one.until(() => one.table.seats[1]?.kind === 'person' && one.table.seats[1].abandoned);
  });

  it('may take their time to the seat that they have just been given', async () => {
    now += 3_600_000;
    const table = await startedTable(house);
    const { seats } = (await act(house, table.id, table.passes[0] as Pass, { type: 'gallery', open: true }))
      .table;
    expect(seats[1]).toMatchObject({ present: false, awaySince: now, abandoned: false });
  });

  it('lose the table to one who has waited long enough, and come back as a guest', async () => {
    const founded = await house.post<Seated>(API.tables, newTable());
    const { id, game } = founded.table;
    const owner = await sit(house.address, { id, game }, founded);
    owner.close();
    await expect.poll(async () => (await describeTable(id)).seats[0]).toMatchObject({ present: false });
    now += 120_000;
    const joined = await house.post<Seated>(API.join(id), { guest: guest('Bo') });
    const other = await sit(house.address, { id, game }, joined);
    open.push(other);
    await house.server.caretaker.look();
    // Whoever has just come is not the owner at once.
    expect((await describeTable(id)).owner).toBe('0');
    now += 60_000;
    await other.until(() => other.table.owner === '1');
    const back = await sit(house.address, { id, game }, founded);
    open.push(back);
    expect(back.table.owner).toBe('1');
    await expect(act(house, id, founded, { type: 'start' })).rejects.toThrow('NOT_OWNER');
    expect((await act(house, id, joined, { type: 'start' })).table.status).toBe('playing');
  });

  it('are not given a table that they have not come to yet', async () => {
    const over = await startedTable(house, { game: 'houses-and-courses' });
    await act(house, over.id, over.passes[0] as Pass, { type: 'resign' });
    const rematch = await house.post<Seated>(API.rematch(over.id), over.passes[1]);
    const { id } = rematch.table;
    expect(rematch.table).toMatchObject({ owner: '0', seats: [{ seated: true }, { seated: false }] });
    await expect(act(house, id, rematch, { type: 'entrust', seat: '1' })).rejects.toThrow('SEAT_UNKNOWN');
    await act(house, id, rematch, { type: 'configure', players: 3 });
    const third = await house.post<Seated>(API.join(id), { guest: guest('Cy') });
    expect((await act(house, id, rematch, { type: 'leave' })).table.owner).toBe('2');
    expect((await act(house, id, third, { type: 'leave' })).table).toMatchObject({
      status: 'waiting',
      owner: null,
    });
    expect((await house.post<Seated>(API.rematch(over.id), over.passes[0])).table.owner).toBe('1');
  });

  it('agree to a pause only when they have been away for long enough', async () => {
    const table = await startedTable(house, { game: 'clash-of-magic-schools', clock });
    const [one, other] = (await seatAll(table)) as [Seatholder, Seatholder];
    await allHere([one, other]);
    other.close();
    await one.until(() => !isHere(one, 1));
    expect((await act(house, table.id, table.passes[0] as Pass, pause)).table).toMatchObject({
      paused: false,
      proposals: [{ yes: ['0'], missing: ['1'] }],
    });
    now += 59_999;
    await house.server.caretaker.look();
    expect((await recordOf(table.id)).time?.paused).toBe(false);
    now += 1;
    await one.until(() => one.table.paused);
    expect(one.table.proposals).toEqual([]);
  });

  it('do not hold up what the others have agreed on', async () => {
    const table = await startedTable(house, { game: 'anludim', seats: ['me', 'open', 'open', 'open'] });
    const clients = await seatAll(table);
    const [one, , third, fourth] = clients as [Seatholder, Seatholder, Seatholder, Seatholder];
    await allHere(clients);
    await act(house, table.id, table.passes[1] as Pass, { type: 'leave' });
    await act(house, table.id, table.passes[2] as Pass, replace);
    fourth.close();
    await third.until(() => !isHere(third, 3));
    // The owner stays and says nothing.
    expect(third.table.proposals).toMatchObject([{ yes: ['2'], missing: ['0', '3'] }]);
    now += 60_000;
    await third.until(() => third.table.proposals[0]?.missing.length === 1);
    one.close();
    await third.until(() => !isHere(third, 0));
    now += 60_000;
    await third.until(() => third.table.seats[1]?.kind === 'bot');
    expect(third.table).toMatchObject({ proposals: [], owner: '2' });
  });

  it('are not replaced once they are back', async () => {
    const table = await startedTable(house, { game: 'anludim', seats: ['me', 'open', 'open'] });
    const clients = await seatAll(table);
    const [one, gone, third] = clients as [Seatholder, Seatholder, Seatholder];
    await allHere(clients);
    gone.close();
    await third.until(() => !isHere(third, 1));
    now += 60_000;
    await act(house, table.id, table.passes[2] as Pass, replace);
    await one.until(() => one.table.proposals.length === 1);
    open.push(await sit(house.address, table, table.passes[1] as Pass));
    await Promise.all([one, third].map((client) => client.until(() => client.table.proposals.length === 0)));
    expect(third.table.seats[1]).toMatchObject({ kind: 'person', present: true });
  });
});

describe('tables that nobody visits', () => {
  it('expire: not begun after an hour, not finished after thirty days; finished ones stay', async () => {
    const waiting = await house.post<Seated>(API.tables, newTable());
    const playing = await startedTable(house);
    const over = await startedTable(house);
    await act(house, over.id, over.passes[0] as Pass, { type: 'resign' });
    const visited = await house.post<Seated>(API.tables, newTable());
    open.push(await sit(house.address, visited.table, visited));
    now += 3_500_000;
    await house.server.caretaker.clean();
    now += 100_000;
    await house.server.caretaker.clean();
    expect(await house.store.read(visited.table.id)).not.toBeNull();
    await expect(house.get(API.table(waiting.table.id))).rejects.toThrow('TABLE_NOT_FOUND');
    expect(await house.store.read(playing.id)).not.toBeNull();
    now += 30 * 24 * 3_600_000;
    await house.server.caretaker.clean();
    expect(await house.store.read(playing.id)).toBeNull();
    expect(await house.store.read(over.id)).not.toBeNull();
  });
});
