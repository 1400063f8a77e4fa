/** Playing at online tables as pages know them, with the real server and real sockets. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { OnlineTable } from '../../src/online/contract';
import { sit } from '../server/house';
import { bidding, twoAtTable, until } from './support';
import { houseForEach } from './venue';

const venue = houseForEach();
const { come } = venue;

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
    const ada = come('Ada');
    const { first, second } = await twoAtTable(ada, come('Bo'));
    first.play('commit', bidding(3));
    await until(first, ({ started }) => started);
    await first.act({ type: 'resign' });
    const { winners, forfeit } = await until(second, ({ over }) => over);
    expect({ winners, forfeit }).toEqual({ winners: ['1'], forfeit: '0' });
    const [one, other] = [await first.rematch(), await second.rematch()];
    if (!one.ok || !other.ok) throw new Error('no rematch');
    expect(one.value).toBe(other.value);
    const state = await until(ada.open(one.value), ({ view }) => view !== null);
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
    await venue.close();
    const left = await late.past();
    expect([left?.cut, left?.told.length]).toEqual([true, 1]);
  });

  it('tells the server when somebody wants to be asked to react', async () => {
    const ada = come('Ada');
    const seats = ['me', 'open'] as const;
    const { first } = await twoAtTable(ada, come('Bo'), { game: 'houses-and-courses', seats });
    const { id = '', game = '' } = first.store.getState().online.table ?? {};
    const pass = ada.memory.of(id)?.pass ?? null;
    ada.wish('never');
    const wish = async (): Promise<unknown> => {
      const { frames, close } = await sit(venue.house.address, { id, game }, pass);
      close();
      return frames.find(([event]) => event === 'table')?.[2];
    };
    await expect.poll(wish).toEqual({ viewer: '0', reactions: 'never' });
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
