/** A server that lives and answers, but whose database is away for a while: nobody loses the board or the move. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OnlineTable } from '../../src/online/contract';
import { type Frail, frail } from '../server/frail';
import { memoryStore } from '../server/house';
import type { Line } from './line';
import { bidding, type Person, twoAtTable, until } from './support';
import { houseForEach } from './venue';

/** Impatient, so that much of an outage fits into a moment. */
const PACE = { answer: 60, pauses: [10, 20, 40] };

let base: Frail;
let line: Line;
const venue = houseForEach(async () => {
  base = frail(await memoryStore());
  return { store: base.store };
});

beforeEach(async () => {
  line = await venue.lined();
});

const come = (name: string): Person => venue.come(name, line.address, PACE);

/** The database is away for so long that everybody has asked in vain many times; board and move stay, and it is made. */
async function outlast(table: OnlineTable, view: object | null): Promise<void> {
  await until(table, ({ online }) => online.connection.kind === 'busy');
  const before = base.refusals();
  await expect.poll(() => base.refusals()).toBeGreaterThan(before + 20);
  // So impatient, a page on a slow machine may just be calling anew.
  const state = await until(table, ({ online }) => online.connection.kind === 'busy');
  expect(state).toMatchObject({ view, online: { status: { kind: 'open' }, sending: true } });
  base.recover();
  await until(table, ({ actor, online }) => actor === null && !online.sending);
}

describe('while the database is away', () => {
  it('a move waits under the eyes of its player, and is made once when it is back', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    const { view } = first.store.getState();
    base.fail();
    expect(first.play('commit', bidding(3))).toBeNull();
    await outlast(first, view);
    expect(first.store.getState().online.connection.kind).toBe('connected');
    second.play('commit', bidding(4));
    const { events } = await until(first, ({ actor }) => actor === '0');
    const mine = events.filter((event) => event.type === 'committed' && event.secret?.['0']);
    expect(mine).toHaveLength(1);
  });

  it('who comes back to a lost line keeps the board and the move, and is asked for patience', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    const { view } = first.store.getState();
    line.break();
    await until(first, ({ online }) => online.connection.kind === 'reconnecting');
    expect(first.play('commit', bidding(3))).toBeNull();
    base.fail();
    line.mend();
    await outlast(first, view);
    await until(second, ({ seats }) => seats[0]?.awaited === false);
  });

  it('who opens the page meanwhile is let in as soon as it is back', async () => {
    const ada = come('Ada');
    const id = await ada.found();
    base.fail();
    const again = ada.open(id);
    const { online } = await until(again, (state) => state.online.status.kind === 'refused');
    expect(online.status).toEqual({ kind: 'refused', error: 'UNAVAILABLE' });
    base.recover();
    await until(again, (state) => state.online.seat === '0' && state.online.connection.kind === 'connected');
  });
});
