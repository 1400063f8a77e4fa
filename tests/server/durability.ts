/** A match that is played while its server dies and comes back, on whichever database. */
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { createRandom, type Seat } from '../../games/kit';
import { API, type MoveOutcome, type Pass, type Seated } from '../../src/online/protocol';
import { openLine } from '../online/line';
import { act, guest, type House, jsonRequest, newTable, type Seatholder, sitAll, type Table } from './house';
import { mindOf, seatOf } from './players';
import type { Run } from './program';

/** How long somebody waits before asking again. */
const AGAIN_MS = 250;

/** As much of a house as tests of processes need. */
export function visit(address: string): Pick<House, 'post' | 'get' | 'address'> {
  const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(address + path, init);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body as T;
  };
  return { address, get: (path) => ask(path), post: (path, body) => ask(path, jsonRequest(body)) };
}

export async function startDuel(address: string, game: string): Promise<Table> {
  const house = visit(address);
  const founded = await house.post<Seated>(API.tables, newTable({ game }));
  const { id } = founded.table;
  const joined = await house.post<Seated>(API.join(id), { guest: guest('Bo') });
  await act(house, id, founded, { type: 'start' });
  return { id, game, passes: [founded, joined] as Pass[] };
}

/** Sends a move until it is acknowledged, always under the same id, as our client does. */
export async function insist(
  client: Seatholder,
  move: string,
  args: unknown,
  id: string,
): Promise<MoveOutcome> {
  for (;;) {
    await client.until(() => client.socket.connected);
    const { version } = client;
    const outcome = await Promise.race([
      client.move(move, args, { id, version }),
      new Promise<null>((resolve) => client.socket.once('disconnect', () => resolve(null))),
    ]);
    if (outcome?.ok || (outcome && !['UNAVAILABLE', 'WRONG_CREDENTIALS'].includes(outcome.reason)))
      return outcome;
    // Asked again as soon as the server speaks, which it may have done already.
    const synced = client.frames.length;
    await Promise.race([
      client.until(() => client.frames.slice(synced).some(([event]) => event === 'sync')),
      setTimeout(AGAIN_MS),
    ]);
  }
}

/** Kills the server in mid-match without warning, starts it again, and plays on: nothing acknowledged is lost. */
export async function surviveKill(start: () => Run): Promise<void> {
  const game = 'clash-of-magic-schools';
  const { rules, brain } = await mindOf(game);
  let run = start();
  // The port of a server that has died may be somebody else's by the time it is back.
  const line = await openLine(await run.address());
  const { address } = line;
  const table = await startDuel(address, game);
  const clients = await sitAll(address, table);
  const random = createRandom('durability');
  let acknowledged = 0;

  const playOne = async (): Promise<void> => {
    const canAct = (client: Seatholder): boolean =>
      rules.awaiting(client.position.G)[seatOf(clients, client)] !== undefined;
    await Promise.race(clients.map((client) => client.until(() => clients.some(canAct))));
    const client = clients.find(canAct) as Seatholder;
    const seat = seatOf(clients, client);
    const call = random.pick(brain.candidates(client.position.G, seat, random));
    const outcome = await insist(client, call.move, call.args, `durable-${acknowledged}-${client.version}`);
    if (outcome.ok) acknowledged += 1;
  };

  for (let deaths = 0; deaths < 3; deaths++) {
    for (let moves = 0; moves < 5; moves++) await playOne();
    const versions = clients.map(({ version }) => version);
    // In the middle of a move.
    const open = playOne();
    run.child.kill('SIGKILL');
    await run.ended;
    run = start();
    line.lead(await run.address());
    await open;
    await Promise.all(clients.map((client) => client.until(() => client.socket.connected)));
    for (const [at, client] of clients.entries()) {
      await client.until(() => client.version >= (versions[at] ?? 0));
    }
  }
  expect(acknowledged).toBeGreaterThan(12);
  await act(visit(address), table.id, table.passes[0] as Pass, { type: 'resign' });
  const replay = await visit(address).get<{ moves: { player: Seat }[] }>(API.replay(table.id));
  // Every acknowledged move is there, once.
  expect(replay.moves).toHaveLength(acknowledged);
  for (const client of clients) client.close();
  await line.close();
}
