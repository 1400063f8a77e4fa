/** Finished matches to be played again, games that go on from a position, and looking back in a running one. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../../games/kit';
import type { LocalTable, Recording } from '../../src/play/contract';
import type { Film } from '../../src/replay';
import { bot, create, freshBrowser, human, isOver, openTab, playUntil, sitDown, type Tab } from './support';

beforeEach(freshBrowser);

const TOGETHER = [human('Ada'), human('Bo')];

async function finished(tab: Tab): Promise<{ id: string; recording: Recording }> {
  const id = await create(tab, 'potions', TOGETHER, { rounds: 1 });
  const table = await sitDown(tab, id);
  await playUntil(table, isOver);
  await table.close();
  const found = await tab.library.recording(id);
  if (found.kind !== 'found') throw new Error(found.kind);
  return { id, recording: found.recording };
}

describe('the recording of a match', () => {
  it('is seed, options, names and moves, and the result', async () => {
    const { recording } = await finished(openTab());
    expect(recording).toMatchObject({
      game: 'potions',
      seats: TOGETHER,
      options: { rounds: 1 },
      forfeit: null,
    });
    expect(recording.result).toMatchObject({ winners: expect.anything() });
    expect(recording.moves.length).toBeGreaterThan(3);
  });

  it('is not given while the match goes on: it would hold all secrets', async () => {
    const tab = openTab();
    const id = await create(tab, 'potions', TOGETHER);
    expect(await tab.library.recording(id)).toEqual({ kind: 'running' });
  });

  it('is given of a match that was given up', async () => {
    const tab = openTab();
    const id = await create(tab, 'potions', TOGETHER);
    const table = await sitDown(tab, id);
    table.resign('1');
    await table.close();
    await sitDown(tab, id);
    expect(await tab.library.recording(id)).toMatchObject({
      kind: 'found',
      recording: { result: null, forfeit: '1' },
    });
  });

  it('says what is missing or cannot be read', async () => {
    const tab = openTab();
    expect(await tab.library.recording('nowhere')).toEqual({ kind: 'missing' });
    const foreign = async () => ({ ok: true, value: { format: 'other' } }) as const;
    const other = openTab({ shelf: { ...tab.world.shelf, read: foreign } });
    expect(await other.library.recording('any')).toEqual({ kind: 'unreadable', error: 'FOREIGN' });
  });

  it('travels as a file that any device reads', async () => {
    const tab = openTab();
    const { recording } = await finished(tab);
    const file = await tab.library.exportRecording(recording);
    if (!file.ok) throw new Error(file.error);
    freshBrowser();
    const elsewhere = openTab();
    const brought = await elsewhere.library.importMatch(file.value);
    if (!brought.ok) throw new Error(brought.error);
    expect(await elsewhere.library.recording(brought.value)).toEqual({ kind: 'found', recording });
    const spoilt = { ...recording, moves: [{ player: '0', move: 'cheat', args: null }] as const };
    expect(await tab.library.exportRecording(spoilt)).toEqual({ ok: false, error: 'DAMAGED' });
  });
});

describe('playing on from a position', () => {
  it('is a new match after the same moves, of which nothing has to be watched again', async () => {
    const tab = openTab();
    const { id: before, recording } = await finished(tab);
    const { game, options, seed, moves } = recording;
    const from = { seed, moves: moves.slice(0, 2) };
    const created = await tab.library.create({ game, options, seats: [human('Ada'), bot('Bot')], from });
    if (!created.ok) throw new Error(created.error);
    expect(created.value).not.toBe(before);
    const table = await sitDown(tab, created.value);
    const { over, viewer, events, seen, started } = table.store.getState();
    expect({ over, viewer, started }).toEqual({ over: false, viewer: '0', started: true });
    expect(events.length).toBeGreaterThan(1);
    expect(seen).toBe(events.length);
    await playUntil(table, isOver);
    expect(await tab.library.recording(before)).toEqual({ kind: 'found', recording });
  });

  it('refuses moves that the rules refuse', async () => {
    const from = { seed: 'seed', moves: [{ player: '1', move: 'brew', args: { card: 'nothing' } }] as const };
    const created = await openTab().library.create({ game: 'potions', options: {}, seats: TOGETHER, from });
    expect(created).toEqual({ ok: false, error: 'DAMAGED' });
  });
});

describe('looking back in a game around one device', () => {
  it('shows the one who looks only what was in the own hand and on the table', async () => {
    const table = await inTheMiddle(openTab());
    const { viewer } = table.store.getState();
    expect(viewer).toBe('0');
    for (const { players, deck } of views(table.past())) {
      expect(players[0]?.hand).not.toContain(null);
      expect(new Set([...(players[1]?.hand ?? []), ...deck])).toEqual(new Set([null]));
    }
    const secrets = table.past()?.events.flatMap((event: DomainEvent) => Object.keys(event.secret ?? {}));
    expect(new Set(secrets)).toEqual(new Set(['0']));
  });

  it('shows nothing while the curtain is closed', async () => {
    const tab = openTab();
    const table = await inTheMiddle(tab);
    expect(table.past()).not.toBeNull();
    tab.hide();
    expect(table.store.getState().curtain).not.toBeNull();
    expect(table.past()).toBeNull();
  });
});

/** Ada has begun, and it is her turn again. */
async function inTheMiddle(tab: Tab): Promise<LocalTable> {
  const table = await sitDown(tab, await create(tab, 'potions', TOGETHER));
  await playUntil(table, ({ viewer, actor, events, seen }) => {
    return viewer === '0' && actor === '0' && seen === events.length && events.length > 6;
  });
  return table;
}

interface View {
  readonly players: readonly { readonly hand: readonly unknown[] }[];
  readonly deck: readonly unknown[];
}

function views(film: Film | null): readonly View[] {
  return (film?.told ?? []).map((_, step) => film?.view(step) as View);
}
