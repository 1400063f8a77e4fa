/** What the device keeps of finished matches, on a real IndexedDB. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { archive, type Finished } from '../../src/statistics';
import { createArchive } from '../../src/statistics/archive';

const match = (id: string, at = 1): Finished => ({
  id,
  game: 'shazamm',
  at,
  outcome: 'won',
  opponents: ['novice'],
  rounds: 3,
  points: null,
  forfeit: false,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the archive', () => {
  it('counts a match once, however often it is told', async () => {
    await Promise.all([
      archive.record(match('a')),
      archive.record(match('a', 2)),
      archive.record(match('b')),
    ]);
    await archive.record(match('a', 3));
    expect(await archive.list()).toHaveLength(2);
  });

  it('lists the oldest first', async () => {
    await archive.record(match('late', 5));
    await archive.record(match('early', 2));
    expect((await archive.list())?.map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('forgets everything when it is told to, and a match that was forgotten does not come back', async () => {
    await archive.record(match('a'));
    expect(await archive.clear()).toBe(true);
    await archive.record(match('a'));
    expect(await archive.list()).toEqual([]);
    await archive.record(match('b'));
    expect(await archive.list()).toHaveLength(1);
  });

  it('passes over records that make no sense', async () => {
    await archive.record({ ...match('odd'), outcome: 'vanished' as Finished['outcome'] });
    await archive.record(match('fine'));
    expect((await archive.list())?.map(({ id }) => id)).toEqual(['fine']);
  });

  it('keeps what a game wants to be remembered, reads records without, and refuses nonsense in its place', async () => {
    const kept = { numbers: { spells: 4 }, used: { 7: 1 } };
    await archive.record({ ...match('with'), kept });
    await archive.record(match('without', 2));
    await archive.record({ ...match('odd', 3), kept: { numbers: { spells: 'many' }, used: {} } as never });
    expect((await archive.list())?.map((one) => one.kept)).toEqual([kept, undefined]);
  });

  it('tells whoever listens, in other tabs too, when something has changed', async () => {
    let heard = 0;
    const elsewhere = createArchive();
    const stop = elsewhere.subscribe(() => {
      heard += 1;
    });
    await archive.record(match('a'));
    await expect.poll(() => heard).toBe(1);
    await archive.record(match('a'));
    await archive.clear();
    await expect.poll(() => heard).toBe(2);
    stop();
  });

  it('says so where nothing can be stored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('no storage here', 'SecurityError');
      },
    } as unknown as IDBFactory;
    expect(await archive.list()).toBeNull();
    expect(await archive.clear()).toBe(false);
    expect(await archive.merge(archive.write([match('a')]))).toBe('STORAGE_REFUSED');
    await archive.record(match('a'));
    warn.mockRestore();
  });
});

describe('a file of statistics', () => {
  it('brings the matches to another device, each once, deleted ones too', async () => {
    const file = archive.write([match('a'), match('b')]);
    await archive.record(match('a'));
    expect(await archive.merge(file)).toBe(1);
    expect(await archive.merge(file)).toBe(0);
    await archive.clear();
    expect(await archive.merge(file)).toBe(2);
  });

  it.each([
    ['something else', 'FOREIGN'],
    ['{"format":"grimoire-match","version":1}', 'FOREIGN'],
    ['{"format":"grimoire-statistics","version":2,"matches":[]}', 'NEWER_VERSION'],
    ['{"format":"grimoire-statistics","version":1,"matches":[{"id":"a"}]}', 'DAMAGED'],
    ['{"format":"grimoire-statistics","version":1,"mat', 'DAMAGED'],
  ])('is refused with a reason: %s', async (text, error) => {
    expect(await archive.merge(text)).toBe(error);
    expect(await archive.list()).toEqual([]);
  });
});
