/** Who is asked whether to react, and what the others learn of it: with Houses & Courses, which has such windows. */
import { beforeEach, describe, expect, it } from 'vitest';
import { rules } from '../../games/houses-and-courses/rules';
import type { HousesView } from '../../games/houses-and-courses/state';
import type { Seat } from '../../games/kit';
import type { LocalTable, SeatPlan, TableState } from '../../src/play/contract';
import type { World } from '../../src/play/world';
import { bot, freshBrowser, human, isOver, openTab, plant, playUntil, sitDown } from './support';

beforeEach(freshBrowser);

const PEOPLE = [human('Ada'), human('Bea'), human('Cleo')];
const AGAINST_BOTS = [human('Ada'), bot('Bot'), bot('Bat')];

async function deal(seats: SeatPlan[], wish: ReturnType<World['reactionWish']>, seed = 'houses') {
  const tab = openTab({ reactionWish: () => wish });
  return sitDown(tab, await plant(tab, 'houses-and-courses', seats, seed));
}

const viewOf = ({ view }: TableState): HousesView => view as HousesView;
const isAsked = ({ question }: TableState): boolean => question !== null;
const inWindow = (state: TableState): boolean =>
  state.view !== null && viewOf(state).pending?.kind === 'window';
const touched = (state: TableState): readonly Seat[] => rules.reactions?.touched(viewOf(state)) ?? [];

/** Whether the person is to answer now. */
const isPrompted = (state: TableState): boolean => inWindow(state) && state.actor === '0';

describe('several people around one device', () => {
  it('are asked in public, when it touches one of them, and play on to the end', async () => {
    const table = await deal(PEOPLE, 'touched');
    let questions = 0;
    await playUntil(table, isOver, (state) => {
      if (!state.question) return;
      questions += 1;
      expect(state.viewer).toBe('spectator');
      expect(state.question.some((seat) => touched(state).includes(seat))).toBe(true);
      expect(state.seats.filter(({ awaited }) => awaited).map(({ seat }) => seat)).toEqual(
        expect.arrayContaining([...state.question]),
      );
    });
    expect(questions).toBeGreaterThan(5);
  });

  it('go on behind the next curtain when nobody reacts', async () => {
    const table = await deal(PEOPLE, 'touched');
    await playUntil(table, isAsked);
    table.answerQuestion(null);
    const after = table.store.getState();
    expect(after).toMatchObject({ question: null, curtain: expect.anything(), view: null });
  });

  it('let the one who wants to react choose alone, and the others have passed', async () => {
    const table = await deal(PEOPLE, 'touched');
    const { question } = await playUntil(table, isAsked);
    const reactor = question?.at(-1) ?? '0';
    table.answerQuestion(reactor);
    expect(table.store.getState()).toMatchObject({ question: null, curtain: { seat: reactor } });
    table.openCurtain();
    const alone = table.store.getState();
    expect(alone).toMatchObject({ viewer: reactor, actor: reactor });
    expect(table.play('respond', { use: null })).toBeNull();
    const { status, question: again } = table.store.getState();
    expect(status.kind).toBe('open');
    expect(again).toBeNull();
  });

  it('are asked every time, or never, if they want it so', async () => {
    const always = await questionsIn(await deal(PEOPLE, 'all'));
    const touchedOnly = await questionsIn(await deal(PEOPLE, 'touched'));
    expect(always).toBeGreaterThan(touchedOnly);
    expect(await questionsIn(await deal(PEOPLE, 'never'))).toBe(0);
  });

  it('can be asked again after a reload, about the same matter', async () => {
    const tab = openTab();
    const id = await plant(tab, 'houses-and-courses', PEOPLE, 'houses');
    const table = await sitDown(tab, id);
    const { question, view } = await playUntil(table, isAsked);
    table.close();
    expect((await sitDown(tab, id)).store.getState()).toMatchObject({ question, view });
  });
});

/** How often the people are asked before the third round. */
async function questionsIn(table: LocalTable): Promise<number> {
  let questions = 0;
  const late = (state: TableState): boolean =>
    state.over || (state.view !== null && viewOf(state).round >= 3);
  await playUntil(table, late, ({ question }) => {
    if (question) questions += 1;
  });
  return questions;
}

describe('one person among bots', () => {
  it('is asked only about what touches the own seat, whatever the hand holds', async () => {
    const table = await deal(AGAINST_BOTS, 'touched');
    let prompts = 0;
    await playUntil(table, isOver, (state) => {
      if (!isPrompted(state)) return;
      prompts += 1;
      expect(touched(state)).toContain('0');
    });
    expect(prompts).toBeGreaterThan(0);
  });

  it('is never asked on request', async () => {
    const table = await deal(AGAINST_BOTS, 'never');
    await playUntil(table, isOver, (state) => expect(isPrompted(state)).toBe(false));
  });

  it('can watch everything until the own next turn, and then as before', async () => {
    const table = await deal(AGAINST_BOTS, 'never');
    expect(table.store.getState().watchful).toBe(false);
    await playUntil(table, (state) => viewOf(state).players[0]?.hand.length !== 0 && othersTurn(state));
    table.watchUntilMyTurn(true);
    await playUntil(table, isPrompted);
    expect(table.store.getState().watchful).toBe(true);
    const mine = await playUntil(table, (state) => !othersTurn(state));
    expect(mine.watchful).toBe(false);
  });
});

const othersTurn = (state: TableState): boolean => rules.turnOf?.(viewOf(state)) !== '0';
