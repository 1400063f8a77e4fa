/** A storage that is full or refused is said, and play goes on. */
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bot, create, freshBrowser, human, isOver, openTab, playUntil, sitDown, until } from './support';

beforeEach(freshBrowser);
afterEach(() => vi.restoreAllMocks());

const SEATS = [human('Ada'), bot('Bot')];

/** From now on the disk is full. */
function fillUp() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

/** As in a private window of some browsers. */
function refuseStorage(): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not allowed', 'SecurityError');
  });
}

describe('a full storage', () => {
  it('is told at the table until a save succeeds again', async () => {
    const tab = openTab();
    const id = await create(tab, 'potions', SEATS);
    const table = await sitDown(tab, id);
    const full = fillUp();
    expect(table.play('draw', null)).toBeNull();
    await until(table, ({ trouble }) => trouble === 'STORAGE_FULL');
    full.mockRestore();
    expect(table.play('draw', null)).toBeNull();
    await until(table, ({ trouble }) => trouble === null);
    table.close();
    const again = await sitDown(openTab(), id);
    expect(again.store.getState().events.map(({ type }) => type)).toEqual(['dealt', 'drew', 'drew']);
  });

  it('refuses a file instead of keeping it only until the page is closed', async () => {
    const tab = openTab();
    const text = await tab.library.exportMatch(await create(tab, 'potions', SEATS));
    fillUp();
    expect(text.ok && (await tab.library.importMatch(text.value))).toEqual({
      ok: false,
      error: 'STORAGE_FULL',
    });
    expect((await tab.library.list()).matches).toHaveLength(1);
  });
});

describe('a refused storage', () => {
  it('lets a match be created, played to its end and listed, as long as the page is open', async () => {
    refuseStorage();
    const tab = openTab();
    const id = await create(tab, 'potions', SEATS);
    const table = await sitDown(tab, id);
    await until(table, ({ trouble }) => trouble === 'STORAGE_REFUSED');
    await playUntil(table, isOver);
    table.close();
    expect((await tab.library.list()).matches).toMatchObject([{ id, over: true }]);
    expect((await sitDown(tab, id)).store.getState()).toMatchObject({ over: true });
  });

  it('is the reason why a saved match cannot be opened', async () => {
    const id = await create(openTab(), 'potions', SEATS);
    refuseStorage();
    const table = await sitDown(openTab(), id);
    expect(table.store.getState().status).toEqual({ kind: 'unreadable', error: 'STORAGE_REFUSED' });
  });
});
