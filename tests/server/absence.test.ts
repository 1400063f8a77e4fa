/** Absence and consent: what people decide together, and what follows when some of them are away. */
import { describe, expect, it } from 'vitest';
import { API, type Pass, type Seated, type TableView } from '../../src/online/protocol';
import { act, guest, newTable, type Seatholder, sit, startedTable, type Table } from './house';
import { standingHouse, stay, stayAll } from './standing';
import { storedTable } from './stored';

let now = 1_800_000_000_000;
const house = standingHouse({ world: { now: () => now }, config: { absenceMs: 60_000 } });

const seatAll = (table: Table) => stayAll(house.address, table);
const describeTable = (id: string) => house.get<TableView>(API.table(id));
const recordOf = (id: string) => storedTable(house.store, id);

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
    const other = await stay(house.address, { id, game }, joined);
    await house.server.caretaker.look();
    // Whoever has just come is not the owner at once.
    expect((await describeTable(id)).owner).toBe('0');
    now += 60_000;
    await other.until(() => other.table.owner === '1');
    const back = await stay(house.address, { id, game }, founded);
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
    await Promise.all([one, third].map((client) => client.until(() => client.table.proposals.length === 1)));
    await stay(house.address, table, table.passes[1] as Pass);
    await Promise.all([one, third].map((client) => client.until(() => client.table.proposals.length === 0)));
    expect(third.table.seats[1]).toMatchObject({ kind: 'person', present: true });
  });
});
