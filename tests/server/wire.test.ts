/**
 * What really goes over the wire, for every game: (a) no frame holds anything that its receiver may not know, and (b)
 * two matches that differ only in secrets send those who do not know them the same frames in the same order.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRandom,
  type DomainEvent,
  isRecord,
  maskEvents,
  SEATS,
  type Seat,
  type Viewer,
} from '../../games/kit';
import { matchOf } from '../../games/kit/boardgame';
import { MINDS } from '../../games/minds';
import type { MatchState } from '../../src/server/match/engine';
import type { LogRow, TableRow } from '../../src/server/store/contract';
import { parseTable } from '../../src/server/table/record';
import {
  act,
  type Frame,
  type House,
  openHouse,
  type Seatholder,
  sit,
  sitAll,
  startedTable,
  type Table,
} from './house';
import { type Mind, mindOf, playMatch, settle } from './players';
import { storedMatch } from './stored';

const NOW = 1_800_000_000_000;

/** Two of them draw the same ids, credentials and seeds in the same order. */
function openTwin(): Promise<House> {
  let drawn = 0;
  const draw = (): string => {
    drawn += 1;
    return `twin-${drawn}`.padEnd(22, '-');
  };
  return openHouse({
    world: { now: () => NOW, freshToken: draw, freshSeed: draw, freshCode: () => draw().slice(5, 11) },
  });
}

let house: House;
let twin: House;

beforeAll(async () => {
  [house, twin] = await Promise.all([openTwin(), openTwin()]);
});
afterAll(async () => {
  expect([...house.errors, ...twin.errors]).toEqual([]);
  await Promise.all([house.close(), twin.close()]);
});

async function startMatch(game: string, players: number): Promise<Table> {
  const seats = ['me', ...Array.from({ length: players - 1 }, () => 'open' as const)] as const;
  const table = await startedTable(house, { game, seats });
  // Everybody is asked in every window: that is where secrets are kept from others.
  for (const pass of table.passes) await act(house, table.id, pass, { type: 'reactions', wish: 'all' });
  return table;
}

async function stored(id: string): Promise<{ row: TableRow; match: MatchState; G: object; seed: string }> {
  const row = await house.store.read(id);
  if (!row) throw new Error('there is no such table');
  const match = await storedMatch(house.store, id);
  return { row, match, G: match.G, seed: matchOf(match).match.seed };
}

const isNews = ([event]: Frame): boolean => event !== 'refused';

describe.each(Object.keys(MINDS))('%s', (game) => {
  it('sends nobody a name, card or seed that they may not know', { timeout: 60_000 }, async () => {
    const mind = await mindOf(game);
    const table = await startMatch(game, mind.rules.players.max);
    const clients = await sitAll(house.address, table);
    const watcher = await sit(house.address, table, null);
    const all = [...clients, watcher];
    const read = all.map(() => 0);
    let checked = 0;
    for (let step = 0; step < 40; step++) {
      await settle(all);
      const { G, seed } = await stored(table.id);
      const rows = await house.store.log(table.id, 0);
      for (const [at, client] of all.entries()) {
        const viewer: Viewer = client === watcher ? 'spectator' : (SEATS[at] as Seat);
        const secrets = secretsFrom(mind, G, rows, viewer);
        const frames = client.frames.slice(read[at]);
        read[at] = client.frames.length;
        const words = wordsIn(frames);
        expect([...words].filter((word) => secrets.has(word) || word === seed)).toEqual([]);
        // Numbers say nothing by themselves: all that the frames add up to is what the rules show and tell.
        expect(client.position.G).toEqual(mind.rules.view(G, viewer));
        expect(client.events).toEqual(maskEvents(eventsIn(rows), viewer));
        checked += secrets.size;
      }
      if ((await playMatch(mind, clients, { seed: `${game} ${step}`, moves: 1 })) === 0) break;
    }
    expect(checked).toBeGreaterThan(0);
    for (const client of all) client.close();
  });

  it('sends the uninvolved the same, whatever others hold and choose in secret', {
    timeout: 60_000,
  }, async () => {
    const mind = await mindOf(game);
    const random = createRandom(game);
    const table = await startMatch(game, mind.rules.players.max);
    const players = await sitAll(house.address, table);
    let compared = 0;
    for (let round = 0; round < 6; round++) {
      if ((await playMatch(mind, players, { seed: `${game} ${round}`, moves: 3 })) === 0) break;
      const viewer = random.pick(['spectator', ...table.passes.map(({ seat }) => seat)] as Viewer[]);
      compared += await compareTwins(mind, table, viewer, `${round}`);
    }
    expect(compared).toBeGreaterThan(3);
    for (const client of players) client.close();
  });
});

/** Copies the match to the twin with other secrets, lets the others move in both, and compares what the viewer is sent. */
async function compareTwins(mind: Mind, table: Table, viewer: Viewer, seed: string): Promise<number> {
  const { rules, brain } = mind;
  const { row, match, G } = await stored(table.id);
  if (rules.result(G) !== null) return 0;
  const random = createRandom(seed);
  // The gallery knows nobody's secrets: those of the first seat are drawn through the eyes of the second.
  const eyes: readonly Seat[] = viewer === 'spectator' ? ['0', '1'] : [viewer];
  const other = eyes.reduce((drawn, seat) => brain.sample(rules.view(drawn, seat), seat, random), G);
  const rows = await house.store.log(table.id, 0);
  const id = `${table.id.slice(0, 15)}-${seed}`.padEnd(22, '-');
  await copyTo(house, row, id, match, rows);
  await copyTo(twin, row, id, { ...match, G: other }, rows);

  const copies = { ...table, id };
  const pass = viewer === 'spectator' ? null : (table.passes.find(({ seat }) => seat === viewer) ?? null);
  const movers = table.passes.filter(({ seat }) => seat !== viewer);
  const [here, there] = await Promise.all([house, twin].map((one) => sit(one.address, copies, pass)));
  if (!here || !there) throw new Error('nobody watches');
  const actors: { seat: Seat; one: Seatholder; two: Seatholder }[] = [];
  // One after the other, so that in both matches they come in the same order.
  for (const mover of movers) {
    const one = await sit(house.address, copies, mover);
    const two = await sit(twin.address, copies, mover);
    actors.push({ seat: mover.seat, one, two });
  }
  const everybody = [here, there, ...actors.flatMap(({ one, two }) => [one, two])];
  await settle(everybody);
  let compared = 1;
  expect(there.frames.filter(isNews)).toEqual(here.frames.filter(isNews));

  for (let step = 0; step < 3; step++) {
    const actor = actors.find(
      ({ seat, one, two }) => rules.awaiting(one.position.G)[seat] && rules.awaiting(two.position.G)[seat],
    );
    if (!actor) break;
    const { seat, one, two } = actor;
    const options = brain.candidates(one.position.G, seat, random);
    const known = new Set(options.map((call) => JSON.stringify(call)));
    const twins = brain.candidates(two.position.G, seat, random);
    const secret = (move: string): boolean => rules.moves[move]?.secret === true;
    const shared = twins.find((call) => known.has(JSON.stringify(call)));
    const mine = shared ?? options.find(({ move }) => secret(move));
    const yours = shared ?? twins.find(({ move }) => move === mine?.move);
    if (!mine || !yours) break;
    expect(await one.move(mine.move, mine.args, { id: `twin-move-${step}` })).toMatchObject({ ok: true });
    expect(await two.move(yours.move, yours.args, { id: `twin-move-${step}` })).toMatchObject({ ok: true });
    await settle(everybody);
    // From a public reveal on they may differ; until then they may not.
    if (JSON.stringify([here.position.G, here.events]) !== JSON.stringify([there.position.G, there.events])) {
      expect(await differInRules(mind, id, viewer)).toBe(true);
      break;
    }
    expect(there.frames.filter(isNews)).toEqual(here.frames.filter(isNews));
    compared += 1;
  }
  for (const client of everybody) client.close();
  return compared;
}

/** Whether the rules themselves show the viewer something else: then a difference on the wire is none of ours. */
async function differInRules({ rules }: Mind, id: string, viewer: Viewer): Promise<boolean> {
  const told = await Promise.all(
    [house, twin].map(async ({ store }) => {
      const { G } = await storedMatch(store, id);
      const events = eventsIn(await store.log(id, 0));
      return JSON.stringify([rules.view(G, viewer), maskEvents(events, viewer)]);
    }),
  );
  return told[0] !== told[1];
}

async function copyTo(
  target: House,
  row: TableRow,
  id: string,
  match: MatchState,
  log: readonly LogRow[],
): Promise<void> {
  const state = structuredClone(match);
  Object.assign(state.plugins.grimoire?.data, { undo: null });
  const record = JSON.stringify({ ...parseTable(row.record), id });
  const snapshot = { state: JSON.stringify(state), moves: null };
  await target.store.create({ ...row, id, record, snapshot, code: id, codeUntil: 0 }, log);
}

/** All texts in the state that occur nowhere in what the viewer may know of it or has been told. */
function secretsFrom({ rules }: Mind, G: object, rows: readonly LogRow[], viewer: Viewer): Set<string> {
  const known = wordsIn([
    rules.view(G, viewer),
    maskEvents(eventsIn(rows), viewer),
    rules.publicAwaiting?.(G) ?? {},
  ]);
  return new Set([...wordsIn(G)].filter((word) => !known.has(word)));
}

function eventsIn(rows: readonly LogRow[]): DomainEvent[] {
  return rows.flatMap(({ events }) => JSON.parse(events) as DomainEvent[]);
}

/** Every text in a value, keys included. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (Array.isArray(value)) for (const item of value) wordsIn(item, found);
  if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) {
      found.add(key);
      wordsIn(item, found);
    }
  }
  return found;
}
