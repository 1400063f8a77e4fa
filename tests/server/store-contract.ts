/** What every database must do, tried on the real ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogRow, NewTable, Store } from '../../src/server/store/contract';

export function describeStore(open: () => Promise<Store>): void {
  describe('the store', () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    it('gives a table back as it was created', async () => {
      const row = table();
      expect(await store.create(row, [entry(0)])).toBe(true);
      const { code, codeUntil, ...kept } = row;
      expect(await store.read(row.id)).toEqual(kept);
      expect(await store.log(row.id, 0)).toEqual([entry(0)]);
      expect(await store.read('unknown')).toBeNull();
    });

    it('creates no second table under the same id or the same code, nor a log for it', async () => {
      const row = table();
      await store.create(row, []);
      expect(await store.create({ ...row, code: nextCode() }, [entry(0)])).toBe(false);
      expect(await store.create({ ...table(), code: row.code }, [])).toBe(false);
      expect(await store.log(row.id, 0)).toEqual([]);
    });

    it('replaces a row only in the version that the writer had read', async () => {
      const row = table();
      await store.create(row, []);
      const next = { ...row, version: 2, record: '{"next":true}', dueAt: 5 };
      const late = { ...next, record: '"late"' };
      const snapshot = { state: '{"G":{}}', moves: 1 };
      expect(await store.write({ row: next, snapshot, log: [entry(1)] })).toBe(true);
      expect(await store.write({ row: late, snapshot: { ...snapshot, moves: 2 }, log: [entry(2)] })).toBe(
        false,
      );
      expect(await store.read(row.id)).toMatchObject({
        version: 2,
        record: '{"next":true}',
        dueAt: 5,
        snapshot,
      });
      expect(await store.log(row.id, 0)).toEqual([entry(1)]);
    });

    it('keeps the state of a match until another one is given', async () => {
      const row = table();
      await store.create(row, []);
      const snapshot = { state: '{"G":{"deck":[]}}', moves: 0 };
      await store.write({ row: { ...row, version: 2 }, snapshot, log: [] });
      await store.write({ row: { ...row, version: 3 }, snapshot: null, log: [entry(1)] });
      expect(await store.read(row.id)).toMatchObject({ version: 3, snapshot });
      const [fourth, fifth] = [4, 5].map((moves) => ({ state: `{"G":${moves}}`, moves }));
      if (fourth && fifth) for (const one of [fourth, fifth, fourth]) await store.keep(row.id, one);
      expect(await store.read(row.id)).toMatchObject({ version: 3, snapshot: fifth });
    });

    it('lets one of many simultaneous writers win, and loses no log entry of the winner', async () => {
      const row = table();
      await store.create(row, []);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          store.write({
            row: { ...row, version: 2, record: String(at) },
            snapshot: null,
            log: [{ ...entry(1), move: `m${at}` }],
          }),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const winner = outcomes.indexOf(true);
      expect((await store.read(row.id))?.record).toBe(String(winner));
      expect((await store.log(row.id, 0)).map(({ move }) => move)).toEqual([`m${winner}`]);
    });

    it('writes all of a change or nothing, and the changes beside it all the same', async () => {
      const [row, other] = [table(), table()];
      await store.create(row, [entry(1)]);
      await store.create(other, []);
      const broken = store.write({ row: { ...row, version: 2 }, snapshot: null, log: [entry(2), entry(1)] });
      const sound = store.write({ row: { ...other, version: 2 }, snapshot: null, log: [entry(1)] });
      await expect(broken).rejects.toThrow();
      expect(await sound).toBe(true);
      expect((await store.read(row.id))?.version).toBe(1);
      expect(await store.log(row.id, 0)).toEqual([entry(1)]);
    });

    it('finds a table by its code until the code expires', async () => {
      const row = { ...table(), codeUntil: 100 };
      await store.create(row, []);
      expect(await store.findCode(row.code, 99)).toBe(row.id);
      expect(await store.findCode(row.code, 100)).toBeNull();
    });

    it('gives the log from any move on, in order', async () => {
      const row = table();
      await store.create(row, [entry(0), entry(1), entry(2), entry(10)]);
      expect((await store.log(row.id, 2)).map(({ n }) => n)).toEqual([2, 10]);
    });

    it('numbers the lines of a table, also when many speak at once, and keeps the rooms apart', async () => {
      const { id } = table();
      const line = { room: 'players', seat: '0', guest: 'g', name: 'Ada', text: 'hello', at: 7 } as const;
      const numbers = await Promise.all(
        Array.from({ length: 5 }, (_, at) => store.addChat(id, { ...line, text: `${at}` })),
      );
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5]);
      const n = await store.addChat(id, { ...line, room: 'gallery', seat: null });
      expect(await store.chat(id, 'gallery', 10)).toEqual([{ ...line, room: 'gallery', seat: null, n }]);
      expect((await store.chat(id, 'players', 2)).map((one) => one.n)).toEqual([4, 5]);
      expect(await store.chatLine(id, n)).toMatchObject({ n, text: 'hello' });
    });

    it('lists the listed tables, waiting ones first, newest first, page by page', async () => {
      const game = 'lobby-game';
      const rows = [
        { ...table(), game, createdAt: 1 },
        { ...table(), game, createdAt: 2, status: 'playing' as const },
        { ...table(), game, createdAt: 3 },
        { ...table(), game, createdAt: 4, listed: false },
        { ...table(), game: 'another', createdAt: 5 },
      ];
      for (const row of rows) await store.create(row, []);
      const times = async (offset: number, limit: number) =>
        (await store.lobby(game, offset, limit)).map(({ createdAt }) => createdAt);
      expect(await times(0, 10)).toEqual([3, 1, 2]);
      expect(await times(1, 1)).toEqual([1]);
      expect((await store.lobby(null, 0, 100)).some((row) => row.game === 'another')).toBe(true);
    });

    it('says which tables are due, the most urgent first', async () => {
      const [late, soon, never] = [{ ...table(), dueAt: 20 }, { ...table(), dueAt: 10 }, table()];
      for (const row of [late, soon, never]) await store.create(row, []);
      const due = async (now: number) =>
        (await store.due(now, 100)).filter((id) => [late.id, soon.id, never.id].includes(id));
      expect(await due(9)).toEqual([]);
      expect(await due(30)).toEqual([soon.id, late.id]);
    });

    it('removes what has expired with all that belongs to it, and nothing else', async () => {
      const [old, fresh, kept] = [{ ...table(), expiresAt: 50 }, { ...table(), expiresAt: 51 }, table()];
      for (const row of [old, fresh, kept]) await store.create(row, [entry(0)]);
      await store.addChat(old.id, { room: 'players', seat: '0', guest: 'g', name: 'A', text: 'x', at: 0 });
      expect(await store.expire(50)).toEqual([old.id]);
      expect(await store.read(old.id)).toBeNull();
      expect(await store.log(old.id, 0)).toEqual([]);
      expect(await store.chat(old.id, 'players', 9)).toEqual([]);
      expect(await store.read(fresh.id)).not.toBeNull();
      expect(await store.log(kept.id, 0)).toHaveLength(1);
    });

    it('keeps a series, and replaces it only in the version that the writer had read', async () => {
      const row = { id: `series-${made}`, version: 1, expiresAt: 1_800_000_000_000, record: '{"a":1}' };
      expect(await store.readSeries(row.id)).toBeNull();
      expect(await store.createSeries(row)).toBe(true);
      expect(await store.createSeries({ ...row, record: 'other' })).toBe(false);
      expect(await store.readSeries(row.id)).toEqual(row);
      const next = { ...row, version: 2, expiresAt: null, record: '{"a":2}' };
      const outcomes = await Promise.all([next, next, next].map((one) => store.writeSeries(one)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.readSeries(row.id)).toEqual(next);
    });

    it('removes a series that has expired', async () => {
      const row = { id: 'series-old', version: 1, expiresAt: 40, record: '{}' };
      await store.createSeries(row);
      await store.expire(39);
      expect(await store.readSeries(row.id)).toEqual(row);
      await store.expire(40);
      expect(await store.readSeries(row.id)).toBeNull();
    });

    it('keeps any text as it is', async () => {
      const odd = '"\u2028 ’ 🦉 \\ \' ; DROP TABLE tables; --';
      const row = { ...table(), record: odd };
      await store.create(row, []);
      expect((await store.read(row.id))?.record).toBe(odd);
    });
  });
}

let made = 0;

export function table(): NewTable {
  made += 1;
  return {
    id: `table-${made}`,
    version: 1,
    code: nextCode(),
    codeUntil: 1_000_000,
    game: 'shazamm',
    status: 'waiting',
    listed: true,
    createdAt: 1_800_000_000_000,
    dueAt: null,
    expiresAt: null,
    record: '{}',
    snapshot: null,
  };
}

let codes = 0;

function nextCode(): string {
  codes += 1;
  return `CODE${codes}`;
}

function entry(n: number): LogRow {
  return {
    n,
    player: n === 0 ? null : '1',
    move: 'bid',
    args: '{"x":1}',
    events: '[]',
    at: 1_800_000_000_001,
  };
}
