/** Online tables with lines that break, answers that are late and servers that restart; see also outage. */
import { describe, expect, it } from 'vitest';
import { createOnlineTable } from '../../src/online/table/table';
import { memoryStore } from '../server/house';
import { bidding, twoAtTable, until } from './support';
import { houseForEach } from './venue';

const venue = houseForEach();
const { come, lined } = venue;

describe('a line that breaks', () => {
  it('loses no move: one whose acknowledgement was lost is not made twice', async () => {
    const troubled = await lined();
    const { first, second } = await twoAtTable(come('Ada', troubled.address), come('Bo'));
    troubled.swallow();
    expect(first.play('commit', bidding(3))).toBeNull();
    await until(second, ({ seats }) => seats[0]?.awaited === false);
    expect(first.store.getState().online.sending).toBe(true);
    troubled.cut();
    await until(first, ({ actor, online }) => actor === null && !online.sending);
    second.play('commit', bidding(3));
    await until(first, ({ actor }) => actor === '0');
    const { events } = first.store.getState();
    const mine = events.filter((event) => event.type === 'committed' && event.secret?.['0']);
    expect(mine).toHaveLength(1);
  });

  it('sends what was done meanwhile as soon as it is mended, and can be read all the time', async () => {
    const troubled = await lined();
    const { first, second } = await twoAtTable(come('Ada', troubled.address), come('Bo'));
    troubled.break();
    const { view } = await until(first, ({ online }) => online.connection.kind === 'reconnecting');
    expect(view).not.toBeNull();
    expect(first.play('commit', bidding(3))).toBeNull();
    second.play('commit', bidding(4));
    await until(second, ({ actor }) => actor === null);
    troubled.mend();
    await until(first, ({ online }) => online.connection.kind === 'connected');
    await Promise.all([first, second].map((table) => until(table, ({ actor }) => actor !== null)));
  });

  it('loses no word said meanwhile', async () => {
    const troubled = await lined();
    const { first, second } = await twoAtTable(come('Ada', troubled.address), come('Bo'));
    troubled.break();
    await until(first, ({ online }) => online.connection.kind === 'reconnecting');
    const said = first.say('Wait for me');
    troubled.mend();
    expect(await said).toBeNull();
    const { online } = await until(second, ({ online: { chat } }) => chat.length > 0);
    expect(online.chat.map(({ text }) => text)).toEqual(['Wait for me']);
  });

  it('shows who is away to the others', async () => {
    const troubled = await lined();
    const { second } = await twoAtTable(come('Ada', troubled.address), come('Bo'));
    troubled.break();
    await until(second, ({ seats }) => seats[0]?.away === true);
    troubled.mend();
    await until(second, ({ seats }) => seats[0]?.away === false);
  });
});

describe('an answer that is late', () => {
  it('does not bring back who has left meanwhile', async () => {
    const ada = come('Ada');
    const { id, second } = await twoAtTable(ada, come('Bo'));
    const { api } = ada.world;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const act: typeof api.act = async (...asked) => {
      const answer = await api.act(...asked);
      await released;
      return answer;
    };
    const table = createOnlineTable(id, { ...ada.world, api: { ...api, act } });
    await until(
      table,
      ({ online, seats }) => online.connection.kind === 'connected' && seats[1]?.away === false,
    );
    const acted = table.act({ type: 'gallery', open: false });
    await until(table, ({ online }) => online.table?.gallery === false);
    second.close();
    await until(table, ({ seats }) => seats[1]?.away === true);
    release();
    expect(await acted).toBeNull();
    expect(table.store.getState().seats[1]?.away).toBe(true);
    table.close();
  });
});

describe('a server that restarts', () => {
  it('finds everybody in the same position, and they are told', async () => {
    const store = await memoryStore();
    const kept = { store: { ...store, close: async () => undefined } };
    await venue.close();
    await venue.open(kept);
    const line = await lined();
    const { first, second } = await twoAtTable(come('Ada', line.address), come('Bo', line.address));
    first.play('commit', bidding(3));
    const { view } = await until(first, ({ actor }) => actor === null);
    await venue.close();
    await until(first, ({ online }) => online.connection.kind !== 'connected');
    await venue.open(kept);
    line.lead(venue.house.address);
    const back = await until(first, ({ online }) => online.restarts === 1);
    expect(back.view).toEqual(view);
    await until(second, ({ online }) => online.restarts === 1);
    expect(second.play('commit', bidding(3))).toBeNull();
    await until(first, ({ actor }) => actor === '0');
  });
});
