/** What a device remembers of online tables. */
import { describe, expect, it } from 'vitest';
import { createMemory } from '../../src/online/memory';
import { LIMITS } from '../../src/online/protocol';
import { deviceStorage } from './support';

const PASS = { seat: '1', credentials: 'secret' } as const;
const DAY = 86_400_000;

describe('the memory of a device', () => {
  it('keeps a seat across visits, and what was seen beside it', () => {
    const storage = deviceStorage();
    const memory = createMemory(() => storage);
    memory.note('t1', 'shazamm', { pass: PASS });
    memory.note('t1', 'shazamm', { seen: { 1: 12 } });
    const later = createMemory(() => storage);
    expect(later.of('t1')).toMatchObject({ game: 'shazamm', pass: PASS, seen: { 1: 12 } });
  });

  it('lets two tabs note different tables without losing either', () => {
    const storage = deviceStorage();
    const [one, other] = [createMemory(() => storage), createMemory(() => storage)];
    one.note('t1', 'shazamm', { pass: PASS });
    other.note('t2', 'anludim', { pass: PASS });
    one.note('t3', 'shazamm', { pass: PASS });
    expect(
      one
        .list()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['t1', 't2', 't3']);
  });

  it('lists what was looked at last first, and forgets', () => {
    let now = 1;
    const storage = deviceStorage();
    const memory = createMemory(
      () => storage,
      () => now,
    );
    memory.note('old', 'shazamm', { pass: PASS });
    now = 2;
    memory.note('new', 'shazamm', { pass: PASS });
    expect(memory.list().map(({ id }) => id)).toEqual(['new', 'old']);
    memory.forget('new');
    expect(memory.list().map(({ id }) => id)).toEqual(['old']);
  });

  it('asks after the seats of matches that go on before those that are over, however old', () => {
    let now = 0;
    const storage = deviceStorage();
    const memory = createMemory(
      () => storage,
      () => now,
    );
    memory.note('slow', 'shazamm', { pass: PASS });
    memory.note('watched', 'shazamm', { pass: null });
    for (let at = 1; at <= LIMITS.mine; at++) {
      now = at;
      memory.note(`t${at}`, 'shazamm', { pass: PASS });
      memory.finish(`t${at}`);
    }
    const asked = memory.seats().map(({ id }) => id);
    expect(asked).toHaveLength(LIMITS.mine);
    // The others keep their order: an end is no visit.
    expect(asked.slice(0, 3)).toEqual(['slow', `t${LIMITS.mine}`, `t${LIMITS.mine - 1}`]);
  });

  it('forgets after a month what was only watched, but never a seat', () => {
    let now = 0;
    const storage = deviceStorage();
    const memory = createMemory(
      () => storage,
      () => now,
    );
    memory.note('watched', 'shazamm', { seen: { spectator: 3 } });
    memory.note('mine', 'shazamm', { pass: PASS });
    now = 31 * DAY;
    expect(memory.list().map(({ id }) => id)).toEqual(['mine']);
  });

  it('serves as long as the page is open where nothing can be kept', () => {
    const full: Storage = {
      ...deviceStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [null, full]) {
      const memory = createMemory(() => storage);
      memory.note('t1', 'shazamm', { pass: PASS });
      expect(memory.of('t1')?.pass).toEqual(PASS);
    }
  });

  it('takes nothing from a record that makes no sense', () => {
    const storage = deviceStorage();
    storage.setItem('grimoire-table:t1', '{"game":7}');
    storage.setItem('grimoire-table:t2', 'not json');
    storage.setItem('grimoire-table:t3', '{"game":"shazamm","at":1,"pass":{"seat":"9"},"blocked":"x"}');
    const memory = createMemory(() => storage);
    expect(memory.of('t1')).toBeNull();
    expect(memory.of('t2')).toBeNull();
    expect(memory.of('t3')).toMatchObject({ pass: null, blocked: [], muted: [], seen: {} });
  });

  it('tells its listeners', () => {
    const memory = createMemory(() => null);
    let heard = 0;
    const stop = memory.subscribe(() => {
      heard += 1;
    });
    memory.note('t1', 'shazamm', {});
    memory.forget('t1');
    stop();
    memory.note('t1', 'shazamm', {});
    expect(heard).toBe(2);
  });
});
