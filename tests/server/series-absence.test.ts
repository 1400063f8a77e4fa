/** People who stay away from their game: the clock judges them, or the owner of the series settles it. */
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  API,
  SERIES_API,
  SERIES_NAMESPACE,
  type SeriesView,
  type TableView,
} from '../../src/online/protocol';
import { statusOf } from '../../src/series';
import { deadlineOf, passTurn, startingAt, startTime } from '../../src/server/table/clock';
import { firstKey, type Gathering, look, refusalOf, resign, seriesOf, sitDown, started } from './gathering';
import { type House, openHouse, sit } from './house';

const ABSENCE_MS = 60_000;
let now = 0;
let house: House;

beforeEach(async () => {
  now = 1_800_000_000_000;
  house = await openHouse({ world: { now: () => now }, config: { absenceMs: ABSENCE_MS } });
});
afterEach(() => house.close());

const later = (): void => {
  now += ABSENCE_MS;
};

interface Wish {
  readonly as?: string;
  readonly name: string;
  readonly by?: string;
  readonly key?: string;
}

async function request({ id, passes }: Gathering, { as = 'Ada', by = 'walkover', ...wish }: Wish) {
  return { ...passes[as], key: await firstKey(house, id), ...wish, by };
}

async function award(gathering: Gathering, wish: Wish): Promise<SeriesView> {
  return house.post(SERIES_API.award(gathering.id), await request(gathering, wish));
}

async function refusal(gathering: Gathering, wish: Wish): Promise<string | undefined> {
  return refusalOf(house, SERIES_API.award(gathering.id), await request(gathering, wish));
}

async function tableOf(gathering: Gathering): Promise<TableView> {
  const { running } = await seriesOf(house, gathering.id);
  return house.get(API.table(Object.values(running)[0] ?? ''));
}

describe('who has not come for a while', () => {
  it('is named, and loses when the owner says so: the series goes on and remembers why', async () => {
    const gathering = await started(
      house,
      { form: { kind: 'bracket' }, others: ['open', 'open'] },
      'Bo',
      'Cy',
    );
    const game = statusOf(await seriesOf(house, gathering.id)).open[0];
    const [first, second] = game?.seats.map(({ name }) => name) ?? [];
    expect((await look(house, gathering.id)).absent).toEqual({});
    expect(await refusal(gathering, { name: String(second) })).toBe('NOT_ABANDONED');
    later();
    expect((await look(house, gathering.id)).absent).toEqual({ '0.0.0': [first, second] });
    const { series, absent } = await award(gathering, { name: String(second) });
    expect(series?.played).toMatchObject([{ winners: ['0'], forfeit: '1', walkover: true }]);
    // The final is new: nobody is late for it.
    expect(absent).toEqual({});
    expect(Object.keys(series?.running ?? {})).toEqual(['1.0.0']);
  });

  it('can be played for by a bot', async () => {
    const gathering = await started(house, {}, 'Bo');
    later();
    const { series } = await award(gathering, { name: 'Bo', by: 'bot' });
    expect(series?.played).toEqual([]);
    expect((await tableOf(gathering)).seats).toMatchObject([{ kind: 'person' }, { kind: 'bot', name: 'Bo' }]);
    expect(await refusal(gathering, { name: 'Bo' })).toBe('NOT_ABANDONED');
  });

  it('of three players is always played for by a bot', async () => {
    const gathering = await started(house, { game: 'anludim', others: ['open', 'open'] }, 'Bo', 'Cy');
    later();
    const { series } = await award(gathering, { name: 'Cy' });
    expect(series?.played).toEqual([]);
    expect((await tableOf(gathering)).seats[2]).toMatchObject({ kind: 'bot', name: 'Cy' });
  });

  it('is settled by the owner alone, in a game that is open, once', async () => {
    const gathering = await started(house, {}, 'Bo');
    later();
    expect(await refusal(gathering, { as: 'Bo', name: 'Ada' })).toBe('NOT_OWNER');
    expect(await refusal(gathering, { name: 'Nobody' })).toBe('GAME_NOT_OPEN');
    expect(await refusal(gathering, { name: 'Bo', key: '0.0.5' })).toBe('GAME_NOT_OPEN');
    expect(await refusal(gathering, { name: 'Bo', by: 'magic' })).toBe('BAD_REQUEST');
    const wish = { name: 'Bo', key: '0.0.0' };
    const both = await Promise.all([request(gathering, wish), request(gathering, wish)]);
    const answers = await Promise.all(
      both.map((body) => refusalOf(house, SERIES_API.award(gathering.id), body)),
    );
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect((await seriesOf(house, gathering.id)).played).toHaveLength(1);
  });
});

describe('who is there', () => {
  it('cannot be passed over, not before they have been away for a while again', async () => {
    const gathering = await started(house, {}, 'Bo');
    const { table, ...pass } = await sitDown(house, gathering, 'Bo');
    const bo = await sit(house.address, table, pass);
    later();
    expect((await look(house, gathering.id)).absent).toEqual({ '0.0.0': ['Ada'] });
    expect(await refusal(gathering, { name: 'Bo' })).toBe('NOT_ABANDONED');
    bo.close();
    await expect.poll(async () => (await tableOf(gathering)).seats[1]).toMatchObject({ present: false });
    expect(await refusal(gathering, { name: 'Bo' })).toBe('NOT_ABANDONED');
    later();
    expect((await award(gathering, { name: 'Bo' })).series?.played).toMatchObject([{ walkover: true }]);
  });

  it('and gives up has not stayed away', async () => {
    const gathering = await started(house, {}, 'Bo');
    await resign(house, gathering, 'Bo');
    expect((await seriesOf(house, gathering.id)).played[0]).not.toHaveProperty('walkover');
  });
});

describe('the clock of a series', () => {
  const clock = { kind: 'move', seconds: 300, atZero: 'forfeit' } as const;

  it('is that of every game, and waits two minutes for the people before it judges them', async () => {
    const gathering = await started(house, { clock }, 'Bo');
    expect(await look(house, gathering.id)).toMatchObject({ clock });
    expect(await tableOf(gathering)).toMatchObject({ clock, status: 'playing' });
    now += 300_000;
    await house.server.caretaker.look();
    expect((await seriesOf(house, gathering.id)).played).toEqual([]);
    now += 120_000;
    await house.server.caretaker.look();
    await expect
      .poll(async () => (await seriesOf(house, gathering.id)).played)
      .toMatchObject([{ forfeit: expect.any(String) }]);
  });

  it('costs nobody time before it runs, and gives nobody more for an early move', () => {
    const bank = { kind: 'bank', seconds: 300, increment: 0, atZero: 'forfeit' } as const;
    const time = startingAt(startTime(bank, ['0', '1'], 0), 120_000);
    if (time === null) throw new Error('there is no clock');
    const first = passTurn(bank, time, { acted: null, awaited: ['0'], window: 'none' }, 0);
    const second = passTurn(bank, first, { acted: '0', awaited: ['1'], window: 'none' }, 50_000);
    expect(second).toMatchObject({ left: { 0: 300_000, 1: 300_000 }, since: 120_000 });
    expect(deadlineOf(second)).toBe(420_000);
    const third = passTurn(bank, second, { acted: '1', awaited: ['0'], window: 'none' }, 130_000);
    expect(third.left).toEqual({ 0: 300_000, 1: 290_000 });
  });

  it('leaves whoever has come to the clock; who has not has as long as for a move', async () => {
    const days = { kind: 'move', seconds: 86_400, atZero: 'default' } as const;
    const gathering = await started(house, { clock: days }, 'Bo');
    await sitDown(house, gathering, 'Bo');
    later();
    expect(await refusal(gathering, { name: 'Ada' })).toBe('NOT_ABANDONED');
    now += 86_400_000;
    expect((await look(house, gathering.id)).absent).toEqual({ '0.0.0': ['Ada'] });
    expect(await refusal(gathering, { name: 'Bo' })).toBe('NOT_ABANDONED');
  });
});

describe('the news of a series', () => {
  it('reach whoever looks at it, and nobody else', async () => {
    const [one, other] = [await started(house, {}, 'Bo'), await started(house, {}, 'Bo')];
    const hear = async (series: string) => {
      const socket = io(house.address + SERIES_NAMESPACE, {
        transports: ['websocket'],
        forceNew: true,
        auth: { series },
      });
      const heard = vi.fn();
      socket.on('news', heard);
      await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
      return { socket, heard };
    };
    const [mine, theirs] = [await hear(one.id), await hear(other.id)];
    await resign(house, one, 'Bo');
    await expect.poll(() => mine.heard).toHaveBeenCalled();
    expect(theirs.heard).not.toHaveBeenCalled();
    mine.socket.close();
    theirs.socket.close();
  });

  it('are told only to sockets that name a series', async () => {
    const socket = io(house.address + SERIES_NAMESPACE, {
      transports: ['websocket'],
      forceNew: true,
      auth: {},
    });
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    expect(error.message).toBe('BAD_REQUEST');
    socket.close();
  });
});
