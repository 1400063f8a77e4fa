/** Looking back at a running match: every pair of eyes gets what it was sent, and nothing else, not even a step more. */
import { describe, expect, it } from 'vitest';
import { type AnyRules, createRandom, SEATS, type Viewer } from '../../games/kit';
import { MINDS } from '../../games/minds';
import { applyDelta } from '../../src/online/delta';
import {
  API,
  type Change,
  type Pass,
  type Past,
  type Position,
  type SyncInfo,
} from '../../src/online/protocol';
import { pastOf } from '../../src/server/match/past';
import { act, type Seatholder, sit, sitAll, startedTable, type Table } from './house';
import { mindOf, playMatch, seatOf } from './players';
import { standingHouse } from './standing';
import { storedMatch, storedTable } from './stored';

interface Leaf {
  readonly view: object;
  readonly told: number;
}

const SEED = 'c0ffee'.padEnd(32, '0');
const GAMES = Object.keys(MINDS) as (keyof typeof MINDS)[];

let time = 0;

// No two changes are made at the same time, and every match begins alike.
const house = standingHouse({ world: { now: () => ++time, freshSeed: () => SEED } });

function pastFor(id: string, pass: Pass | null): Promise<Past> {
  const { seat, credentials } = pass ?? { seat: '0', credentials: '' };
  return house.post<Past>(API.past(id), pass ? { pass: { seat, credentials } } : {});
}

function leavesOf({ steps }: Past): readonly Leaf[] {
  const leaves: Leaf[] = [];
  for (const [told, delta] of steps) {
    leaves.push({ told, view: applyDelta(leaves.at(-1)?.view, delta) as object });
  }
  return leaves;
}

/** The views that came over the socket, each once. */
function sentTo({ frames }: Seatholder): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let position: Position | null = null;
  let told = 0;
  for (const [event, , ...rest] of frames) {
    if (event === 'sync') {
      const { state, online } = rest[0] as SyncInfo;
      position = { G: state.G, ctx: state.ctx, canUndo: state.plugins.grimoire.data.canUndo };
      told = online.from + online.events.length;
    } else if (event === 'delta') {
      const [, , delta, events] = rest as unknown as Change;
      position = applyDelta(position, delta) as Position;
      told += events.length;
    } else continue;
    const last = leaves.at(-1);
    if (last?.told === told && JSON.stringify(last.view) === JSON.stringify(position.G)) continue;
    leaves.push({ view: position.G, told });
  }
  return leaves;
}

function seatsFor(players: number): readonly ('me' | 'open')[] {
  return SEATS.slice(0, players).map((_, at) => (at === 0 ? 'me' : 'open'));
}

describe('the past of a running match', () => {
  it.each(GAMES)('of %s is what each seat and the gallery were sent', async (game) => {
    const mind = await mindOf(game);
    const table = await startedTable(house, { game, seats: seatsFor(mind.rules.players.max) });
    const clients = await sitAll(house.address, table);
    const gallery = await sit(house.address, table, null);
    await playMatch(mind, clients, { seed: `past of ${game}`, moves: 60 });
    const state = await storedMatch(house.store, table.id);
    const { heard } = await storedTable(house.store, table.id);
    for (const [at, client] of [...clients, gallery].entries()) {
      const pass = table.passes[at] ?? null;
      const past = await pastFor(table.id, pass);
      const viewer: Viewer = pass?.seat ?? 'spectator';
      await client.until(() => client.version === heard[viewer]);
      expect(client.position.G).toEqual(mind.rules.view(state.G, viewer));
      expect(leavesOf(past)).toEqual(sentTo(client));
      expect(past.cut).toBe(false);
      const text = JSON.stringify(past);
      expect(text).not.toContain(SEED);
      expect(text.length).toBeLessThan(100_000);
      client.close();
    }
  });

  it('is the same whatever others have chosen in secret', async () => {
    const answers: string[] = [];
    for (const bid of [1, 7]) {
      const table = await startedTable(house);
      const [first, second] = await sitAll(house.address, table);
      if (!first || !second) throw new Error('nobody sits there');
      await second.move('commit', { bid, spells: [], decoy: false });
      answers.push(
        JSON.stringify(
          await Promise.all([pastFor(table.id, table.passes[0] ?? null), pastFor(table.id, null)]),
        ),
      );
      expect(JSON.stringify(await pastFor(table.id, table.passes[1] ?? null))).toContain(`"bid":${bid}`);
      first.close();
      second.close();
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toContain('"bid"');
  });

  it('does not show that somebody has answered in an open window', async () => {
    const { table, clients, rules } = await openWindow();
    const viewers = [...table.passes, null];
    const all = () => Promise.all(viewers.map((pass) => pastFor(table.id, pass)));
    const before = await all();
    const answering = clients.find((client) => rules.awaiting(client.position.G)[seatOf(clients, client)]);
    if (!answering) throw new Error('nobody is asked');
    const seat = seatOf(clients, answering);
    const { move, args } = rules.defaultMove(answering.position.G, seat);
    expect(await answering.move(move, args)).toMatchObject({ ok: true });
    const after = await all();
    for (const [at, pass] of viewers.entries()) {
      const noticed = JSON.stringify(after[at]) !== JSON.stringify(before[at]);
      expect([pass?.seat ?? 'spectator', noticed]).toEqual([pass?.seat ?? 'spectator', pass?.seat === seat]);
    }
    for (const client of clients) client.close();
  });

  it('is for those who hold the seat, and for the gallery where it is open', async () => {
    const table = await startedTable(house, { gallery: false });
    const [mine, yours] = table.passes;
    if (!mine || !yours) throw new Error('nobody sits there');
    await expect(pastFor(table.id, null)).rejects.toThrow('GALLERY_CLOSED');
    await expect(pastFor(table.id, { ...mine, seat: yours.seat })).rejects.toThrow('WRONG_CREDENTIALS');
    await expect(pastFor('x'.repeat(22), null)).rejects.toThrow('TABLE_NOT_FOUND');
    await act(house, table.id, mine, { type: 'gallery', open: true });
    expect((await pastFor(table.id, null)).steps).toHaveLength(1);
  });

  it('begins later where it would be too long, with a whole view', async () => {
    const { rules } = await mindOf('shazamm');
    const commit = {
      move: 'commit',
      args: JSON.stringify({ bid: 1, spells: [], decoy: false }),
      events: '[]',
    };
    const rows = SEATS.slice(0, 2).map((player, at) => ({ n: at + 1, player, at, ...commit }));
    const played = { options: {}, players: 2, seed: SEED, rows };
    const whole = leavesOf(await pastOf(rules, played, '0', 0));
    const late = await pastOf(rules, played, '0', 2);
    expect(whole).toHaveLength(3);
    expect(late.cut).toBe(true);
    expect(leavesOf(late)).toEqual(whole.slice(2));
  });
});

/** A table of Houses & Courses where everybody wants to be asked, and at least two are. */
async function openWindow(): Promise<{ table: Table; clients: Seatholder[]; rules: AnyRules }> {
  const game = 'houses-and-courses';
  const { rules, brain } = await mindOf(game);
  const table = await startedTable(house, { game, seats: seatsFor(3) });
  for (const pass of table.passes) await act(house, table.id, pass, { type: 'reactions', wish: 'all' });
  const clients = await sitAll(house.address, table);
  const random = createRandom('window');
  const stageOf = (client: Seatholder) => rules.awaiting(client.position.G)[seatOf(clients, client)];
  for (;;) {
    await Promise.race(clients.map((client) => client.until(() => clients.some(stageOf))));
    const asked = clients.filter((client) => stageOf(client) === rules.reactions?.stage);
    if (asked.length > 1) return { table, clients, rules };
    const client = clients.find(stageOf);
    if (!client) continue;
    const call = random.pick(brain.candidates(client.position.G, seatOf(clients, client), random));
    await client.move(call.move, call.args);
  }
}
