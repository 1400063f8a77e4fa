/** Bots at the table: on their seat's knowledge only, one move at a time, and never in the way of the story. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMoveCall } from '../../games/kit';
import type { BotHost, Question } from '../../src/bots';
import type { LocalTable, SeatPlan } from '../../src/play/contract';
import { type PotionsState, rules } from '../fixtures/potions';
import { bot, freshBrowser, human, isOver, openTab, plant, playUntil, sitDown, until } from './support';

beforeEach(freshBrowser);
afterEach(() => vi.restoreAllMocks());

interface Asked {
  readonly question: Question;
  readonly signal: AbortSignal;
  answer(call: AnyMoveCall): void;
  fail(error: Error): void;
}

/** Bots that answer when the test says so. */
function puppets(): { readonly host: BotHost; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const think: BotHost['think'] = (question, signal) =>
    new Promise((answer, fail) => {
      asked.push({ question, signal, answer, fail });
    });
  const advise = () => Promise.reject(new Error('nobody asks for advice here'));
  return { host: { think, advise, close: () => undefined }, asked };
}

async function deal(seats: SeatPlan[], options: object = {}) {
  const { host, asked } = puppets();
  const tab = openTab({ startBots: async () => host });
  const id = await plant(tab, 'potions', seats, 'cards', options);
  const table = await sitDown(tab, id);
  await settle();
  return { tab, id, table, asked };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const END: AnyMoveCall = { move: 'endTurn', args: null };
const PASS: AnyMoveCall = { move: 'pick', args: { card: null } };
const told = (table: LocalTable): string[] => table.store.getState().events.map(({ type }) => type);

describe('a bot', () => {
  it('is asked with what its seat may know, and nothing more', async () => {
    const { asked } = await deal([bot('Bot'), human('Ada')]);
    expect(asked.map(({ question }) => question)).toMatchObject([
      { game: 'potions', seat: '0', level: 'novice' },
    ]);
    const view = asked[0]?.question.view as PotionsState;
    expect(view.players[0]?.hand).not.toContain(null);
    expect(view.players[1]?.hand).toEqual([null, null, null, null]);
    expect(view.deck.every((card) => card === null)).toBe(true);
    expect(asked[0]?.question.seed).not.toContain('cards/');
  });

  it('is asked once, and moves once', async () => {
    const { table, asked } = await deal([bot('Bot'), human('Ada')]);
    table.caughtUp();
    table.closeCurtain();
    expect(asked).toHaveLength(1);
    asked[0]?.answer(END);
    await until(table, ({ actor }) => actor === '1');
    await settle();
    expect(told(table)).toEqual(['dealt', 'turnEnded']);
    expect(asked).toHaveLength(1);
  });

  it('does not move on before what happened has been watched', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    table.caughtUp();
    table.play('endTurn', null);
    await settle();
    asked[0]?.answer(END);
    await settle();
    expect(told(table)).toEqual(['dealt', 'turnEnded']);
    table.caughtUp();
    expect(told(table)).toEqual(['dealt', 'turnEnded', 'turnEnded']);
  });

  it('chooses in secret at once, at the same time as the others', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot'), bot('Bat')]);
    table.caughtUp();
    table.play('endTurn', null);
    for (const at of [0, 1]) {
      table.caughtUp();
      await settle();
      asked[at]?.answer(END);
      await settle();
    }
    expect(asked.slice(2).map(({ question }) => question.seat)).toEqual(['1', '2']);
    asked[3]?.answer(PASS);
    await settle();
    expect(table.store.getState()).toMatchObject({ actor: '0' });
    expect(table.store.getState().seats.map(({ awaited }) => awaited)).toEqual([true, true, false]);
  });

  it('thinks again when what its seat knows has changed', async () => {
    const { table, asked } = await deal([human('Ada'), human('Bo'), bot('Bot')]);
    for (const _ of ['Ada', 'Bo']) {
      table.openCurtain();
      table.caughtUp();
      table.play('endTurn', null);
      table.caughtUp();
    }
    await settle();
    asked[0]?.answer(END);
    await settle();
    const first = asked[1];
    expect(first?.question).toMatchObject({ seat: '2', view: { stage: 'pick' } });
    expect(table.store.getState()).toMatchObject({ actor: '1' });
    table.play('pick', { card: null });
    await settle();
    expect(first?.signal.aborted).toBe(true);
    expect(asked[2]?.question.view).toMatchObject({ picks: [null, { hidden: true }, null] });
    first?.answer({ move: 'pick', args: { card: 1 } });
    asked[2]?.answer(PASS);
    await settle();
    expect(table.store.getState().seats[2]?.awaited).toBe(false);
  });

  it('that fails plays what the clock would have played, and the failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { table, asked } = await deal([bot('Bot'), human('Ada')]);
    table.caughtUp();
    asked[0]?.fail(new Error('out of ideas'));
    await until(table, ({ actor }) => actor === '1');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('seat 0 failed'), new Error('out of ideas'));
  });

  it('that answers with an illegal move plays what the clock would have played', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { table, asked } = await deal([bot('Bot'), human('Ada')]);
    table.caughtUp();
    asked[0]?.answer({ move: 'brew', args: { card: 0 } });
    await until(table, ({ actor }) => actor === '1');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('NOT_IN_HAND'));
    expect(rules.awaiting(table.store.getState().view as PotionsState)).toEqual({ '1': 'brew' });
  });

  it('stops thinking when the table is closed, and is asked the same after a reload', async () => {
    const { tab, id, table, asked } = await deal([bot('Bot'), human('Ada')]);
    table.close();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(END);
    await sitDown(tab, id);
    await settle();
    expect(asked[1]?.question).toEqual(asked[0]?.question);
  });

  it('stops when the match is given up', async () => {
    const { table, asked } = await deal([bot('Bot'), human('Ada')]);
    table.resign('1');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(table.store.getState()).toMatchObject({ over: true, winners: ['0'] });
  });
});

describe('bots that take their time', () => {
  it('play the match to its end', async () => {
    const tab = openTab({ pause: () => 1 });
    const table = await sitDown(
      tab,
      await plant(tab, 'potions', [bot('Bot'), bot('Bat')], 'cards', { rounds: 1 }),
    );
    expect(await playUntil(table, isOver)).toMatchObject({ over: true });
  });
});
