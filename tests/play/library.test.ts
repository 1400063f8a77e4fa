/** The saved games: listed, carried from device to device, and never trusted. */

import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bot, create, freshBrowser, human, isOver, openTab, playUntil, sitDown, type Tab } from './support';

beforeEach(freshBrowser);

const SEATS = [human('Ada'), bot('Bot')];

/** Plays a little, and gives what a file of the match would hold. */
async function exported(tab: Tab, game = 'shazamm'): Promise<Record<string, unknown>> {
  const id = await create(tab, game, SEATS);
  const table = await sitDown(tab, id);
  await playUntil(table, ({ events }) => events.length > 6);
  table.close();
  await (await sitDown(tab, id)).close();
  const text = await tab.library.exportMatch(id);
  if (!text.ok) throw new Error(text.error);
  return JSON.parse(text.value);
}

async function importOf(tab: Tab, record: unknown): Promise<unknown> {
  const outcome = await tab.library.importMatch(JSON.stringify(record));
  return outcome.ok ? 'ok' : outcome.error;
}

/** Writes behind the back of the library. */
async function tamper(store: string, id: string, value: unknown): Promise<void> {
  const database = await openDB('grimoire');
  await database.put(store, value, id);
  database.close();
}

describe('the list', () => {
  it('holds what everybody may know of each match, the last played first', async () => {
    const tab = openTab();
    const first = await create(tab, 'shazamm', SEATS);
    const second = await create(tab, 'potions', [human('Ada'), human('Bo')]);
    const table = await sitDown(tab, first);
    table.play('commit', { bid: 1, spells: [], decoy: false });
    table.resign('0');
    table.close();
    await sitDown(tab, first);
    const { matches, damaged } = await tab.library.list();
    expect(damaged).toEqual([]);
    expect(matches).toMatchObject([
      { id: first, game: 'shazamm', over: true, forfeit: '0', winners: ['1'], awaited: [] },
      { id: second, game: 'potions', over: false, forfeit: null, winners: [], awaited: ['0'] },
    ]);
    expect(matches[1]?.view).toMatchObject({ players: [{ hand: [null, null, null, null] }, {}] });
  });

  it('is not broken by records that cannot be read', async () => {
    const tab = openTab();
    const good = await create(tab, 'shazamm', SEATS);
    const lost = await create(tab, 'shazamm', SEATS);
    await tamper('summaries', lost, { id: lost, game: 'shazamm' });
    await tamper('summaries', 'odd', 'not a match');
    const { matches, damaged } = await tab.library.list();
    expect(matches.map(({ id }) => id)).toEqual([good]);
    expect(damaged.toSorted()).toEqual([lost, 'odd'].toSorted());
    await tab.library.remove('odd');
    expect((await tab.library.list()).damaged).toEqual([lost]);
  });

  it('tells listeners in this tab and in others of changes', async () => {
    const [here, there] = [openTab(), openTab()];
    const told = Promise.all(
      [here, there].map(
        ({ library }) =>
          new Promise<void>((resolve) => {
            library.subscribe(resolve);
          }),
      ),
    );
    await create(here, 'shazamm', SEATS);
    await told;
  });

  it('forgets removed matches', async () => {
    const tab = openTab();
    const id = await create(tab, 'shazamm', SEATS);
    await tab.library.remove(id);
    expect(await tab.library.list()).toEqual({ matches: [], damaged: [] });
    expect((await sitDown(tab, id)).store.getState().status).toEqual({ kind: 'missing' });
  });
});

describe('a new match', () => {
  it('is refused for an unknown game, a wrong number of players or wrong options', async () => {
    const { library } = openTab();
    const outcomes = await Promise.all([
      library.create({ game: 'chess', options: {}, seats: SEATS }),
      library.create({ game: 'toString', options: {}, seats: SEATS }),
      library.create({ game: 'shazamm', options: {}, seats: [human('Ada')] }),
      library.create({ game: 'shazamm', options: { deckMode: 'marked' }, seats: SEATS }),
    ]);
    expect(outcomes.map((outcome) => outcome.ok || outcome.error)).toEqual([
      'UNKNOWN_GAME',
      'UNKNOWN_GAME',
      'INVALID_OPTIONS',
      'INVALID_OPTIONS',
    ]);
  });
});

describe('a game that cannot be fetched', () => {
  it('is said to be not loaded, when a match is created as when it is opened', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const id = await create(openTab(), 'potions', SEATS);
    const offline = async (): Promise<never> => {
      throw new TypeError('Failed to fetch');
    };
    const tab = openTab({ games: { potions: { rules: offline } } });
    const created = await tab.library.create({ game: 'potions', options: {}, seats: SEATS });
    expect(created).toEqual({ ok: false, error: 'NOT_LOADED' });
    const { status } = (await sitDown(tab, id)).store.getState();
    expect(status).toEqual({ kind: 'unreadable', error: 'NOT_LOADED' });
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});

describe('a file', () => {
  it('brings the match to another device, as a match of its own, and it is played on there', async () => {
    const tab = openTab();
    const record = await exported(tab);
    freshBrowser();
    const elsewhere = openTab();
    const copy = await elsewhere.library.importMatch(JSON.stringify(record));
    if (!copy.ok) throw new Error(copy.error);
    expect(copy.value).not.toBe(record.id);
    const again = await elsewhere.library.exportMatch(copy.value);
    expect(again.ok && JSON.parse(again.value)).toEqual({ ...record, id: copy.value });
    const table = await sitDown(elsewhere, copy.value);
    expect(await playUntil(table, isOver)).toMatchObject({ over: true });
  });

  it('is refused if it is not ours, or of another version', async () => {
    const tab = openTab();
    const record = await exported(tab);
    expect(await importOf(tab, { ...record, format: 'chess-game' })).toBe('FOREIGN');
    expect(await importOf(tab, [record])).toBe('FOREIGN');
    expect(await importOf(tab, null)).toBe('FOREIGN');
    expect(await importOf(tab, { ...record, version: 2 })).toBe('NEWER_VERSION');
    expect(await importOf(tab, { ...record, version: 0 })).toBe('OLDER_VERSION');
    expect(await tab.library.importMatch('<html>')).toEqual({ ok: false, error: 'FOREIGN' });
  });

  it('is refused if its game or its options are unknown here', async () => {
    const tab = openTab();
    const record = await exported(tab);
    expect(await importOf(tab, { ...record, game: 'chess' })).toBe('UNKNOWN_GAME');
    expect(await importOf(tab, { ...record, options: { deckMode: 'marked' } })).toBe('INVALID_OPTIONS');
    expect(await importOf(tab, { ...record, seats: [...SEATS, bot('Bat')] })).toBe('INVALID_OPTIONS');
  });

  it('is refused if anything in it is broken, or was changed by hand', async () => {
    const tab = openTab();
    const record = await exported(tab);
    const moves = record.moves as object[];
    const state = record.state as { G: { wall: number } };
    const broken: object[] = [
      ...Object.keys(record)
        .filter((key) => !['format', 'options'].includes(key))
        .map((key) => ({ ...record, [key]: undefined })),
      ...Object.keys(record)
        .filter((key) => !['format', 'version', 'options'].includes(key))
        .map((key) => ({ ...record, [key]: key === 'forfeit' ? '7' : [null] })),
      { ...record, moves: moves.slice(1) },
      { ...record, moves: moves.slice(0, -1) },
      { ...record, moves: [...moves, { player: '0', move: 'conjure', args: {} }] },
      { ...record, moves: [{ player: '0', move: '__proto__', args: null }, ...moves] },
      { ...record, seed: `${record.seed}x` },
      { ...record, state: { ...state, G: { ...state.G, wall: state.G.wall + 1 } } },
      { ...record, state: { ...state, ctx: {} } },
      { ...record, seen: { '0': 10_000 } },
      { ...record, seats: [human('Ada'), { kind: 'bot', name: 'Bot', level: 'godlike' }] },
    ];
    for (const one of broken) expect([one, await importOf(tab, one)]).toEqual([one, 'DAMAGED']);
    const text = JSON.stringify(record);
    expect(await tab.library.importMatch(text.slice(0, -9))).toEqual({ ok: false, error: 'DAMAGED' });
    expect((await tab.library.list()).matches).toHaveLength(1);
  });
});

describe('a saved match that was damaged', () => {
  it('is said to be unreadable, and why', async () => {
    const tab = openTab();
    const record = await exported(tab);
    const id = String(record.id);
    for (const [value, error] of [
      [{ ...record, seed: 'another' }, 'DAMAGED'],
      [{ ...record, version: 9 }, 'NEWER_VERSION'],
      ['nothing of ours', 'FOREIGN'],
    ] as const) {
      await tamper('matches', id, value);
      const table = await sitDown(tab, id);
      expect(table.store.getState()).toMatchObject({ status: { kind: 'unreadable', error }, view: null });
      table.close();
    }
  });
});
