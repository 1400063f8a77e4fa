/** One match, several tabs: only one plays it, and nothing is overwritten. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocks } from './locks';
import { bot, create, freshBrowser, human, openTab, playUntil, sitDown, until } from './support';

beforeEach(freshBrowser);

const SEATS = [human('Ada'), bot('Bot'), bot('Bat')];
const elsewhere = { kind: 'elsewhere' };

describe('with Web Locks', () => {
  it('the second tab learns that the match is played elsewhere, and nothing of it', async () => {
    const locks = createLocks();
    const [here, there] = [openTab({ locks }), openTab({ locks })];
    const id = await create(here, 'potions', SEATS);
    const first = await sitDown(here, id);
    const second = await sitDown(there, id);
    expect(first.store.getState().status).toEqual({ kind: 'open' });
    expect(second.store.getState()).toMatchObject({ status: elsewhere, view: null, events: [], plans: [] });
    expect(second.play('endTurn', null)).toBe('NOT_YOUR_TURN');
  });

  it('the second tab takes over at the same position, and the first shows nothing any more', async () => {
    const locks = createLocks();
    const [here, there] = [openTab({ locks }), openTab({ locks })];
    const id = await create(here, 'potions', SEATS);
    const first = await sitDown(here, id);
    const second = await sitDown(there, id);
    first.play('draw', null);
    const { view } = first.store.getState();
    second.takeOver();
    await until(second, ({ status }) => status.kind === 'open');
    expect(second.store.getState().view).toEqual(view);
    expect(first.store.getState()).toMatchObject({ status: elsewhere, view: null, events: [], rules: null });
    expect(first.play('draw', null)).toBe('NOT_YOUR_TURN');
    expect(second.play('draw', null)).toBeNull();
    first.takeOver();
    await until(first, ({ status }) => status.kind === 'open');
    expect(second.store.getState().status).toEqual(elsewhere);
    expect(first.store.getState().events.map(({ type }) => type)).toEqual(['dealt', 'drew', 'drew']);
  });

  it('a table that is closed and opened again at once is not elsewhere', async () => {
    const tab = openTab({ locks: createLocks() });
    const id = await create(tab, 'potions', SEATS);
    tab.open(id).close();
    const table = await sitDown(tab, id);
    expect(table.store.getState().status).toEqual({ kind: 'open' });
    table.play('draw', null);
    table.close();
    const again = await sitDown(tab, id);
    expect(again.store.getState()).toMatchObject({ status: { kind: 'open' }, started: true });
  });

  it('a browser that refuses locks lets everybody play', async () => {
    const refuse = async () => {
      throw new DOMException('not here', 'SecurityError');
    };
    const tab = openTab({ locks: { request: refuse, query: refuse } as LockManager });
    const table = await sitDown(tab, await create(tab, 'potions', SEATS));
    expect(table.store.getState().status).toEqual({ kind: 'open' });
  });
});

describe('without Web Locks', () => {
  it('the tab that opened the match last plays it; the other gives way at its next save', async () => {
    const [here, there] = [openTab(), openTab()];
    const id = await create(here, 'potions', SEATS);
    const first = await sitDown(here, id);
    const second = await sitDown(there, id);
    second.play('draw', null);
    first.play('endTurn', null);
    await until(first, ({ status }) => status.kind === 'elsewhere');
    await playUntil(second, ({ over }) => over);
    second.close();
    const third = await sitDown(openTab(), id);
    expect(third.store.getState().events).toEqual(second.store.getState().events);
  });
});

describe('a match removed in another tab', () => {
  it('is missing at the next save, and does not come back', async () => {
    const [here, there] = [openTab(), openTab()];
    const id = await create(here, 'potions', SEATS);
    const table = await sitDown(here, id);
    await there.library.remove(id);
    table.play('draw', null);
    await until(table, ({ status }) => status.kind === 'missing');
    expect((await there.library.list()).matches).toEqual([]);
  });
});
