/** Online tables as pages know them, with the real server, real sockets and lines that break. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { OnlineTable } from '../../src/online/contract';
import { createOnlineTable } from '../../src/online/table/table';
import { type House, memoryStore, openHouse, sit } from '../server/house';
import { type Line, openLine } from './line';
import { bidding, type Person, person, twoAtTable, until } from './support';

let house: House;
let people: Person[] = [];
let line: Line | null = null;

beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  for (const one of people) one.leave();
  people = [];
  await line?.close();
  line = null;
  await house.close();
});

function come(name: string, address?: string): Person {
  const one = person(house, name, address);
  people.push(one);
  return one;
}

async function lined(): Promise<Line> {
  line = await openLine(house.address);
  return line;
}

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

describe('playing', () => {
  it('shows each player what happened, and asks the rules before it sends anything', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    expect(first.play('commit', bidding(99))).not.toBeNull();
    expect(first.play('commit', bidding(3))).toBeNull();
    expect(first.play('commit', bidding(3))).toBe('SENDING');
    await until(first, ({ actor, online }) => actor === null && !online.sending);
    expect(first.play('commit', bidding(3))).toBe('NOT_YOUR_TURN');
    second.play('commit', bidding(4));
    const { events } = await until(first, ({ actor }) => actor === '0');
    expect(events.length).toBeGreaterThan(1);
    const shown = await until(second, (state) => state.events.some(({ type }) => type === 'revealed'));
    expect(shown.events).toContainEqual(expect.objectContaining({ bid: { 0: 3, 1: 4 } }));
  });

  it('a whole game goes to its end, and everybody agrees on who has won', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    await playOn([first, second]);
    const [one, other] = [first, second].map((table) => table.store.getState());
    expect(one?.over && other?.over).toBe(true);
    expect(one?.winners).toEqual(other?.winners);
  });

  it('a spectator sees no hand, and hears what the gallery says and nobody else', async () => {
    const [ada, bo, cy, di] = [come('Ada'), come('Bo'), come('Cy'), come('Di')];
    const { id, first } = await twoAtTable(ada, bo);
    const [watcher, other] = [cy.open(id), di.open(id)];
    const { view, viewer, actor } = await until(watcher, (state) => state.view !== null);
    await until(other, (state) => state.view !== null);
    expect([viewer, actor]).toEqual(['spectator', null]);
    expect(watcher.play('commit', bidding(3))).toBe('NOT_YOUR_TURN');
    const { players } = view as { players: Record<string, { hand: unknown[] }> };
    expect(players['0']?.hand).toEqual([null, null, null, null, null]);
    expect(await first.say('to the players')).toBeNull();
    expect(await watcher.say('to the gallery')).toBeNull();
    const heard = await until(other, ({ online }) => online.chat.length > 0);
    expect(heard.online.chat.map(({ text }) => text)).toEqual(['to the gallery']);
  });

  it('a spectator who has just given a name is heard at once, under that name', async () => {
    const [ada, bo, cy, di] = [come('Ada'), come('Bo'), come('Somebody'), come('Di')];
    const { id } = await twoAtTable(ada, bo);
    const [watcher, other] = [cy.open(id), di.open(id)];
    await Promise.all([watcher, other].map((table) => until(table, ({ view }) => view !== null)));
    cy.rename('Cy');
    watcher.introduce();
    expect(await watcher.say('Who is ahead?')).toBeNull();
    const { online } = await until(other, ({ online: { chat } }) => chat.length > 0);
    expect(online.chat.map(({ name, text }) => [name, text])).toEqual([['Cy', 'Who is ahead?']]);
  });

  it('who resigns loses, and a rematch seats both on the other side', async () => {
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    first.play('commit', bidding(3));
    await until(first, ({ started }) => started);
    await first.act({ type: 'resign' });
    const { winners, forfeit } = await until(second, ({ over }) => over);
    expect({ winners, forfeit }).toEqual({ winners: ['1'], forfeit: '0' });
    const [one, other] = [await first.rematch(), await second.rematch()];
    if (!one.ok || !other.ok) throw new Error('no rematch');
    expect(one.value).toBe(other.value);
    const again = people[0]?.open(one.value);
    if (!again) throw new Error('nobody is here');
    const state = await until(again, ({ view }) => view !== null);
    expect(state.viewer).toBe('1');
    expect(state.seats.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  });

  it('begins where it was left: what happened meanwhile is still to be shown', async () => {
    const bo = come('Bo');
    const { id, first, second } = await twoAtTable(come('Ada'), bo);
    second.caughtUp();
    const { seen } = second.store.getState();
    second.play('commit', bidding(3));
    await until(second, ({ actor }) => actor === null);
    second.close();
    first.play('commit', bidding(5));
    await until(first, ({ actor }) => actor === '0');
    const back = await until(bo.open(id), ({ view }) => view !== null);
    expect(back.seen).toBe(seen);
    expect(back.events.length).toBeGreaterThan(seen);
    const stranger = await until(come('Cy').open(id), ({ view }) => view !== null);
    expect(stranger.seen).toBe(stranger.events.length);
  });

  it('can be looked back at to its beginning, also in a tab that came later', async () => {
    const bo = come('Bo');
    const { id, first, second } = await twoAtTable(come('Ada'), bo);
    first.play('commit', bidding(3));
    second.play('commit', bidding(5));
    await until(second, ({ actor, events }) => actor === '1' && events.length > 2);
    const late = bo.open(id);
    await until(late, ({ view, online }) => view !== null && online.connection.kind === 'connected');
    const [here, there] = [await second.past(), await late.past()];
    expect(there?.told.length).toBeGreaterThan(1);
    expect(there?.cut).toBe(false);
    expect([there?.told, there?.events]).toEqual([here?.told, here?.events]);
    for (const step of there?.told.keys() ?? []) expect(there?.view(step)).toEqual(here?.view(step));
    expect(there?.view(0)).toMatchObject({ commits: { '0': null, '1': null }, turn: 1 });
    await house.close();
    const left = await late.past();
    expect([left?.cut, left?.told.length]).toEqual([true, 1]);
    house = await openHouse();
  });

  it('tells the server when somebody wants to be asked to react', async () => {
    const ada = come('Ada');
    const seats = ['me', 'open'] as const;
    const { first } = await twoAtTable(ada, come('Bo'), { game: 'houses-and-courses', seats });
    const { id = '', game = '' } = first.store.getState().online.table ?? {};
    const pass = ada.memory.of(id)?.pass ?? null;
    ada.wish('never');
    const wish = async (): Promise<unknown> => {
      const { frames, close } = await sit(house.address, { id, game }, pass);
      close();
      return frames.find(([event]) => event === 'table')?.[2];
    };
    await expect.poll(wish).toEqual({ viewer: '0', reactions: 'never' });
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
    const port = Number(new URL(house.address).port);
    await house.close();
    const kept = { ...store, close: async () => undefined };
    house = await openHouse({ store: kept, config: { port } });
    const { first, second } = await twoAtTable(come('Ada'), come('Bo'));
    first.play('commit', bidding(3));
    const { view } = await until(first, ({ actor }) => actor === null);
    await house.close();
    await until(first, ({ online }) => online.connection.kind !== 'connected');
    house = await openHouse({ store: kept, config: { port } });
    const back = await until(first, ({ online }) => online.restarts === 1);
    expect(back.view).toEqual(view);
    await until(second, ({ online }) => online.restarts === 1);
    expect(second.play('commit', bidding(3))).toBeNull();
    await until(first, ({ actor }) => actor === '0');
  });
});

/** Everybody plays something legal until the game is over. */
async function playOn(tables: readonly OnlineTable[]): Promise<void> {
  const brain = await MINDS.shazamm.brain();
  const random = createRandom('a whole game online');
  await Promise.all(
    tables.map(async (table) => {
      for (;;) {
        const { over, actor, view } = await until(
          table,
          (state) => state.over || (state.actor !== null && !state.online.sending),
        );
        if (over) return;
        if (actor === null || view === null) continue;
        const { move, args } = random.pick(brain.candidates(view as never, actor, random));
        const reason = table.play(move, args);
        if (reason !== null) throw new Error(`${move} ${JSON.stringify(args)}: ${reason}`);
      }
    }),
  );
}
