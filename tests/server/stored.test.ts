/** What the database is given of a match: the whole of it, and no more when the match gets longer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { createEngine } from '../../src/server/match/engine';
import { textOf } from '../../src/server/match/stored';
import { type House, openHouse, type Seatholder, sitAll, startedTable } from './house';
import { mindOf, playMatch } from './players';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each(Object.keys(MINDS))('%s', (game) => {
  it('is stored as the JSON of its state, whether something can be taken back or not', async () => {
    const { rules, brain } = await mindOf(game);
    const engine = createEngine(rules);
    const random = createRandom('stored');
    let { state } = engine.start({}, rules.players.min, 'stored');
    for (let moves = 0; moves < 40; moves++) {
      const seat = Object.keys(rules.awaiting(state.G))[0] as Seat | undefined;
      if (seat === undefined) break;
      const call = random.pick(brain.candidates(rules.view(state.G, seat), seat, random));
      const played = engine.play(state, seat, call.move, call.args);
      if (!played.ok) throw new Error(played.reason);
      state = played.state;
      expect(JSON.parse(textOf(state))).toEqual(JSON.parse(JSON.stringify(state)));
    }
  });
});

it('does not grow with the match: only the log does, by its end', async () => {
  const mind = await mindOf('clash-of-magic-schools');
  const table = await startedTable(house, { game: 'clash-of-magic-schools' });
  const clients = await sitAll(house.address, table);
  const size = async (): Promise<number> => {
    const row = await house.store.read(table.id);
    return `${row?.record}${row?.state}`.length;
  };
  const canUndo = (client: Seatholder): boolean => client.position.canUndo;
  let last = { move: '', args: null as object | null };
  while (!clients.some(canUndo)) {
    await playMatch(mind, clients, { seed: 'long', moves: 1 }, (_, call) => {
      last = call;
    });
  }
  const mover = clients.find(canUndo) as Seatholder;
  const seesaw = async (times: number): Promise<void> => {
    for (let made = 0; made < times; made++) {
      expect(await mover.move('undo', null)).toMatchObject({ ok: true });
      expect(await mover.move(last.move, last.args)).toMatchObject({ ok: true });
    }
  };
  await seesaw(10);
  const [early, log] = [await size(), await house.store.log(table.id, 0)];
  await seesaw(250);
  // Numbers get longer, nothing else.
  expect(await size()).toBeLessThan(early + 50);
  const later = await house.store.log(table.id, 0);
  expect(later.slice(0, log.length)).toEqual(log);
  expect(later).toHaveLength(log.length + 500);
  for (const client of clients) client.close();
});
