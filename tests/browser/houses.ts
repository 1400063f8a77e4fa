/** A player of Houses & Courses who uses the page as a person would: by what is written on it. */
import type { Locator, Page } from 'playwright-core';
import { magicOf } from '../../games/houses-and-courses/catalogue';
import { costOf } from '../../games/houses-and-courses/scoring';
import { playerAt } from '../../games/houses-and-courses/seats';
import type { HousesState } from '../../games/houses-and-courses/state';
import { createRandom, type Random, type Seat } from '../../games/kit';
import { tick } from './page';
import type { Script } from './prepared';
import { HOUSES, type Language, SHELL, startingWith, TABLE } from './words';

const TASKS = [
  'over',
  'curtain',
  'anybody',
  'respond',
  'draft',
  'main',
  'course',
  'copy',
  'pickFromHand',
  'pickMail',
  'giveSchool',
  'serpentin',
  'poufmoufle',
] as const;
export type Task = (typeof TASKS)[number];

export class HousesPlayer {
  readonly words: (typeof HOUSES)[Language];
  private readonly random: Random;

  constructor(
    readonly page: Page,
    readonly language: Language,
    seed: string,
  ) {
    this.words = HOUSES[language];
    this.random = createRandom(seed);
  }

  /** What is written on the control by which the page asks for this task. */
  label(task: Task): string {
    const { anybody, respond, pick, turn, declare, power } = this.words.board;
    return {
      over: SHELL[this.language].table.rematch.title,
      curtain: TABLE[this.language].curtain.iAm(''),
      anybody: anybody.nobody,
      respond: respond.pass,
      draft: pick.chooseHouse,
      main: turn.end,
      course: declare.skip,
      copy: declare.decline,
      pickFromHand: pick.chooseCard,
      pickMail: pick.noLetter,
      giveSchool: pick.chooseSchool,
      serpentin: power.give,
      poufmoufle: power.place,
    }[task];
  }

  control(task: Task): Locator {
    return this.button(startingWith(this.label(task)));
  }

  /** Waits until the page asks for something and says what. */
  async task(): Promise<Task> {
    const any = TASKS.map((task) => this.control(task)).reduce((all, one) => all.or(one));
    await any.first().waitFor();
    const written = await this.page
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    const asked = TASKS.find((task) => written.some((text) => text.startsWith(this.label(task))));
    return asked ?? this.task();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get hand(): Locator {
    const name = startingWith(this.words.board.hand.label(0).split(',')[0] ?? '');
    return this.page.getByRole('list', { name }).getByRole('button');
  }

  /** The cards of the Timetable, by place. */
  get slots(): Locator {
    return this.button(startingWith(this.words.board.timetable.slot(1, '').split(' ')[0] ?? ''));
  }

  /** A letter may be called the same. */
  get drawTwo(): Locator {
    const { drawTwo, oneAction } = this.words.board.turn;
    return this.button(startingWith(`${drawTwo} ${oneAction}`));
  }

  /** The primary action, which stands last in the bar. */
  get primary(): Locator {
    return this.page.locator('footer').last().getByRole('button').last();
  }

  /** Collects a card that can be paid, or draws; sometimes plays a card of the hand. */
  async takeTurn(): Promise<void> {
    const { end } = this.words.board.turn;
    if (await refused(this.drawTwo)) {
      if (this.random.int(3) === 0 && (await this.playCard())) return;
      await this.button(end).click();
      return;
    }
    const slot = await this.affordable();
    if (slot === null) {
      await this.drawTwo.click();
      return;
    }
    await slot.click();
    await this.primary.click();
  }

  /** Plays some card of the hand, aimed at the first thing that can be chosen; false if none could be played. */
  async playCard(): Promise<boolean> {
    const cards = this.hand;
    const playable = await cards.evaluateAll((all) =>
      all.flatMap((one, at) => (one.getAttribute('aria-disabled') === null ? [at] : [])),
    );
    if (playable.length === 0) return false;
    await cards.nth(this.random.pick(playable)).click();
    if (!(await refused(this.primary))) {
      await this.primary.click();
      return true;
    }
    const offered = this.page.locator('section button[aria-pressed="false"]:not([aria-disabled])');
    const aimed = offered.and(this.page.locator('section[aria-label] ul button, ol button')).first();
    await aimed.click();
    if (await refused(this.primary)) {
      await this.button(this.words.board.cancel).click();
      return false;
    }
    await this.primary.click();
    return true;
  }

  /** Does whatever the page asks for next; false when the game is over. */
  async step(onCurtain?: () => Promise<void>): Promise<boolean> {
    const task = await this.task();
    switch (task) {
      case 'over':
        return false;
      case 'main':
        await this.takeTurn();
        return true;
      case 'course':
        if (await refused(this.primary)) await this.control(task).click();
        else await this.primary.click();
        return true;
      case 'draft':
      case 'pickFromHand':
      case 'giveSchool':
        await this.page.locator('main section li button:not([aria-disabled])').first().click();
        await this.primary.click();
        return true;
      case 'serpentin':
        while (await refused(this.primary)) await this.hand.and(this.unchosen).first().click();
        await this.primary.click();
        return true;
      case 'poufmoufle':
        await this.slots.first().click();
        await this.primary.click();
        return true;
      case 'curtain':
        await onCurtain?.();
        await this.control(task).click();
        return true;
      default:
        await this.control(task).click();
        return true;
    }
  }

  async playToTheEnd(onStep?: () => Promise<void>): Promise<void> {
    for (let steps = 0; await this.step(); steps++) {
      if (steps > 1500) throw new Error('the game does not end');
      await onStep?.();
    }
  }

  private get unchosen(): Locator {
    return this.page.locator('[aria-pressed="false"]');
  }

  /** One of the cheapest cards that can be paid, so that the game gets on. */
  private async affordable(): Promise<Locator | null> {
    const labels = await this.slots.evaluateAll((all) =>
      all.map((one) => (one.getAttribute('aria-disabled') === null ? one.getAttribute('aria-label') : null)),
    );
    const { cost } = this.words.board.timetable;
    for (const price of [1, 2, 3, 4, 5, 6]) {
      const at = labels.findIndex((label) => label?.includes(`, ${cost(price)}`));
      if (at >= 0) return this.slots.nth(at);
    }
    return null;
  }
}

async function refused(control: Locator): Promise<boolean> {
  return (await control.getAttribute('aria-disabled')) !== null;
}

interface Seating {
  readonly players: number;
  /** Who shares the device; without names one person plays against bots. */
  readonly names?: readonly string[];
  readonly light?: boolean;
  readonly draft?: boolean;
}

/** From the game page to the table. */
export async function sitDown(page: Page, language: Language, { players, names, light, draft }: Seating) {
  const { game, levels } = SHELL[language];
  const { options } = HOUSES[language];
  if (names) await tick(page.getByRole('radio', { name: startingWith(game.device.title) }));
  const count = page.getByRole('group', { name: game.count });
  await tick(count.getByRole('radio', { name: String(players), exact: true }));
  for (const [seat, name] of (names ?? []).entries()) {
    await page.getByRole('textbox', { name: game.nameOf(game.player(seat + 1)) }).fill(name);
  }
  const choose = async (option: 'reactions' | 'houseMode', value: string) => {
    const { label = '', values } = options[option] ?? {};
    const group = page.getByRole('group', { name: label });
    await tick(group.getByRole('radio', { name: startingWith(values?.[value]?.label ?? '') }));
  };
  if (light) await choose('reactions', 'light');
  if (draft) await choose('houseMode', 'pick');
  const start = names
    ? startingWith(game.startDevice('').trim())
    : startingWith(
        players === 2 ? game.startBot(levels.novice.title) : game.startBots(players - 1, levels.novice.title),
      );
  await page.getByRole('button', { name: start }).click();
  await page.waitForURL(/\/play\//);
}

/** Everybody draws, and collects if asked to, but does nothing that could be answered, until the position is reached. */
export function quietly(collecting: boolean, stop: (state: HousesState, seat: Seat) => boolean): Script {
  return (table, seat) => {
    const state = table as HousesState;
    if (stop(state, seat)) return null;
    if (state.pending !== null) return { move: 'skipCourse', args: {} };
    if (state.actionsLeft === 0) return { move: 'endTurn', args: {} };
    const player = playerAt(state, seat);
    const costs = state.timetable.map(({ card }) => (card === null ? Number.NaN : costOf(player, card)));
    const slot = collecting ? costs.findIndex((cost) => cost <= player.hand.length) : -1;
    if (slot < 0) return { move: 'drawTwo', args: {} };
    return { move: 'collect', args: { slot, pay: player.hand.slice(0, costs[slot]) } };
  };
}

/** Whether the seat holds an answer. */
export function holdsReaction(state: HousesState, seat: Seat): boolean {
  return playerAt(state, seat).hand.some((id) => {
    const card = magicOf(id);
    return card.kind === 'spell' && card.reaction !== undefined;
  });
}
