/** The replay of an online match: everything once it is over, and nothing before. */
import { describe, expect, it } from 'vitest';
import { API, type Replay } from '../../src/online/protocol';
import { simulate } from '../../src/replay';
import { act, sitAll, startedTable } from './house';
import { mindOf, playMatch } from './players';
import { standingHouse } from './standing';
import { storedMatch } from './stored';

const house = standingHouse();

describe('the replay of an online match', () => {
  it('is refused to everybody, players included, while it goes on', async () => {
    const mind = await mindOf('shazamm');
    const table = await startedTable(house);
    const clients = await sitAll(house.address, table);
    await expect(house.get(API.replay(table.id))).rejects.toThrow('NOT_OVER');
    await playMatch(mind, clients, { seed: 'running', moves: 2 });
    await expect(house.get(API.replay(table.id))).rejects.toThrow('NOT_OVER');
    for (const client of clients) client.close();
  });

  it('is the seed, the options, the names and the moves, and leads to the stored result', async () => {
    const mind = await mindOf('shazamm');
    const table = await startedTable(house);
    const clients = await sitAll(house.address, table);
    await playMatch(mind, clients, { seed: 'whole', moves: 500 });
    for (const client of clients) client.close();
    const replay = await house.get<Replay>(API.replay(table.id));
    expect(replay.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(replay.result).not.toBeNull();
    const timeline = simulate(mind.rules, replay);
    expect(timeline?.steps).toHaveLength(replay.moves.length + 1);
    const stored = await storedMatch(house.store, table.id);
    expect(timeline?.steps.at(-1)?.state).toEqual(stored.G);
    expect(simulate(mind.rules, { ...replay, moves: replay.moves.slice(0, -1) })).toBeNull();
  });

  it('names the bots and their levels', async () => {
    const seats = ['me', { bot: 'novice', name: 'Merlin' }] as const;
    const { id, passes } = await startedTable(house, { seats });
    const [pass] = passes;
    if (!pass) throw new Error('nobody sits there');
    await act(house, id, pass, { type: 'resign' });
    const replay = await house.get<Replay>(API.replay(id));
    expect(replay.seats[1]).toEqual({ kind: 'bot', name: 'Merlin', level: 'novice' });
    expect(replay).toMatchObject({ result: null, forfeit: '0' });
  });
});
