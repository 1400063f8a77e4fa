/** How people come to the seats of an online table, lose them, and take them along to another device. */
import { describe, expect, it } from 'vitest';
import { bidding, twoAtTable, until } from './support';
import { houseForEach } from './venue';

const { come } = houseForEach();

describe('coming together', () => {
  it('a word said before the line stands is sent as soon as it does', async () => {
    const ada = come('Ada');
    const table = ada.open(await ada.found());
    expect(await table.say('Hello')).toBe(null);
  });

  it('a friend finds the table by its id, sits down, and both are in the same position', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    const [one, other] = [first.store.getState(), second.store.getState()];
    expect(one.viewer).toBe('0');
    expect(other.viewer).toBe('1');
    expect(one.seats.map(({ name, awaited }) => [name, awaited])).toEqual([
      ['Ada', true],
      ['Bo', true],
    ]);
    expect(one.actor).toBe('0');
  });

  it('an unknown table is said to be unknown', async () => {
    const table = come('Ada').open('there-is-none');
    const { online } = await until(table, (state) => state.online.status.kind === 'refused');
    expect(online.status).toEqual({ kind: 'refused', error: 'TABLE_NOT_FOUND' });
  });

  it('a taken name, a taken seat and a full table are refused with their codes', async () => {
    const [ada, bo] = [come('Ada'), come('Bo')];
    const id = await ada.found();
    const table = come('Ada').open(id);
    expect(await table.join(null)).toBe('NAME_TAKEN');
    expect(await bo.open(id).join('0')).toBe('SEAT_TAKEN');
    expect(await bo.open(id).join('1')).toBeNull();
    expect(await come('Cy').open(id).join(null)).toBe('TABLE_FULL');
  });

  it('who comes in a second tab sits on the same seat', async () => {
    const ada = come('Ada');
    const { id, first } = await twoAtTable(ada, come('Bo'));
    const again = ada.open(id);
    const { view } = await until(again, (state) => state.view !== null);
    expect(view).toEqual(first.store.getState().view);
    first.play('commit', bidding(3));
    await until(again, ({ actor }) => actor === null);
  });

  it('changing the seat changes the eyes', async () => {
    const ada = come('Ada');
    const table = ada.open(await ada.found());
    await until(table, ({ online }) => online.seat === '0');
    expect(await table.act({ type: 'sit', seat: '1' })).toBeNull();
    const { online } = await until(table, (state) => state.online.seat === '1');
    expect(online.status.kind).toBe('open');
    expect(online.table?.owner).toBe('1');
  });

  it('who was sent away is told, and holds the seat no longer', async () => {
    const [ada, bo] = [come('Ada'), come('Bo')];
    const id = await ada.found();
    const [first, second] = [ada.open(id), bo.open(id)];
    await until(second, ({ online }) => online.table !== null);
    await second.join(null);
    await until(second, ({ online }) => online.seat === '1' && online.connection.kind === 'connected');
    await until(first, ({ online }) => online.table?.seats[1]?.kind === 'person');
    await first.act({ type: 'remove', seat: '1' });
    await until(second, ({ online }) => online.status.kind === 'moved');
    expect(bo.memory.of(id)?.pass).toBeNull();
    expect(await second.join(null)).toBe('REMOVED');
  });
});

describe('a seat goes to another device', () => {
  it('by a token that works once; the first device is told', async () => {
    const ada = come('Ada');
    const { id, first } = await twoAtTable(ada, come('Bo'));
    const ticket = await first.handOver();
    if (!ticket.ok) throw new Error(ticket.error);
    const phone = come('Ada on the phone');
    const { token } = ticket.value;
    const taken = await phone.world.api.takeOver(id, { token, key: 'key-of-the-phone-----' });
    if (!taken.ok) throw new Error(taken.error);
    const { seat, credentials } = taken.value;
    phone.memory.note(id, 'shazamm', { pass: { seat, credentials } });
    const there = phone.open(id);
    await until(there, ({ actor }) => actor === '0');
    await until(first, ({ online }) => online.status.kind === 'moved');
    expect(there.play('commit', bidding(3))).toBeNull();
    await until(there, ({ actor }) => actor === null);
    const again = await phone.world.api.takeOver(id, { token, key: 'key-of-the-thief-----' });
    expect(again).toEqual({ ok: false, error: 'TOKEN_INVALID' });
  });
});
