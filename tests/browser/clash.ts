/** A player of Clash of Magic Schools who uses the page as a person would: by what is written on it. */
import type { Locator, Page } from 'playwright-core';
import { createRandom, type Random } from '../../games/kit';
import { CLASH, type Language, SHELL, startingWith, TABLE } from './words';

const TASKS = ['curtain', 'act', 'maleficio', 'over'] as const;
export type Task = (typeof TASKS)[number];

export class ClashPlayer {
  private readonly random: Random;
  readonly words: (typeof CLASH)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language,
    seed: string,
  ) {
    this.random = createRandom(seed);
    this.words = CLASH[language];
  }

  /** The control by which the page asks for this task. */
  control(task: Task): Locator {
    const { act, hex } = this.words.board;
    const name = {
      curtain: startingWith(TABLE[this.language].curtain.iAm('')),
      act: startingWith(act.endTurn),
      maleficio: startingWith(hex.clear),
      over: startingWith(SHELL[this.language].table.rematch.title),
    }[task];
    return this.button(name);
  }

  /** Waits until the page asks for something and says what. */
  async task(): Promise<Task> {
    const any = TASKS.map((task) => this.control(task)).reduce((all, one) => all.or(one));
    await any.first().waitFor();
    for (const task of TASKS.toReversed()) if (await this.control(task).isVisible()) return task;
    return this.task();
  }

  get hand(): Locator {
    const name = startingWith(this.words.board.hand.label(0).split(',')[0] ?? '');
    return this.page.getByRole('list', { name }).getByRole('button');
  }

  /** An announced Trial that can be passed now. */
  get passable(): Locator {
    return this.button(new RegExp(this.words.board.offer.legal));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async move(): Promise<void> {
    await this.choose(1);
    const { move } = this.words.board.choosing;
    const button = this.button(startingWith(move('earth').split(' ')[0] ?? ''));
    if (await refused(button)) await this.button(this.words.board.cancel).click();
    else await button.click();
    await this.control('act').waitFor();
  }

  async deploy(cards: number): Promise<void> {
    await this.choose(Math.min(cards, await this.hand.count()));
    await this.button(startingWith(this.words.board.choosing.deploy(1))).click();
    await this.control('act').waitFor();
  }

  async endTurn(): Promise<void> {
    await this.control('act').click();
  }

  /** Discards what Maleficio asks for. */
  async discard(): Promise<void> {
    const { hex } = this.words.board;
    const discard = this.button(startingWith(hex.discard(2).split(' ')[0] ?? ''));
    for (let card = 0; await refused(discard); card += 1) await this.hand.nth(card).click();
    await discard.click();
  }

  /** A short turn with something of everything; in the first one the starting Trial must be passed. */
  async turn(): Promise<void> {
    // A Trial that the other has announced may take its place: then it is passed in the next Arena.
    while (await refused(this.control('act'))) {
      await this.move();
      await this.deploy(1);
      if (!(await this.pass())) return;
    }
    const cards = await this.hand.count();
    if (cards > 2 && this.random.int(3) === 0) await this.move();
    if (cards > 4) await this.deploy(3);
    if (await this.pass()) await this.endTurn();
  }

  /** Passes what can be passed; false when the turn is over by that. */
  private async pass(): Promise<boolean> {
    for (let trials = 0; trials < 3 && (await this.passable.count()) > 0; trials += 1) {
      await this.passable.first().click();
      if ((await this.task()) !== 'act') return false;
    }
    return true;
  }

  /** Does whatever the page asks for next; false when the game is over. */
  async step(onCurtain?: () => Promise<void>): Promise<boolean> {
    switch (await this.task()) {
      case 'over':
        return false;
      case 'curtain':
        await onCurtain?.();
        await this.control('curtain').click();
        return true;
      case 'maleficio':
        await this.discard();
        return true;
      case 'act':
        await this.turn();
        return true;
    }
  }

  async playToTheEnd(onStep?: () => Promise<void>): Promise<void> {
    for (let steps = 0; await this.step(); steps += 1) {
      if (steps > 300) throw new Error('the game does not end');
      await onStep?.();
    }
  }

  private async choose(cards: number): Promise<void> {
    for (let card = 0; card < cards; card += 1) await this.hand.nth(card).click();
  }
}

async function refused(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-disabled')) === 'true';
}
