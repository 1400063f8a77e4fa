/** A server that lives and answers, but whose database is away for a while: nobody loses the board or the move. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OnlineTable } from '../../src/online/contract';
import { type Frail, frail } from '../server/frail';
import { type House, memoryStore, openHouse } from '../server/house';
import { type Line, openLine } from './line';
import { bidding, type Person, person, twoAtTable, until } from './support';

/** Impatient, so that much of an outage fits into a moment. */
const PACE = { answer: 60, pauses: [10, 20, 40] };

let base: Frail;
let house: House;
let line: Line;
let people: Person[] = [];

beforeEach(async () => {
  base = frail(await memoryStore());
  house = await openHouse({ store: base.store });
  line = await openLine(house.address);
});
afterEach(async () => {
  for (const one of people) one.leave();
  people = [];
  await line.close();
  await house.close();
});

function come(name: string): Person {
  const one = person(house, name, line.address, PACE);
  people.push(one);
  return one;
}

const isBusy = ({ store }: OnlineTable): boolean => store.getState().online.connection.kind === 'busy';

/** The database is away for so long that everybody has asked in vain many times. */
async function outlast(table: OnlineTable): Promise<void> {
  const before = base.refusals();
  await expect.poll(() => base.refusals()).toBeGreaterThan(before + 20);
  expect(isBusy(table)).toBe(true);
}

describe('while the database is away', () => {
  it('a move waits under the eyes of its player, and is made once when it is back', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    const { view } = first.store.getState();
    base.fail();
    expect(first.play('commit', bidding(3))).toBeNull();
    await until(first, ({ online }) => online.connection.kind === 'busy');
    await outlast(first);
    expect(first.store.getState()).toMatchObject({
      view,
      online: { status: { kind: 'open' }, sending: true },
    });
    base.recover();
    await until(first, ({ actor, online }) => actor === null && !online.sending);
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
    await until(first, ({ online }) => online.connection.kind === 'busy');
    await outlast(first);
    expect(first.store.getState()).toMatchObject({
      view,
      online: { status: { kind: 'open' }, sending: true },
    });
    base.recover();
    await until(first, ({ actor, online }) => actor === null && !online.sending);
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
