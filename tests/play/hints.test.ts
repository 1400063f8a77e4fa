/** Advice for one person among bots: fair, given up when it is no longer asked for, and kept with the match. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMoveCall } from '../../games/kit';
import type { BotHost, Question } from '../../src/bots';
import type { Thought } from '../../src/bots/thought';
import type { LocalTable, SeatPlan } from '../../src/play/contract';
import type { PotionsState } from '../fixtures/potions';
import { bot, freshBrowser, human, openTab, plant, sitDown, type Tab } from './support';

beforeEach(freshBrowser);
afterEach(() => vi.restoreAllMocks());

interface Asked {
  readonly question: Question;
  readonly signal: AbortSignal;
  answer(call: AnyMoveCall): void;
  fail(error: Error): void;
}

/** Bots that end their turns at once, and advise when the test says so. */
function advisers(): { readonly host: BotHost; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const think: BotHost['think'] = async ({ view }) => ((view as PotionsState).stage === 'pick' ? PASS : END);
  const advise: BotHost['advise'] = (question, signal) =>
    new Promise((resolve, fail) => {
      asked.push({ question, signal, answer: (call) => resolve(thoughtOf(call)), fail });
    });
  return { host: { think, advise, close: () => undefined }, asked };
}

const END: AnyMoveCall = { move: 'endTurn', args: null };
const PASS: AnyMoveCall = { move: 'pick', args: { card: null } };

function thoughtOf(call: AnyMoveCall): Thought {
  return { call, playouts: 7, options: [{ call, share: 1, value: 0.5 }] };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function deal(seats: SeatPlan[], pause = 0) {
  const { host, asked } = advisers();
  const tab = openTab({ startBots: async () => host, pause: () => pause });
  const id = await plant(tab, 'potions', seats, 'cards');
  const table = await sitDown(tab, id);
  table.caughtUp();
  return { tab, id, table, asked };
}

async function ask(table: LocalTable): Promise<void> {
  table.askForHint();
  await settle();
}

const hintOf = (table: LocalTable) => table.store.getState().hint;
const kindOf = (table: LocalTable) => hintOf(table)?.kind;

describe('a hint', () => {
  it('is asked of the strongest bot, with what the seat may know and nothing more', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    expect(kindOf(table)).toBe('idle');
    await ask(table);
    expect(kindOf(table)).toBe('thinking');
    expect(asked.map(({ question }) => question)).toMatchObject([
      { game: 'potions', seat: '0', level: 'archmage' },
    ]);
    const view = asked[0]?.question.view as PotionsState;
    expect(view.players[0]?.hand).not.toContain(null);
    expect(view.players[1]?.hand).toEqual([null, null, null, null]);
    expect(view.deck.every((card) => card === null)).toBe(true);
    expect(asked[0]?.question.seed).not.toContain('cards/');
  });

  it('says what the bot would do, and that can be done', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    asked[0]?.answer(END);
    await settle();
    expect(hintOf(table)).toEqual({ kind: 'given', thought: thoughtOf(END) });
    expect(table.play(END.move, END.args)).toBeNull();
    expect(hintOf(table)).toBeNull();
  });

  it('is there for who is to act, not for who waits for a bot', async () => {
    const { table, asked } = await deal([bot('Bot'), human('Ada')], 1_000_000);
    expect(hintOf(table)).toBeNull();
    await ask(table);
    expect(asked).toEqual([]);
    table.close();
  });

  it('is there for one person alone among bots', async () => {
    const { table, asked } = await deal([human('Ada'), human('Bo'), bot('Bot')]);
    table.openCurtain();
    expect(table.store.getState().actor).toBe('0');
    expect(hintOf(table)).toBeNull();
    await ask(table);
    expect(asked).toEqual([]);
  });

  it('is given up when the person moves without it', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    table.play('endTurn', null);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(END);
    await settle();
    expect(table.store.getState().hints).toEqual([]);
  });

  it('is given up when the table is closed', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    table.close();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('stays while others choose in secret', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot'), bot('Bat')]);
    table.play('endTurn', null);
    for (const _ of ['Bot', 'Bat']) {
      table.caughtUp();
      await settle();
    }
    expect(table.store.getState().view).toMatchObject({ stage: 'pick' });
    await ask(table);
    table.caughtUp();
    await settle();
    expect(table.store.getState().seats.map(({ awaited }) => awaited)).toEqual([true, false, false]);
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.answer(PASS);
    await settle();
    expect(kindOf(table)).toBe('given');
  });

  it('can be put away and looked at again without another thought', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    asked[0]?.answer(END);
    await settle();
    table.dismissHint();
    expect(kindOf(table)).toBe('idle');
    await ask(table);
    expect(kindOf(table)).toBe('given');
    expect(asked).toHaveLength(1);
  });

  it('that is put away too early is given up', async () => {
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    table.dismissHint();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(kindOf(table)).toBe('idle');
  });

  it('that fails, or is against the rules, can be asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { table, asked } = await deal([human('Ada'), bot('Bot')]);
    await ask(table);
    asked[0]?.fail(new Error('out of ideas'));
    await settle();
    expect(kindOf(table)).toBe('failed');
    await ask(table);
    asked[1]?.answer({ move: 'brew', args: { card: 0 } });
    await settle();
    expect(kindOf(table)).toBe('failed');
    expect(log).toHaveBeenCalledTimes(2);
    await ask(table);
    asked[2]?.answer(END);
    await settle();
    expect(kindOf(table)).toBe('given');
  });
});

describe('a match', () => {
  async function advised() {
    const dealt = await deal([human('Ada'), bot('Bot')]);
    await ask(dealt.table);
    dealt.asked[0]?.answer(END);
    await settle();
    return dealt;
  }

  async function exported(tab: Tab, id: string): Promise<Record<string, unknown>> {
    const text = await tab.library.exportMatch(id);
    if (!text.ok) throw new Error(text.error);
    return JSON.parse(text.value);
  }

  it('remembers the advice, where it was given and what was known there', async () => {
    const { tab, id, table } = await advised();
    const before = table.store.getState();
    expect(before.hints).toEqual([{ told: 1, view: before.view, seat: '0', call: END }]);
    table.play('endTurn', null);
    table.caughtUp();
    await settle();
    table.close();
    const again = await sitDown(tab, id);
    expect(again.store.getState().events.length).toBeGreaterThan(1);
    expect(again.store.getState().hints).toEqual(before.hints);
  });

  it('takes it along in its file', async () => {
    const { tab, id, table } = await advised();
    table.close();
    await settle();
    const file = await exported(tab, id);
    expect(file.hints).toEqual([{ at: 0, player: '0', ...END }]);
    const imported = await openTab().library.importMatch(JSON.stringify(file));
    expect(imported).toMatchObject({ ok: true });
    const copy = await sitDown(tab, imported.ok ? imported.value : '');
    expect(copy.store.getState().hints).toMatchObject([{ told: 1, call: END }]);
  });

  it('does not remember the same advice twice', async () => {
    const { tab, id, table } = await advised();
    table.close();
    const { host, asked } = advisers();
    const again = await sitDown(openTab({ startBots: async () => host }), id);
    await ask(again);
    asked[0]?.answer(END);
    await settle();
    expect(again.store.getState().hints).toHaveLength(1);
    expect((await exported(tab, id)).hints).toHaveLength(1);
  });

  it('without advice has none, and what claims to be advice is looked at', async () => {
    const { tab, id, table } = await advised();
    table.close();
    await settle();
    const { hints, ...old } = await exported(tab, id);
    expect(await tab.library.importMatch(JSON.stringify(old))).toMatchObject({ ok: true });
    const damaged = [{ at: -1, player: '0', ...END }, { at: 0 }, 'endTurn'];
    for (const hint of damaged) {
      const file = JSON.stringify({ ...old, hints: [hint] });
      expect(await tab.library.importMatch(file)).toEqual({ ok: false, error: 'DAMAGED' });
    }
    const senseless = [
      { at: 99, player: '0', ...END },
      { at: 0, player: '1', ...END },
      { at: 0, player: '0', move: 'brew', args: { card: 0 } },
    ];
    const imported = await tab.library.importMatch(JSON.stringify({ ...old, hints: senseless }));
    const copy = await sitDown(tab, imported.ok ? imported.value : '');
    expect(copy.store.getState().hints).toEqual([]);
  });
});
