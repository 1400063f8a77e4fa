/** The life of a table, over HTTP and sockets, as pages use it. */
import { describe, expect, it } from 'vitest';
import {
  API,
  type LobbyPage,
  type MineAnswer,
  type Pass,
  type Seated,
  type TableView,
} from '../../src/online/protocol';
import { act, fullTable, guest, newTable, sit, startedTable } from './house';
import { standingHouse } from './standing';

let now = Date.now();

const house = standingHouse({ world: { now: () => now } });

const found = (part = {}) => house.post<Seated>(API.tables, newTable(part));
const join = (id: string, name: string, seat?: string, key?: string) =>
  house.post<Seated>(API.join(id), { guest: guest(name, key), seat });
const describeTable = (id: string) => house.get<TableView>(API.table(id));

describe('founding a table', () => {
  it('gives the founder a seat, the table an address that cannot be guessed, and a code to say aloud', async () => {
    const { table, seat, credentials } = await found();
    expect(seat).toBe('0');
    expect(table).toMatchObject({ status: 'waiting', owner: '0', game: 'shazamm' });
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    expect(Buffer.from(table.id, 'base64url')).toHaveLength(16);
    expect(Buffer.from(credentials, 'base64url')).toHaveLength(16);
    expect(await house.get(API.code(String(table.code).toLowerCase()))).toEqual({ id: table.id });
  });

  it('seats bots where they are wished', async () => {
    const { table } = await found({ seats: [{ bot: 'novice', name: 'Merlin' }, 'me'] });
    expect(table.seats[0]).toEqual({ kind: 'bot', name: 'Merlin', level: 'novice' });
    expect(table.owner).toBe('1');
  });

  it.each([
    ['UNKNOWN_GAME', { game: 'chess' }],
    ['UNKNOWN_GAME', { game: '__proto__' }],
    ['INVALID_PLAYER_COUNT', { seats: ['me', 'open', 'open'] }],
    ['INVALID_PLAYER_COUNT', { seats: ['me'] }],
    ['INVALID_PLAYER_COUNT', { seats: Array.from({ length: 1_000_000 / 250 }, () => 'open') }],
    ['INVALID_OPTIONS', { options: { cheat: true } }],
    ['INVALID_CLOCK', { clock: { kind: 'move', seconds: 1, atZero: 'default' } }],
    ['NAME_EMPTY', { guest: guest(' \u200b\u202e ', 'k'.repeat(20)) }],
    ['NAME_TOO_LONG', { guest: guest('x'.repeat(25)) }],
    ['BAD_REQUEST', { seats: ['me', 'me'] }],
    ['BAD_REQUEST', { seats: ['open', 'open'] }],
    ['BAD_REQUEST', { public: 'yes' }],
  ])('is refused with %s for %j', async (code, part) => {
    await expect(found(part)).rejects.toThrow(code);
  });

  it('shows names as plain text, whatever was typed', async () => {
    const { table } = await found({ guest: guest('  <b>Éloïse</b>\u202e\n ', 'k'.repeat(20)) });
    expect(table.seats[0]).toMatchObject({ name: '<b>Éloïse</b>' });
  });
});

describe('sitting down', () => {
  it('takes the wished seat, or any open one', async () => {
    const { table } = await found({ game: 'houses-and-courses', seats: ['me', 'open', 'open'] });
    expect((await join(table.id, 'Bo', '2')).seat).toBe('2');
    expect((await join(table.id, 'Cy')).seat).toBe('1');
    await expect(join(table.id, 'Di')).rejects.toThrow('TABLE_FULL');
  });

  it('gives one seat to one of many who want it at the same moment', async () => {
    const { table } = await found();
    const outcomes = await Promise.allSettled(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => join(table.id, name, '1')),
    );
    const seated = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(seated).toHaveLength(1);
  });

  it('is refused at a table that is not there, with a name that is taken, and on a seat that is', async () => {
    const { table } = await found({ game: 'anludim', seats: ['me', 'open', 'open'] });
    await expect(join('x'.repeat(22), 'Bo')).rejects.toThrow('TABLE_NOT_FOUND');
    await expect(join(table.id, 'ADA')).rejects.toThrow('NAME_TAKEN');
    await expect(join(table.id, 'Bo', '0')).rejects.toThrow('SEAT_TAKEN');
    await expect(join(table.id, 'Bo', '3')).rejects.toThrow('SEAT_UNKNOWN');
    await expect(join(table.id, 'Bo', '__proto__')).rejects.toThrow('SEAT_UNKNOWN');
  });

  it('lets people change to an open seat, and the owner with them', async () => {
    const founded = await found();
    const { seat, table } = await act(house, founded.table.id, founded, { type: 'sit', seat: '1' });
    expect(seat).toBe('1');
    expect(table.owner).toBe('1');
    expect(table.seats[0]).toEqual({ kind: 'open' });
    const stayed = { seat: '0', credentials: founded.credentials } as const;
    await expect(act(house, table.id, stayed, { type: 'leave' })).rejects.toThrow('WRONG_CREDENTIALS');
  });
});

describe('the owner', () => {
  it('starts when every seat is filled, and nobody else does', async () => {
    const founded = await found();
    const { id } = founded.table;
    await expect(act(house, id, founded, { type: 'start' })).rejects.toThrow('SEATS_OPEN');
    const other = await join(id, 'Bo');
    await expect(act(house, id, other, { type: 'start' })).rejects.toThrow('NOT_OWNER');
    expect((await act(house, id, founded, { type: 'start' })).table.status).toBe('playing');
    await expect(act(house, id, founded, { type: 'start' })).rejects.toThrow('NOT_WAITING');
  });

  it('configures the table before the start', async () => {
    const founded = await found({ game: 'houses-and-courses', seats: ['me', 'open', 'open', 'open'] });
    const { id } = founded.table;
    await join(id, 'Bo', '1');
    const clock = { kind: 'move', seconds: 60, atZero: 'default' } as const;
    const { table } = await act(house, id, founded, { type: 'configure', players: 2, clock, public: true });
    expect(table).toMatchObject({ public: true, clock });
    expect(table.seats).toHaveLength(2);
    const grown = await act(house, id, founded, {
      type: 'configure',
      players: 3,
      options: { reactions: 'light' },
    });
    expect(grown.table.options).toEqual({ reactions: 'light' });
    await join(id, 'Cy', '2');
    await expect(act(house, id, founded, { type: 'configure', players: 2 })).rejects.toThrow('SEAT_TAKEN');
    await expect(act(house, id, founded, { type: 'configure', players: 9 })).rejects.toThrow(
      'INVALID_PLAYER_COUNT',
    );
  });

  it('seats bots, sends people away for good, and may entrust the table to another', async () => {
    const founded = await found();
    const { id } = founded.table;
    const bot = { bot: 'novice', name: 'Merlin' } as const;
    const planned = await act(house, id, founded, { type: 'plan', seat: '1', plan: bot });
    expect(planned.table.seats[1]).toMatchObject({ kind: 'bot' });
    await act(house, id, founded, { type: 'plan', seat: '1', plan: 'open' });
    const rude = await join(id, 'Rude');
    await act(house, id, founded, { type: 'remove', seat: '1' });
    await expect(act(house, id, rude, { type: 'leave' })).rejects.toThrow('WRONG_CREDENTIALS');
    await expect(join(id, 'Polite', '1', guest('Rude').key)).rejects.toThrow('REMOVED');
    const kind = await join(id, 'Kind');
    const { table } = await act(house, id, founded, { type: 'entrust', seat: kind.seat });
    expect(table.owner).toBe('1');
    await expect(act(house, id, founded, { type: 'start' })).rejects.toThrow('NOT_OWNER');
  });

  it('passes the table on by leaving; when the last person leaves it is off', async () => {
    const { id, passes } = await fullTable(house);
    const [one, other] = passes as [Pass, Pass];
    expect((await act(house, id, one, { type: 'leave' })).table).toMatchObject({
      owner: '1',
      status: 'waiting',
    });
    expect((await act(house, id, other, { type: 'leave' })).table.status).toBe('off');
  });
});

describe('ending a match', () => {
  it('is called off by anybody as long as no person has moved', async () => {
    const { id, passes } = await startedTable(house);
    expect((await act(house, id, passes[1] as Pass, { type: 'callOff' })).table.status).toBe('off');
  });

  it('is won by the other of two when one resigns, and can be replayed then', async () => {
    const { id, passes } = await startedTable(house);
    await expect(house.get(API.replay(id))).rejects.toThrow('NOT_OVER');
    const { table, seat } = await act(house, id, passes[0] as Pass, { type: 'resign' });
    expect(table).toMatchObject({ status: 'over', forfeit: '0', winners: ['1'] });
    expect(seat).toBe('0');
    // The day of the game stays, whatever happens at the table afterwards.
    expect(table.endedAt).toBe(table.updatedAt);
    await act(house, id, passes[0] as Pass, { type: 'gallery', open: false });
    const later = await house.get<TableView>(API.table(id));
    expect(later.edition).toBeGreaterThan(table.edition);
    expect(later.endedAt).toBe(table.endedAt);
    expect(await house.get(API.replay(id))).toMatchObject({
      game: 'shazamm',
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'person', name: 'Bo' },
      ],
      moves: [],
      result: null,
      forfeit: '0',
    });
  });

  it('goes on with a bot when one of three resigns', async () => {
    const { id, passes } = await startedTable(house, { game: 'anludim', seats: ['me', 'open', 'open'] });
    const { table, seat } = await act(house, id, passes[0] as Pass, { type: 'resign' });
    expect(table).toMatchObject({ status: 'playing', owner: '1' });
    expect(table.seats[0]).toMatchObject({ kind: 'bot', name: 'Ada' });
    expect(seat).toBeNull();
  });
});

describe('a rematch', () => {
  it('has the same people one seat further on, one click each, and starts with the last of them', async () => {
    const { id, passes } = await startedTable(house);
    const [one, other] = passes as [Pass, Pass];
    await expect(house.post(API.rematch(id), one)).rejects.toThrow('NOT_OVER');
    await act(house, id, one, { type: 'resign' });
    const [first, second] = await Promise.all(
      [one, other].map((pass) => house.post<Seated>(API.rematch(id), pass)),
    );
    expect(first?.table.id).toBe(second?.table.id);
    expect([first?.seat, second?.seat]).toEqual(['1', '0']);
    const next = await describeTable(String(first?.table.id));
    expect(next.status).toBe('playing');
    expect(next.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name))).toEqual(['Bo', 'Ada']);
    expect((await describeTable(id)).next).toBe(next.id);
  });

  it('waits for who has not come', async () => {
    const { id, passes } = await startedTable(house);
    await act(house, id, passes[0] as Pass, { type: 'resign' });
    const { table, seat } = await house.post<Seated>(API.rematch(id), passes[0]);
    expect(table).toMatchObject({ status: 'waiting', owner: seat });
    expect(table.seats[0]).toMatchObject({ kind: 'person', name: 'Bo', seated: false });
  });
});

describe('moving a seat to another device', () => {
  it('works once, in time, and voids the old credentials', async () => {
    const { id, passes } = await startedTable(house);
    const [old] = passes as [Pass];
    const { token } = await house.post<{ token: string }>(API.handOver(id), old);
    const taken = await house.post<Seated>(API.takeOver(id), { token, key: 'the-other-device-1' });
    expect(taken.seat).toBe('0');
    await expect(act(house, id, old, { type: 'resign' })).rejects.toThrow('WRONG_CREDENTIALS');
    await expect(house.post(API.takeOver(id), { token, key: 'the-third-device-1' })).rejects.toThrow(
      'TOKEN_INVALID',
    );
    const late = await house.post<{ token: string; expiresAt: number }>(API.handOver(id), taken);
    now = late.expiresAt;
    await expect(
      house.post(API.takeOver(id), { token: late.token, key: 'the-third-device-1' }),
    ).rejects.toThrow('TOKEN_INVALID');
  });

  it('tells the old device, which sees nothing private any more', async () => {
    const table = await startedTable(house);
    const [old, other] = await Promise.all(table.passes.map((pass) => sit(house.address, table, pass)));
    const { token } = await house.post<{ token: string }>(API.handOver(table.id), table.passes[0]);
    await house.post<Seated>(API.takeOver(table.id), { token, key: 'the-other-device-1' });
    await old?.until(() => old.frames.some(([event]) => event === 'refused'));
    expect(old?.frames.at(-1)).toEqual(['refused', 'sync', 'MOVED']);
    expect(await old?.move('commit', {})).toEqual({ ok: false, reason: 'WRONG_CREDENTIALS' });
    for (const client of [old, other]) client?.close();
  });
});

describe('the lobby', () => {
  it('lists public tables of a game, open ones first, and never private ones', async () => {
    const game = 'wizards-cup';
    const secret = await found({ game });
    const open = await found({ game, public: true });
    const playing = await startedTable(house, { game, public: true });
    const { tables, more } = await house.get<LobbyPage>(`${API.lobby}?game=${game}`);
    const ids = tables.map(({ id }) => id);
    expect(ids).not.toContain(secret.table.id);
    expect(ids.slice(-2)).toEqual([open.table.id, playing.id]);
    expect(more).toBe(false);
    expect(tables[0]).toMatchObject({ openSeats: 1, seats: [{ kind: 'person', name: 'Ada' }] });
    expect(JSON.stringify(tables)).not.toContain('hash');
  });
});

describe('my tables', () => {
  it('say where it is my turn, and keep to the public view', async () => {
    const { id, passes } = await startedTable(house, { game: 'clash-of-magic-schools' });
    const gone = 'x'.repeat(22);
    const asked = [
      { id, pass: passes[0] },
      { id, pass: { ...passes[1], credentials: 'y'.repeat(22) } },
      { id: gone },
      { id, pass: { seat: 'nine', credentials: 7 } },
      { id, pass: 'none' },
    ];
    const { tables } = await house.post<MineAnswer>(API.mine, { tables: asked });
    expect(tables[0]).toMatchObject({ seat: '0', myTurn: true, awaited: ['0'] });
    expect(tables[1]).toMatchObject({ seat: null, myTurn: false });
    expect(tables[2]).toBeNull();
    // A pass without the shape of one is none, and the others are answered all the same.
    expect(tables.slice(3)).toMatchObject([{ seat: null }, { seat: null }]);
    expect(tables[0]?.view).toMatchObject({
      players: { '0': { hand: expect.not.arrayContaining([expect.any(String)]) } },
    });
  });
});
