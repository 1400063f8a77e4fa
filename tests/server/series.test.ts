/** Series on the server: places, lots, tables that it sets up itself, and results that it enters itself. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  API,
  SERIES_API,
  type SeriesSeated,
  type SeriesView,
  type TableView,
} from '../../src/online/protocol';
import { statusOf } from '../../src/series';
import type { Store } from '../../src/server/store/contract';
import {
  BOT,
  firstKey,
  look,
  passOf,
  plan,
  refusalOf,
  resign,
  seriesOf,
  sitDown,
  started,
} from './gathering';
import { act, errorOf, guest, type House, memoryStore, openHouse } from './house';

let houses: House[] = [];
afterEach(async () => {
  await Promise.all(houses.map((house) => house.close()));
  houses = [];
});

async function open(store?: Store): Promise<House> {
  const house = await openHouse(store ? { store } : {});
  houses.push(house);
  return house;
}

describe('places', () => {
  it('are taken by name until none is open; only then the first person may start', async () => {
    const house = await open();
    const { series, ...ada } = await house.post<SeriesSeated>(
      SERIES_API.all,
      plan({ others: ['open', 'open'], form: { kind: 'bracket' } }),
    );
    const { id } = series;
    expect(series).toMatchObject({ status: 'waiting', owner: 0, series: null });
    expect(await refusalOf(house, SERIES_API.start(id), ada)).toBe('SEATS_OPEN');
    const bo = await house.post<SeriesSeated>(SERIES_API.join(id), { guest: guest('Bo') });
    expect(await refusalOf(house, SERIES_API.join(id), { guest: guest('bo') })).toBe('NAME_TAKEN');
    await house.post(SERIES_API.join(id), { guest: guest('Cy') });
    expect(await refusalOf(house, SERIES_API.join(id), { guest: guest('Di') })).toBe('TABLE_FULL');
    expect(await refusalOf(house, SERIES_API.start(id), passOf(bo))).toBe('NOT_OWNER');
    expect(await house.post(SERIES_API.start(id), ada)).toMatchObject({ status: 'playing' });
    expect(await refusalOf(house, SERIES_API.start(id), ada)).toBe('NOT_WAITING');
    expect(await refusalOf(house, SERIES_API.leave(id), passOf(bo))).toBe('NOT_WAITING');
  });

  it('can be left before the start, and the next person is the owner', async () => {
    const house = await open();
    const { series, ...ada } = await house.post<SeriesSeated>(SERIES_API.all, plan());
    await house.post(SERIES_API.join(series.id), { guest: guest('Bo') });
    const left = await house.post<SeriesView>(SERIES_API.leave(series.id), ada);
    expect(left).toMatchObject({ owner: 1, places: [{ kind: 'open' }, { kind: 'person', name: 'Bo' }] });
    expect(await refusalOf(house, SERIES_API.leave(series.id), ada)).toBe('WRONG_CREDENTIALS');
  });

  it('the founder may take any, in a Cursus the other school; whoever joins gets what is left', async () => {
    const house = await open();
    const cursus = { game: 'clash-of-magic-schools', form: { kind: 'cursus' } } as const;
    const gathering = await started(house, { ...cursus, place: 1 }, 'Bo');
    expect(await look(house, gathering.id)).toMatchObject({
      owner: 1,
      places: [{ name: 'Bo' }, { name: 'Ada' }],
    });
    expect((await sitDown(house, gathering, 'Ada')).seat).toBe('1');
    expect((await sitDown(house, gathering, 'Bo')).seat).toBe('0');
  });

  it('stay with the founder as owner, after whom comes the first person, and then nobody who takes the place', async () => {
    const house = await open();
    const form = { kind: 'bracket' } as const;
    const { series, ...ada } = await house.post<SeriesSeated>(
      SERIES_API.all,
      plan({ form, others: ['open', 'open'], place: 2 }),
    );
    for (const name of ['Bo', 'Cy']) await house.post(SERIES_API.join(series.id), { guest: guest(name) });
    expect(await look(house, series.id)).toMatchObject({ owner: 2 });
    expect(await house.post(SERIES_API.leave(series.id), ada)).toMatchObject({ owner: 0 });
    await house.post(SERIES_API.join(series.id), { guest: guest('Di') });
    expect(await look(house, series.id)).toMatchObject({ owner: 0, places: [{}, {}, { name: 'Di' }] });
  });

  it('never tell the credentials or the device of anybody', async () => {
    const house = await open();
    const { id } = await started(house, {}, 'Bo');
    expect(Object.keys((await look(house, id)).places[0] ?? {}).toSorted()).toEqual(['kind', 'name']);
  });
});

describe('a series is refused', () => {
  const refused = async (part: Record<string, unknown>): Promise<string | undefined> =>
    refusalOf(await open(), SERIES_API.all, { ...plan(), ...part });

  it('where it does not go with its game', async () => {
    expect(await refused({ form: { kind: 'cursus' } })).toBe('SERIES_INVALID');
    expect(await refused({ others: ['open', 'open'] })).toBe('SERIES_INVALID');
    expect(await refused({ others: [] })).toBe('SERIES_INVALID');
    expect(await refused({ form: { kind: 'bracket' }, others: Array(8).fill('open') })).toBe(
      'SERIES_INVALID',
    );
    expect(await refused({ game: 'chess' })).toBe('UNKNOWN_GAME');
    expect(await refused({ options: { odd: 1 } })).toBe('INVALID_OPTIONS');
    expect(await refused({ others: [BOT('Ada')] })).toBe('NAME_TAKEN');
  });

  it('where it has not the shape of one', async () => {
    expect(await refused({ form: { kind: 'best', games: 2 } })).toBe('BAD_REQUEST');
    expect(await refused({ form: null })).toBe('BAD_REQUEST');
    expect(await refused({ others: [{ bot: 'god', name: 'Zeus' }] })).toBe('BAD_REQUEST');
    expect(await refused({ place: 2 })).toBe('SEAT_UNKNOWN');
    expect(await refused({ clock: { kind: 'move', seconds: 1, atZero: 'forfeit' } })).toBe('INVALID_CLOCK');
    expect(await refused({ guest: { name: '', key: 'k'.repeat(20) } })).toBe('NAME_EMPTY');
    expect(await refusalOf(await open(), SERIES_API.join('nothing'), { guest: guest('Bo') })).toBe(
      'SERIES_NOT_FOUND',
    );
  });
});

describe('the games of a series', () => {
  it('are ordinary tables that say to which series they belong', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    const ada = await sitDown(house, gathering, 'Ada');
    const bo = await sitDown(house, gathering, 'Bo');
    expect(ada.table.id).toBe(bo.table.id);
    expect([ada.seat, bo.seat]).toEqual(['0', '1']);
    expect(bo.table).toMatchObject({ status: 'playing', series: gathering.id, gallery: true, public: false });
  });

  it('are only for those who play in them, with the right to their place', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    const key = await firstKey(house, gathering.id);
    const path = SERIES_API.seat(gathering.id);
    const { Ada } = gathering.passes;
    expect(await refusalOf(house, path, { ...Ada, place: 1, key })).toBe('WRONG_CREDENTIALS');
    expect(await refusalOf(house, path, { ...Ada, credentials: 'x'.repeat(20), key })).toBe(
      'WRONG_CREDENTIALS',
    );
    expect(await refusalOf(house, path, { ...Ada, key: '0.0.1' })).toBe('GAME_NOT_OPEN');
  });

  it('are entered by the server when they end; the next one exchanges the seats; two wins win', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    await resign(house, gathering, 'Bo');
    expect(await seriesOf(house, gathering.id)).toMatchObject({ played: [{ winners: ['0'], forfeit: '1' }] });
    expect((await sitDown(house, gathering, 'Ada')).seat).toBe('1');
    await resign(house, gathering, 'Bo');
    const { status, series } = await look(house, gathering.id);
    expect(status).toBe('over');
    expect(series && statusOf(series).podium).toEqual([['Ada'], ['Bo']]);
    expect(series?.running).toEqual({});
  });

  it('of a Cursus keep their seats, and what was scored by then counts', async () => {
    const house = await open();
    const gathering = await started(
      house,
      { game: 'clash-of-magic-schools', form: { kind: 'cursus' } },
      'Bo',
    );
    await resign(house, gathering, 'Ada');
    expect(await seriesOf(house, gathering.id)).toMatchObject({
      played: [{ winners: ['1'], points: [0, 0], forfeit: '0' }],
    });
    expect((await sitDown(house, gathering, 'Ada')).seat).toBe('0');
  });

  it('are entered although nobody looks at the series', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    await resign(house, gathering, 'Ada');
    const recorded = async () => JSON.parse((await house.store.readSeries(gathering.id))?.record ?? '{}');
    await expect.poll(recorded).toMatchObject({ series: { played: [{ winners: ['1'] }] } });
  });

  it('are played anew when they are called off', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    const seat = await sitDown(house, gathering, 'Ada');
    await act(house, seat.table.id, seat, { type: 'callOff' });
    const again = await sitDown(house, gathering, 'Ada');
    expect(again.table.id).not.toBe(seat.table.id);
    expect((await seriesOf(house, gathering.id)).played).toEqual([]);
  });

  it('of a stage run at the same time; those between bots are played by the bots', async () => {
    const house = await open();
    const gathering = await started(house, {
      game: 'wizards-cup',
      form: { kind: 'bracket' },
      others: [BOT('X'), BOT('Y'), BOT('Z')],
    });
    const { open: games } = statusOf(await seriesOf(house, gathering.id));
    expect(games).toHaveLength(2);
    await expect.poll(async () => (await seriesOf(house, gathering.id)).played).toHaveLength(1);
    expect((await look(house, gathering.id)).status).toBe('playing');
  });
});

describe('a series that nobody looks at', () => {
  it('is removed in the end; who looks at it keeps it, and one that is over stays', async () => {
    let now = 1_800_000_000_000;
    const house = await openHouse({ world: { now: () => now }, config: { idleMs: 1000 } });
    houses.push(house);
    const [kept, left, over] = [
      await started(house, {}, 'Bo'),
      await started(house, {}, 'Bo'),
      await started(house, { form: { kind: 'best', games: 1 } }, 'Bo'),
    ];
    await resign(house, over, 'Bo');
    expect(await look(house, over.id)).toMatchObject({ status: 'over' });
    now += 900;
    await look(house, kept.id);
    now += 900;
    await house.server.caretaker.clean();
    expect(await look(house, kept.id)).toMatchObject({ status: 'playing' });
    expect(await look(house, over.id)).toMatchObject({ status: 'over' });
    expect(errorOf((await house.ask(SERIES_API.one(left.id))).body)).toBe('SERIES_NOT_FOUND');
  });
});

describe('what was stored before there were clocks and owners', () => {
  it('has no clock and belongs to the first person', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    const row = await house.store.readSeries(gathering.id);
    const { clock: _clock, owner: _owner, ...record } = JSON.parse(row?.record ?? '{}');
    await house.store.writeSeries({
      id: gathering.id,
      version: (row?.version ?? 0) + 1,
      expiresAt: null,
      record: JSON.stringify(record),
    });
    expect(await look(house, gathering.id)).toMatchObject({ clock: { kind: 'none' }, owner: 0 });
  });
});

describe('a restart', () => {
  it('loses nothing, and finishes what the old process has only begun', async () => {
    const store = await memoryStore();
    // The houses share the database; closing one must not close it.
    const shared = { ...store, close: async () => undefined };
    const first = await openHouse({ store: shared });
    const gathering = await started(first, {}, 'Bo');
    await resign(first, gathering, 'Bo');
    const before = await seriesOf(first, gathering.id);
    await first.close();
    const second = await open(shared);
    expect(await seriesOf(second, gathering.id)).toEqual(before);
    const [table = ''] = Object.values(before.running);
    expect(await second.get<TableView>(API.table(table))).toMatchObject({ status: 'playing' });
    await resign(second, gathering, 'Bo');
    expect(await look(second, gathering.id)).toMatchObject({ status: 'over' });
    await store.close();
  });

  it('sets up a table that was promised and never made', async () => {
    const house = await open();
    const gathering = await started(house, {}, 'Bo');
    const row = await house.store.readSeries(gathering.id);
    const record = JSON.parse(row?.record ?? '{}');
    const promised = { ...record, series: { ...record.series, running: { '0.0.0': 'promised-table-00' } } };
    await house.store.writeSeries({
      id: gathering.id,
      version: (row?.version ?? 0) + 1,
      expiresAt: null,
      record: JSON.stringify(promised),
    });
    expect((await sitDown(house, gathering, 'Ada')).table).toMatchObject({
      id: 'promised-table-00',
      status: 'playing',
    });
  });

  it('is no matter for two processes on one database: each game has one table', async () => {
    const store = await memoryStore();
    const shared = { ...store, close: async () => undefined };
    const [one, other] = [await open(shared), await open(shared)];
    const gathering = await started(one, {}, 'Bo');
    const seats = await Promise.all([sitDown(one, gathering, 'Ada'), sitDown(other, gathering, 'Bo')]);
    expect(new Set(seats.map(({ table }) => table.id)).size).toBe(1);
  });
});
