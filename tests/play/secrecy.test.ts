/** Nobody at the device is shown, and no store or client holds, what another player alone may know. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type AnyRules, type Seat, silentEffects } from '../../games/kit';
import type { LocalTable, TableState } from '../../src/play/contract';
import { createHost, type Delivery } from '../../src/play/local/host';
import { takeSeat } from '../../src/play/local/seat';
import { type PotionsState, rules } from '../fixtures/potions';
import { bot, freshBrowser, human, openTab, plant, sitDown } from './support';

beforeEach(freshBrowser);

/** Potions as always, and Potions in which Bo (seat 1) holds other cards: those from the bottom of the deck. */
const USUAL = rules as AnyRules;
const OTHER = { ...rules, setup: otherCards } as AnyRules;

function otherCards(...[options, players, { random, emit }]: Parameters<typeof rules.setup>): PotionsState {
  const state = rules.setup(options, players, silentEffects(random));
  const bo = state.players[1]?.hand ?? [];
  const others = state.deck.splice(-bo.length);
  state.deck.push(...bo.splice(0, bo.length, ...others));
  const secret = Object.fromEntries(state.players.map(({ hand }, seat) => [seat, { hand: hand.slice() }]));
  emit?.({ type: 'dealt', secret });
  return state;
}

const SEATS = [human('Ada'), human('Bo'), bot('Bot')];

async function deal(game: AnyRules, hidePicks: boolean): Promise<LocalTable> {
  freshBrowser();
  const tab = openTab({ games: { potions: { rules: async () => game } }, startBots: async () => PASSER });
  return sitDown(tab, await plant(tab, 'potions', SEATS, 'cards', { hidePicks, rounds: 1 }));
}

/** The bot that plays in both matches alike. */
const PASSER = {
  think: async ({ view }: { readonly view: object }) =>
    (view as PotionsState).stage === 'pick'
      ? { move: 'pick', args: { card: null } }
      : { move: 'endTurn', args: null },
  advise: () => Promise.reject(new Error('nobody asks for advice here')),
  close: () => undefined,
};

/** All that can be reached from the state, without the rules, which are the same for everybody. */
function shown({ rules: _, ...state }: TableState): unknown {
  return JSON.parse(JSON.stringify(state));
}

/** Plays a round, Bo always with the last card of the own hand, and notes all that is shown while Bo does not look. */
async function round(game: AnyRules, hidePicks: boolean): Promise<unknown[]> {
  const table = await deal(game, hidePicks);
  const notes: unknown[] = [];
  const note = (state: TableState): void => {
    if (state.viewer !== '1') notes.push(shown(state));
  };
  note(table.store.getState());
  table.store.subscribe(note);
  for (let steps = 0; !compared(table.store.getState()); steps++) {
    expect(steps).toBeLessThan(100);
    const { curtain, actor, view, seen, events } = table.store.getState();
    if (curtain) table.openCurtain();
    else if (seen < events.length) table.caughtUp();
    else if (actor && view) act(table, actor, view as PotionsState);
    else await new Promise((resolve) => setTimeout(resolve));
  }
  return notes.slice(
    0,
    notes.findIndex((one) => compared(one as TableState)),
  );
}

const compared = ({ events }: TableState): boolean => events.some(({ type }) => type === 'compared');

function act(table: LocalTable, seat: Seat, view: PotionsState): void {
  const card = view.players[Number(seat)]?.hand.at(-1) ?? null;
  if (view.stage === 'pick') table.play('pick', { card });
  else if (view.actions === 2) table.play('draw', null);
  else table.play('endTurn', null);
}

describe('two matches that differ only in what Bo may know', () => {
  it.each([false, true])('look the same whenever Bo does not look (secret picks: %s)', async (hidePicks) => {
    const usual = await round(USUAL, hidePicks);
    const other = await round(OTHER, hidePicks);
    expect(usual.length).toBeGreaterThan(8);
    expect(other).toEqual(usual);
  });

  it('really differ, for Bo', async () => {
    const [usual, other] = [await deal(USUAL, false), await deal(OTHER, false)];
    for (const table of [usual, other]) {
      table.openCurtain();
      table.caughtUp();
      table.play('endTurn', null);
      table.caughtUp();
      table.openCurtain();
      expect(table.store.getState().viewer).toBe('1');
    }
    expect(shown(usual.store.getState())).not.toEqual(shown(other.store.getState()));
  });

  it('send the same to every other client: first state, updates, log and all', () => {
    const sent = (game: AnyRules) => {
      const host = createHost({ rules: game, seed: 'the seed', options: {}, players: 3 });
      const deliveries: Delivery[] = [];
      for (const viewer of ['0', '2', 'spectator'] as const) {
        host.connect(viewer, (delivery) => deliveries.push(delivery));
      }
      for (const seat of ['0', '1', '2'] as const) host.act(seat, 'endTurn', null);
      const bo = (host.state.G as PotionsState).players[1]?.hand[0] ?? 0;
      expect(host.act('1', 'pick', { card: bo })).toBeNull();
      return JSON.parse(JSON.stringify(deliveries));
    };
    expect(sent(USUAL)).toHaveLength(15);
    expect(sent(OTHER)).toEqual(sent(USUAL));
    expect(JSON.stringify(sent(USUAL))).not.toContain('the seed');
  });
});

describe('a client', () => {
  it('that left its seat is told nothing more', () => {
    const host = createHost({ rules: USUAL, seed: 'cards', options: {}, players: 2 });
    const seat = takeSeat(host, '0', '0');
    const before = seat.view;
    expect(before).toEqual(rules.view(host.state.G as PotionsState, '0'));
    seat.leave();
    host.act('0', 'endTurn', null);
    expect(seat.view).toBe(before);
  });

  it('that moves for a seat before everybody’s eyes shows what everybody may see', () => {
    const host = createHost({ rules: USUAL, seed: 'cards', options: {}, players: 2 });
    const seat = takeSeat(host, 'spectator', '0');
    seat.play('draw', null);
    expect(host.moves).toHaveLength(1);
    expect(seat.view).toEqual(rules.view(host.state.G as PotionsState, 'spectator'));
  });

  it('cannot move for another seat', () => {
    const host = createHost({ rules: USUAL, seed: 'cards', options: {}, players: 2 });
    takeSeat(host, 'spectator', null).play('endTurn', null);
    expect(host.moves).toEqual([]);
    takeSeat(host, 'spectator', '0').play('endTurn', null);
    expect(host.moves).toEqual([{ player: '0', move: 'endTurn', args: null }]);
  });
});
