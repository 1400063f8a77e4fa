/** The bots' seats: served by the server itself, with no more than a seat may know, and after a restart too. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../src/bots';
import { API, type Replay, type Seated } from '../../src/online/protocol';
import { filmOf, simulate, type Timeline } from '../../src/replay';
import { openLibsql } from '../../src/server/store/libsql';
import { openStore } from '../../src/server/store/store';
import { act, newTable, openHouse, overhear, sit, startedTable } from './house';
import { mindOf, playMatch } from './players';
import { standingHouse } from './standing';
import { storedTable } from './stored';

/** What the bots of the house are asked. */
const overheard: Question[] = [];
const now = 1_800_000_000_000;

const house = standingHouse({ world: { now: () => now }, startThread: () => overhear(overheard) });

const recordOf = (id: string) => storedTable(house.store, id);

describe('bots', () => {
  it('play a whole match against a person, given no more than their seat may know', async () => {
    const mind = await mindOf('wizards-cup');
    overheard.length = 0;
    const founded = await house.post<Seated>(
      API.tables,
      newTable({ game: 'wizards-cup', seats: ['me', { bot: 'novice', name: 'Merlin' }] }),
    );
    const { id, game } = founded.table;
    await act(house, id, founded, { type: 'start' });
    const one = await sit(house.address, { id, game }, founded);
    await playMatch(mind, [one], { seed: 'bots', moves: 200 });
    await one.until(() => one.table.status === 'over');
    one.close();
    const replay = await house.get<Replay>(API.replay(id));
    const film = filmOf(simulate(mind.rules, replay) as Timeline, '1');
    const turns = replay.moves.flatMap(({ player }, step) => (player === '1' ? [step] : []));
    expect(turns.length).toBeGreaterThan(2);
    const { botSeed } = await recordOf(id);
    const about = { game: 'wizards-cup', seat: '1', level: 'novice', view: expect.anything() };
    const seed = expect.stringContaining(`${botSeed}/1/`);
    expect(overheard).toEqual(overheard.map(() => ({ ...about, seed })));
    // Every move follows from the view of the seat; what was asked in vain was one too.
    const asked = overheard.map(({ view }) => JSON.parse(JSON.stringify(view)));
    for (const step of turns) expect(asked).toContainEqual(film.view(step));
    const seen = replay.moves.map((_, step) => film.view(step));
    for (const view of asked) expect(seen).toContainEqual(view);
    expect(replay.seed).not.toBe(botSeed);
  });

  it('move after a restart of the server in their turn, and only once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grimoire-bots-'));
    const openAgain = async () => openStore(await openLibsql({ folder, synchronous: 'NORMAL' }));
    const before = await openHouse({
      store: await openAgain(),
      world: { now: () => now },
      config: { botPauseMs: 30_000 },
    });
    const seats = ['me', { bot: 'novice', name: 'Merlin' }] as const;
    const { id } = await startedTable(before, { seats });
    expect(await before.store.log(id, 1)).toEqual([]);
    await before.close();

    const questions: Question[] = [];
    const after = await openHouse({
      store: await openAgain(),
      world: { now: () => now + 10_000 },
      startThread: () => overhear(questions),
    });
    await expect.poll(async () => (await after.store.log(id, 1)).length).toBe(1);
    for (let looks = 0; looks < 3; looks++) await after.server.caretaker.look();
    expect(await after.store.log(id, 1)).toMatchObject([{ n: 1, player: '1' }]);
    expect(questions).toHaveLength(1);
    await after.close();
    expect([...before.errors, ...after.errors]).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('resume when the server starts again, and two servers never move the same bot twice', async () => {
    const players = ['me', ...['A', 'B', 'C'].map((name) => ({ bot: 'novice', name }) as const)] as const;
    const founded = await house.post<Seated>(API.tables, newTable({ game: 'anludim', seats: players }));
    const { id } = founded.table;
    await act(house, id, founded, { type: 'start' });
    // A second process on the same database: its news do not reach the first, so both think.
    const { close, ...shared } = house.store;
    const second = await openHouse({
      store: { ...shared, close: async () => undefined },
      world: { now: () => now + 60_000 },
    });
    await act(house, id, founded, { type: 'resign' });
    await Promise.all([house.server.caretaker.look(), second.server.caretaker.look()]);
    await expect.poll(async () => (await house.store.log(id, 1)).length).toBeGreaterThan(0);
    await second.close();
    const rows = await house.store.log(id, 0);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at));
    expect(second.errors).toEqual([]);
  });
});
