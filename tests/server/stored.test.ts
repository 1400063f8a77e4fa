/** What the database holds of a match is enough to go on with it after every move. */
import { describe, expect, it } from 'vitest';
import { createRandom, UNDO_MOVE } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { createEngine } from '../../src/server/match/engine';
import { parseTable } from '../../src/server/table/record';
import { memoryStore, openHouse, type Seatholder, sitAll, startedTable } from './house';
import { mindOf, playMatch, seatOf } from './players';
import { standingHouse } from './standing';
import { storedMatch, storedTable } from './stored';

// Every match begins alike: by chance one may be over after a few moves.
const house = standingHouse({ world: { freshSeed: () => 'c0ffee'.padEnd(32, '0') } });

describe.each(Object.keys(MINDS))('a match of %s', (game) => {
  it('is found as it is after every move, also after one was taken back', async () => {
    const { rules, brain } = await mindOf(game);
    const engine = createEngine(rules);
    const random = createRandom(game);
    const table = await startedTable(house, { game });
    const clients = await sitAll(house.address, table);
    const canAct = (client: Seatholder): boolean =>
      rules.awaiting(client.position.G)[seatOf(clients, client)] !== undefined;
    const snapshots = new Set<number | null | undefined>();
    let moves = 0;
    for (; moves < 45; moves++) {
      const { record, snapshot } = (await house.store.read(table.id)) ?? { record: '{}', snapshot: null };
      snapshots.add(snapshot?.moves);
      const { moves: made, heard } = parseTable(record);
      expect(made - (snapshot?.moves ?? 0)).toBeLessThan(20);
      const match = await storedMatch(house.store, table.id);
      for (const client of clients) {
        const seat = seatOf(clients, client);
        const seen = engine.position(match, seat);
        await client.until(() => client.version === heard[seat]);
        expect(client.position).toEqual(JSON.parse(JSON.stringify(seen)));
      }
      const client = clients.find(canAct);
      if (!client) break;
      const undo = client.position.canUndo && random.int(3) === 0;
      const call = undo
        ? { move: UNDO_MOVE, args: null }
        : random.pick(brain.candidates(client.position.G, seatOf(clients, client), random));
      expect(await client.move(call.move, call.args)).toMatchObject({ ok: true });
    }
    expect(moves).toBeGreaterThan(5);
    // Most moves are stored without the state.
    expect(snapshots.size).toBeLessThanOrEqual(4);
    for (const client of clients) client.close();
  });
});

/** A move of each of the players, as far as they have one. */
async function playOn(game: string, clients: readonly Seatholder[], moves: number): Promise<void> {
  expect(await playMatch(await mindOf(game), clients, { seed: `${game} ${moves}`, moves })).toBe(moves);
}

it('goes on from the state that an older server has stored with every move', async () => {
  const table = await startedTable(house);
  const old = await sitAll(house.address, table);
  await playOn('shazamm', old, 3);
  for (const client of old) client.close();
  const row = await house.store.read(table.id);
  if (!row) throw new Error('there is no such table');
  const id = 'stored-by-an-older-one';
  const record = JSON.stringify({ ...parseTable(row.record), id });
  const state = JSON.stringify(await storedMatch(house.store, table.id));
  const copy = { ...row, id, record, snapshot: { state, moves: null }, code: 'OLDER', codeUntil: 0 };
  await house.store.create(copy, await house.store.log(table.id, 0));
  const clients = await sitAll(house.address, { ...table, id });
  await playOn('shazamm', clients, 2);
  expect((await house.store.read(id))?.snapshot?.moves).toBe(4);
  const { G } = await storedMatch(house.store, id);
  const { heard } = await storedTable(house.store, id);
  const { rules } = await mindOf('shazamm');
  for (const client of clients) {
    const seat = seatOf(clients, client);
    await client.until(() => client.version === heard[seat]);
    expect(client.position.G).toEqual(rules.view(G, seat));
    client.close();
  }
});

it('leaves no move to be played again when nobody looks any more or the server stops', async () => {
  const store = await memoryStore();
  const [left, stopped] = await Promise.all([
    openHouse({ store: { ...store, close: async () => undefined } }),
    openHouse({ store: { ...store, close: async () => undefined } }),
  ]);
  const movesStored = async (id: string) => (await store.read(id))?.snapshot?.moves;
  const [here, there] = await Promise.all([startedTable(left), startedTable(stopped)]);
  const leaving = await sitAll(left.address, here);
  await playOn('shazamm', leaving, 3);
  expect(await movesStored(here.id)).toBe(0);
  for (const client of leaving) client.close();
  await expect.poll(() => movesStored(here.id)).toBe(3);
  const staying = await sitAll(stopped.address, there);
  await playOn('shazamm', staying, 3);
  expect(await movesStored(there.id)).toBe(0);
  await stopped.close();
  expect(await movesStored(there.id)).toBe(3);
  for (const client of staying) client.close();
  await left.close();
  await store.close();
});

it('says which move of a match cannot be played again', async () => {
  const { id } = await startedTable(house);
  const row = await house.store.read(id);
  if (!row) throw new Error('there is no such table');
  const damaged = {
    ...row,
    id: 'damaged',
    record: JSON.stringify({ ...parseTable(row.record), id: 'damaged', moves: 2 }),
    code: 'DAMAGED',
    codeUntil: 0,
  };
  const move = { player: '0', args: 'null', events: '[]', at: 0 } as const;
  await house.store.create(damaged, [
    { ...move, n: 1, move: 'fly' },
    { ...move, n: 2, move: 'land' },
  ]);
  await expect(storedMatch(house.store, 'damaged')).rejects.toThrow(
    'shazamm: move 1 (fly) cannot be played again',
  );
});
