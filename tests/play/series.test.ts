/** Series on this device: they are kept, their games are ordinary matches, and results come in whatever happens. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../games/kit';
import { createNews } from '../../src/play/saved/news';
import { createOrganiser } from '../../src/play/series/organiser';
import type { SavedSeries } from '../../src/play/series/record';
import { createSeriesShelf } from '../../src/play/series/shelf';
import { type Participant, type SeriesForm, startSeries, statusOf } from '../../src/series';
import { bot, freshBrowser, human, isOver, openTab, playUntil, sitDown, type Tab, until } from './support';

beforeEach(freshBrowser);
afterEach(() => vi.restoreAllMocks());

const BEST: SeriesForm = { kind: 'best', games: 3 };
const PAIR = [human('Ada'), bot('Bot')];

function openClub(tab: Tab = openTab()) {
  const { library, world } = tab;
  const shelf = createSeriesShelf(createNews(), world.now);
  const organiser = createOrganiser({ library, shelf, games: world.games, openQuickTable: tab.open });
  return { tab, shelf, organiser };
}
type Club = ReturnType<typeof openClub>;

function begin({ shelf }: Club, form: SeriesForm, players: readonly Participant[]): Promise<string> {
  const started = startSeries({ game: 'potions', form, options: {}, players }, createRandom('lots'));
  if (!started.ok) throw new Error(started.error);
  return shelf.add(started.series);
}

async function seriesOf({ shelf }: Pick<Club, 'shelf'>, id: string): Promise<SavedSeries['series']> {
  const found = await shelf.read(id);
  if (!found.ok || found.value === null) throw new Error('no such series');
  return found.value.series;
}

/** Sits down at the next game. */
async function nextGame(club: Club, id: string, key?: string): Promise<string> {
  const [game] = statusOf(await seriesOf(club, id)).open;
  const match = await club.organiser.play(id, key ?? game?.key ?? '');
  if (!match.ok || match.value === null) throw new Error('there is no game to play');
  return match.value;
}

describe('the next game of a series', () => {
  it('is an ordinary match that knows its series, and asking again leads to the same', async () => {
    const club = openClub();
    const id = await begin(club, BEST, PAIR);
    const match = await nextGame(club, id);
    expect(await nextGame(club, id)).toBe(match);
    const table = await sitDown(club.tab, match);
    expect(table.store.getState()).toMatchObject({ series: id, plans: PAIR });
    table.close();
  });

  it('counts when it is over, and the one after it exchanges the seats', async () => {
    const club = openClub();
    const id = await begin(club, BEST, PAIR);
    const table = await sitDown(club.tab, await nextGame(club, id));
    const { winners } = await playUntil(table, isOver);
    table.close();
    await club.organiser.follow(id);
    const { played, running } = await seriesOf(club, id);
    expect(played).toMatchObject([{ winners, forfeit: null }]);
    expect(running).toEqual({});
    const second = await sitDown(club.tab, await nextGame(club, id));
    expect(second.store.getState().plans).toEqual([...PAIR].reverse());
    second.close();
  });

  it('counts by forfeit when somebody resigns', async () => {
    const club = openClub();
    const id = await begin(club, BEST, [human('Ada'), human('Bea')]);
    const table = await sitDown(club.tab, await nextGame(club, id));
    table.resign('0');
    await until(table, isOver);
    table.close();
    const played = async () => {
      await club.organiser.follow(id);
      return (await seriesOf(club, id)).played;
    };
    await expect.poll(played).toMatchObject([{ winners: ['1'], forfeit: '0' }]);
  });

  it('is played anew when its match was called off', async () => {
    const club = openClub();
    const id = await begin(club, BEST, PAIR);
    const match = await nextGame(club, id);
    await club.tab.library.remove(match);
    await club.organiser.follow(id);
    expect((await seriesOf(club, id)).running).toEqual({});
    expect(await nextGame(club, id)).not.toBe(match);
  });

  it('is none once the series is over', async () => {
    const club = openClub();
    const id = await begin(club, { kind: 'best', games: 1 }, [bot('Bot'), bot('Other')]);
    const [game] = statusOf(await seriesOf(club, id)).open;
    await club.organiser.playOut(await nextGame(club, id), new AbortController().signal);
    await club.organiser.follow(id);
    expect(statusOf(await seriesOf(club, id)).podium).not.toEqual([]);
    expect(await club.organiser.play(id, game?.key ?? '')).toEqual({ ok: true, value: null });
  });

  it('is one and the same for two tabs that ask at once, and no second match is left over', async () => {
    const [one, other] = [openClub(), openClub()];
    const id = await begin(one, BEST, PAIR);
    const [first, second] = await Promise.all([nextGame(one, id), nextGame(other, id)]);
    expect(first).toBe(second);
    await expect.poll(async () => (await one.tab.library.list()).matches).toHaveLength(1);
  });
});

describe('games between bots', () => {
  it('are played out in the background, all of a stage, up to the champion', async () => {
    const club = openClub();
    const players = ['Isolde', 'Lazare', 'Mortimer'].map(bot);
    const id = await begin(club, { kind: 'bracket' }, players);
    const openGames = async () => statusOf(await seriesOf(club, id)).open;
    // A drawn game is played again.
    for (let games = await openGames(); games.length > 0; games = await openGames()) {
      for (const { key } of games)
        await club.organiser.playOut(await nextGame(club, id, key), new AbortController().signal);
      await club.organiser.follow(id);
    }
    const { podium } = statusOf(await seriesOf(club, id));
    expect(podium.flat().toSorted()).toEqual(['Isolde', 'Lazare', 'Mortimer']);
  });

  it('stop at once when nobody wants them any more, and go on from there', async () => {
    const club = openClub();
    const id = await begin(club, BEST, [bot('Bot'), bot('Other')]);
    const match = await nextGame(club, id);
    const controller = new AbortController();
    controller.abort();
    await club.organiser.playOut(match, controller.signal);
    await club.organiser.follow(id);
    expect((await seriesOf(club, id)).running).toEqual({ '0.0.0': match });
  });
});

describe('the series of this device', () => {
  it('survive the page and are listed, newest first', async () => {
    const club = openClub();
    const older = await begin(club, BEST, PAIR);
    const newer = await begin(club, BEST, PAIR);
    const { series } = await openClub().shelf.list();
    expect(series.map(({ id }) => id).toSorted()).toEqual([older, newer].toSorted());
    await club.shelf.remove(older);
    expect((await club.shelf.list()).series.map(({ id }) => id)).toEqual([newer]);
    expect(await club.shelf.read(older)).toEqual({ ok: true, value: null });
  });

  it('are not overwritten by another tab: every change is made on what is stored', async () => {
    const [one, other] = [openClub(), openClub()];
    const id = await begin(one, { kind: 'bracket' }, ['A', 'B', 'C', 'D'].map(human));
    const [upper, lower] = statusOf(await seriesOf(one, id)).open;
    const matches = await Promise.all([nextGame(one, id, upper?.key), nextGame(other, id, lower?.key)]);
    expect(Object.values((await seriesOf(one, id)).running).toSorted()).toEqual(matches.toSorted());
  });

  it('that are damaged, foreign or of another version say so and leave the others alone', async () => {
    const club = openClub();
    const id = await begin(club, BEST, PAIR);
    const found = await club.shelf.read(id);
    const good = found.ok ? found.value : null;
    await spoil('bad', { ...good, series: { ...good?.series, played: [{}] } });
    await spoil('foreign', { hello: 'world' });
    await spoil('newer', { ...good, version: 2 });
    await spoil('older', { ...good, version: 0 });
    const { shelf } = openClub();
    expect(await shelf.read('bad')).toEqual({ ok: false, error: 'DAMAGED' });
    expect(await shelf.read('foreign')).toEqual({ ok: false, error: 'FOREIGN' });
    expect(await shelf.read('newer')).toEqual({ ok: false, error: 'NEWER_VERSION' });
    expect(await shelf.read('older')).toEqual({ ok: false, error: 'OLDER_VERSION' });
    const { series, damaged } = await shelf.list();
    expect(series).toHaveLength(1);
    expect(damaged.toSorted()).toEqual(['bad', 'foreign', 'newer', 'older']);
  });

  it('go on in memory while nothing can be stored', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const club = openClub();
    const id = await begin(club, BEST, PAIR);
    const match = await nextGame(club, id);
    expect((await seriesOf(club, id)).running).toEqual({ '0.0.0': match });
    expect((await club.shelf.list()).series).toHaveLength(1);
    full.mockRestore();
  });
});

/** Writes something into the storage that the program would never write. */
async function spoil(key: string, value: unknown): Promise<void> {
  const request = indexedDB.open('grimoire-series');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const transaction = request.result.transaction('series', 'readwrite');
  transaction.objectStore('series').put(value, key);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  request.result.close();
}
