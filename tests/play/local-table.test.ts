/** Matches played on one device, through the table that the page uses. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createRandom } from '../../games/kit';
import type { LocalTable, SeatPlan, TableState } from '../../src/play/contract';
import type { PotionsState } from '../fixtures/potions';
import {
  bot,
  create,
  freshBrowser,
  human,
  isOver,
  openTab,
  plant,
  playUntil,
  sitDown,
  step,
  type Tab,
} from './support';

const COMMIT = { bid: 1, spells: [], decoy: false };
const PASS = { card: null };

beforeEach(freshBrowser);

async function deal(game: string, seats: SeatPlan[], options: unknown = {}): Promise<[LocalTable, Tab]> {
  const tab = openTab();
  return [await sitDown(tab, await plant(tab, game, seats, 'cards', options)), tab];
}

describe('a match against a bot', () => {
  it('is seen through the eyes of the only human from the first look to the end, without a curtain', async () => {
    const [table] = await deal('shazamm', [bot('Red'), human('Green')]);
    expect(table.store.getState()).toMatchObject({ viewer: '1', actor: '1', curtain: null, started: false });
    const end = await playUntil(table, isOver, ({ viewer, curtain }) => {
      expect(viewer).toBe('1');
      expect(curtain).toBeNull();
    });
    expect(end).toMatchObject({ viewer: '1', actor: null, started: true, view: { stage: 'over' } });
  });

  it('tells the human everything that happened, in the order it happened', async () => {
    const [table] = await deal('potions', [human('Ada'), bot('Bot'), bot('Bat')]);
    const { events } = await playUntil(table, isOver);
    expect(events[0]).toMatchObject({ type: 'dealt', secret: { '0': { hand: expect.any(Array) } } });
    expect(events.filter(({ type }) => type === 'compared')).toHaveLength(3);
    expect(events.at(-1)?.type).toBe('compared');
  });
});

describe('a match among bots', () => {
  it('is played to its end before spectators', async () => {
    const [table] = await deal('shazamm', [bot('Red'), bot('Green')]);
    const end = await playUntil(table, isOver, ({ viewer, actor }) => {
      expect(viewer).toBe('spectator');
      expect(actor).toBeNull();
    });
    expect(end.winners).toEqual(end.rules?.winners(end.view ?? {}));
  });
});

describe('a hot-seat match', () => {
  it('is played to its end: the one who acts is the one who looks, and behind the curtain is nothing', async () => {
    for (const [game, seats] of [
      ['shazamm', [human('Ada'), human('Bo')]],
      ['potions', [human('Ada'), bot('Bot'), human('Bo'), bot('Bat')]],
    ] as const) {
      const [table] = await deal(game, [...seats]);
      let curtains = 0;
      const end = await playUntil(table, isOver, ({ curtain, view, events, viewer, actor, over }) => {
        if (over) return;
        if (curtain) {
          curtains += 1;
          expect({ view, events, viewer, actor }).toEqual({
            view: null,
            events: [],
            viewer: 'spectator',
            actor: null,
          });
        }
        if (viewer !== 'spectator' && actor !== null) expect(actor).toBe(viewer);
      });
      expect(curtains).toBeGreaterThan(1);
      expect(end).toMatchObject({ viewer: 'spectator', curtain: null, actor: null });
    }
  });

  it('names on the curtain who is next, for what, and who has chosen already', async () => {
    const [table] = await deal('shazamm', [human('Ada'), human('Bo')]);
    const { store } = table;
    expect(store.getState().curtain).toEqual({ seat: '0', stage: 'commit', done: [] });
    table.openCurtain();
    table.caughtUp();
    expect(table.play('commit', COMMIT)).toBeNull();
    expect(store.getState()).toMatchObject({ viewer: '0', actor: null, curtain: null });
    table.caughtUp();
    expect(store.getState().curtain).toEqual({ seat: '1', stage: 'commit', done: ['0'] });
  });

  it('does not name on the curtain who has chosen where nobody may know', async () => {
    const [table] = await deal('potions', [human('Ada'), human('Bo')], { hidePicks: true });
    await playUntil(table, ({ actor, view }) => actor !== null && (view as PotionsState).stage === 'pick');
    table.play('pick', PASS);
    table.caughtUp();
    const { curtain, seats } = table.store.getState();
    expect(curtain).toMatchObject({ stage: 'pick', done: [] });
    expect(seats.map(({ awaited }) => awaited)).toEqual([true, true]);
  });

  it('shows a player first what happened since that player last looked', async () => {
    const [table] = await deal('potions', [human('Ada'), human('Bo')]);
    table.openCurtain();
    table.caughtUp();
    table.play('draw', null);
    table.play('endTurn', null);
    table.caughtUp();
    table.openCurtain();
    const { events, seen, viewer } = table.store.getState();
    expect(viewer).toBe('1');
    expect(events.slice(seen).map(({ type }) => type)).toEqual(['dealt', 'drew', 'turnEnded']);
    table.caughtUp();
    expect(table.store.getState().seen).toBe(3);
  });

  it('shows the reveal to all together, then asks the other player first', async () => {
    const [table] = await deal('shazamm', [human('Ada'), human('Bo')]);
    for (const _ of ['Ada', 'Bo']) {
      table.caughtUp();
      table.openCurtain();
      table.caughtUp();
      table.play('commit', COMMIT);
    }
    const story = table.store.getState();
    expect(story).toMatchObject({ viewer: 'spectator', curtain: null, actor: null });
    expect(story.events.slice(story.seen).map(({ type }) => type)).toContain('revealed');
    table.caughtUp();
    expect(table.store.getState().curtain).toEqual({ seat: '1', stage: 'commit', done: [] });
    for (const _ of ['Bo', 'Ada']) {
      table.openCurtain();
      const { events, seen } = table.store.getState();
      expect(events.slice(seen).map(({ type }) => type)).not.toContain('revealed');
      table.play('commit', COMMIT);
      table.caughtUp();
    }
  });

  it('closes the curtain when the page is hidden', async () => {
    const [table, tab] = await deal('shazamm', [human('Ada'), human('Bo')]);
    table.openCurtain();
    expect(table.store.getState().viewer).toBe('0');
    tab.hide();
    expect(table.store.getState()).toMatchObject({ curtain: { seat: '0' }, view: null, events: [] });
  });

  it('needs no curtain where nothing is hidden, except for secret choices', async () => {
    const { rules } = await import('../fixtures/potions');
    const open = { ...rules, view: rules.copy } as never;
    const tab = openTab({ games: { potions: { rules: async () => open } } });
    const table = await sitDown(tab, await plant(tab, 'potions', [human('Ada'), human('Bo')], 'cards'));
    expect(table.store.getState()).toMatchObject({ curtain: null, viewer: 'spectator', actor: '0' });
    table.play('endTurn', null);
    expect(table.store.getState()).toMatchObject({ curtain: null, viewer: 'spectator', actor: '1' });
    table.play('endTurn', null);
    expect(table.store.getState().curtain).toMatchObject({ seat: '0', stage: 'pick' });
  });
});

describe('a move', () => {
  it('is refused with the reason of the rules, and changes nothing', async () => {
    const [table] = await deal('shazamm', [human('Ada'), bot('Bot')]);
    const before = table.store.getState().view;
    expect(table.play('commit', { ...COMMIT, bid: 51 })).toBe('BID_TOO_HIGH');
    expect(table.play('conjure', null)).toBe('UNKNOWN_MOVE');
    expect(table.store.getState().view).toEqual(before);
  });

  it('is refused the second time when it was clicked twice', async () => {
    const [table] = await deal('shazamm', [human('Ada'), bot('Bot')]);
    expect(table.play('commit', COMMIT)).toBeNull();
    expect(table.play('commit', COMMIT)).toBe('NOT_YOUR_TURN');
  });

  it('is refused while the curtain is closed, and after the end', async () => {
    const [table] = await deal('potions', [human('Ada'), human('Bo')], { rounds: 1 });
    expect(table.play('endTurn', null)).toBe('NOT_YOUR_TURN');
    await playUntil(table, isOver);
    expect(table.play('pick', PASS)).toBe('GAME_OVER');
  });

  it('can be taken back in the own turn, and not once it is the turn of another', async () => {
    const [table] = await deal('potions', [human('Ada'), human('Bo')]);
    table.openCurtain();
    const view = table.store.getState().view as { players: { hand: number[] }[] };
    const card = view.players[0]?.hand[0] ?? 0;
    expect(table.undo()).toBe('NOTHING_TO_UNDO');
    table.play('brew', { card });
    expect(table.store.getState()).toMatchObject({ canUndo: true });
    expect(table.undo()).toBeNull();
    expect(table.store.getState()).toMatchObject({ view, canUndo: false });
    expect(table.store.getState().events.at(-1)).toMatchObject({ type: 'undo', player: '0', move: 'brew' });
    table.play('endTurn', null);
    expect(table.undo()).toBe('NOT_YOUR_TURN');
  });
});

describe('resigning', () => {
  it('with two players ends the match for the other', async () => {
    const [table] = await deal('shazamm', [human('Ada'), bot('Bot')]);
    expect(table.store.getState().endedAt).toBeNull();
    table.resign('0');
    const { endedAt, ...state } = table.store.getState();
    expect(state).toMatchObject({ over: true, forfeit: '0', winners: ['1'], actor: null });
    expect(endedAt).toBeGreaterThan(0);
    table.caughtUp();
    expect(table.store.getState().endedAt).toBe(endedAt);
    expect(table.play('commit', COMMIT)).toBe('GAME_OVER');
  });

  it('with more players gives the seat to a bot, and the others play on', async () => {
    const [table] = await deal('potions', [human('Ada'), human('Bo'), human('Cy')]);
    table.resign('0');
    expect(table.store.getState()).toMatchObject({ over: false, forfeit: null });
    expect(table.store.getState().plans[0]).toMatchObject({ kind: 'bot', name: 'Ada' });
    const acted = new Set<string>();
    await playUntil(table, isOver, ({ actor }) => actor && acted.add(actor));
    expect([...acted].sort()).toEqual(['1', '2']);
  });

  it('is not for bots, nor after the end', async () => {
    const [table] = await deal('potions', [human('Ada'), bot('Bot')], { rounds: 1 });
    table.resign('1');
    expect(table.store.getState().forfeit).toBeNull();
    await playUntil(table, isOver);
    table.resign('0');
    expect(table.store.getState().forfeit).toBeNull();
  });
});

describe('a reload', () => {
  const onlyAdaIsAwaited = ({ seats, seen, events }: TableState): boolean =>
    seen === events.length && seats.every(({ seat, awaited }) => awaited === (seat === '0'));

  it('goes on exactly where the match was, and the bots go on as they would have', async () => {
    const play = async (reload: boolean): Promise<TableState> => {
      freshBrowser();
      const random = createRandom('Ada');
      const id = await plant(openTab(), 'potions', [human('Ada'), bot('Bot'), bot('Bat')], 'cards');
      let table = await sitDown(openTab(), id);
      for (;;) {
        const state = await playUntil(table, (now) => now.over || onlyAdaIsAwaited(now));
        if (state.over) return state;
        step(table, random);
        if (!reload) continue;
        table.close();
        table = await sitDown(openTab(), id);
      }
    };
    const straight = await play(false);
    const reloaded = await play(true);
    expect(reloaded.view).toEqual(straight.view);
    expect(reloaded.events).toEqual(straight.events);
  });

  it('closes the curtain, and remembers what each player has seen', async () => {
    const tab = openTab();
    const id = await create(tab, 'potions', [human('Ada'), human('Bo')]);
    const table = await sitDown(tab, id);
    table.openCurtain();
    table.caughtUp();
    table.play('draw', null);
    table.close();
    const again = await sitDown(openTab(), id);
    expect(again.store.getState()).toMatchObject({ curtain: { seat: '0' }, view: null, started: true });
    again.openCurtain();
    const { events, seen } = again.store.getState();
    expect(events.slice(seen).map(({ type }) => type)).toEqual(['drew']);
  });
});
