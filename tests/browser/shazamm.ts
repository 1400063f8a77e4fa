/** A player of Shazamm! who uses the page as a person would: by what is written on it. */
import type { Locator, Page } from 'playwright-core';
import { createRandom, type Random } from '../../games/kit';
import { tick } from './page';
import { type Language, SHAZAMM, SHELL, startingWith, TABLE } from './words';

const TASKS = ['curtain', 'commit', 'clone', 'theft', 'recycling', 'over'] as const;
export type Task = (typeof TASKS)[number];

export interface Choice {
  readonly bid: number;
  /** How many cards of the hand to lay, from the left. */
  readonly cards: number;
}

export class ShazammPlayer {
  private readonly random: Random;
  private readonly words: (typeof SHAZAMM)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language,
    seed: string,
  ) {
    this.random = createRandom(seed);
    this.words = SHAZAMM[language];
  }

  /** The control by which the page asks for this task. */
  control(task: Task): Locator {
    const { clone, theft, recycling, commit } = this.words.board;
    const name = {
      curtain: startingWith(TABLE[this.language].curtain.iAm('')),
      commit: startingWith(commit.ready),
      clone: startingWith(clone.decline),
      theft: startingWith(theft.confirm),
      recycling: startingWith(recycling.keep),
      over: startingWith(SHELL[this.language].table.rematch.title),
    }[task];
    return this.page.getByRole('button', { name });
  }

  /** Waits until the page asks for something and says what. */
  async task(): Promise<Task> {
    const any = TASKS.map((task) => this.control(task)).reduce((all, one) => all.or(one));
    await any.first().waitFor();
    for (const task of TASKS) if (await this.control(task).isVisible()) return task;
    return this.task();
  }

  get hand(): Locator {
    return this.page.getByRole('list', { name: startingWith(this.words.board.hand.label(0).slice(0, 6)) });
  }

  /** Sets the bid with the arrows of the wheel or, if it is a large one, by its figures; lays cards, and is ready. */
  async commit({ bid, cards }: Choice): Promise<void> {
    const wheel = this.page.getByRole('spinbutton', { name: this.words.board.bid.label });
    const wanted = Math.min(bid, Number(await wheel.getAttribute('aria-valuemax')));
    if (wanted > 3) for (const figure of String(wanted)) await wheel.press(figure);
    else for (let set = 1; set < wanted; set += 1) await this.press(this.words.board.bid.oneMore);
    const laid = this.hand.getByRole('button');
    for (let card = 0; card < cards; card++) await laid.nth(card).click();
    await this.control('commit').click();
  }

  async decide(task: 'clone' | 'theft' | 'recycling'): Promise<void> {
    if (task === 'clone' && this.random.int(2) === 0) {
      const { detail, copy } = this.words.board.clone;
      const pool = this.page.getByRole('list', { name: startingWith(detail('').slice(0, 4)) });
      await pool.getByRole('button').first().click();
      // The first button of the bar declines; the one with the spell's name comes last.
      await this.page
        .getByRole('button', { name: startingWith(copy('')) })
        .last()
        .click();
      return;
    }
    await this.control(task).click();
  }

  /** Does whatever the page asks for next; false when the game is over. */
  async step(onCurtain?: () => Promise<void>): Promise<boolean> {
    const task = await this.task();
    switch (task) {
      case 'over':
        return false;
      case 'curtain':
        await onCurtain?.();
        await this.control('curtain').click();
        return true;
      case 'commit':
        await this.commit({ bid: this.random.int(12) + 1, cards: await this.cardsToLay() });
        return true;
      default:
        await this.decide(task);
        return true;
    }
  }

  async playToTheEnd(onStep?: () => Promise<void>, onCurtain?: () => Promise<void>): Promise<void> {
    for (let steps = 0; await this.step(onCurtain); steps++) {
      if (steps > 1000) throw new Error('the game does not end');
      await onStep?.();
    }
  }

  private async cardsToLay(): Promise<number> {
    const held = await this.hand.getByRole('button').count();
    return this.random.int(Math.min(held, 2) + 1);
  }

  private async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }
}

/** From the game page to the table, against a bot. */
export async function sitDownAgainstBot(page: Page, language: Language): Promise<void> {
  const { game, levels } = SHELL[language];
  await page.getByRole('button', { name: game.startBot(levels.novice.title) }).click();
  await page.waitForURL(/\/play\//);
}

/** From the game page to the table, two people around the device; `roles` are what the game calls its seats. */
export async function sitDownTogether(
  page: Page,
  language: Language,
  names: readonly [string, string],
  roles: Readonly<Record<'0' | '1', string>> = SHAZAMM[language].roles,
): Promise<void> {
  const { game } = SHELL[language];
  await tick(page.getByRole('radio', { name: startingWith(game.device.title) }));
  for (const [seat, name] of names.entries()) {
    await page.getByRole('textbox', { name: game.nameOf(roles[seat === 0 ? '0' : '1']) }).fill(name);
  }
  await page.getByRole('button', { name: startingWith(game.startDevice('').trim()) }).click();
  await page.waitForURL(/\/play\//);
}
