/** A player of Anludim who uses the page as a person would: by what is written on it. */
import type { Locator, Page } from 'playwright-core';
import { type CardId, HALVES, type HalfIndex } from '../../games/anludim/data';
import { tick } from './page';
import { ANLUDIM, type Language, SHELL, startingWith, TABLE } from './words';

const TASKS = ['over', 'curtain', 'main', 'optional', 'keep', 'pass'] as const;
export type Task = (typeof TASKS)[number];

export class AnludimPlayer {
  private readonly words: (typeof ANLUDIM)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = ANLUDIM[language];
  }

  /** The bar under the board. */
  private get bar(): Locator {
    return this.page.locator('main footer');
  }

  /** The control by which the page asks for this task. */
  control(task: Task): Locator {
    const { act, keep } = this.words.board;
    const shell = SHELL[this.language].table;
    switch (task) {
      case 'over':
        return this.page.getByRole('button', { name: startingWith(shell.rematch.title) });
      case 'curtain':
        return this.page.getByRole('button', { name: startingWith(TABLE[this.language].curtain.iAm('')) });
      case 'main':
        return this.bar.getByRole('button', { name: act.draw, exact: true });
      case 'optional':
        return this.bar.getByRole('button', { name: act.endTurn, exact: true });
      case 'keep':
        return this.bar.getByRole('button', { name: keep.nothing, exact: true });
      case 'pass':
        return this.bar.getByRole('button', { name: act.pass, exact: true });
    }
  }

  /** Waits until the page asks for something and says what. */
  async task(): Promise<Task> {
    const any = TASKS.map((task) => this.control(task)).reduce((all, one) => all.or(one));
    await any.first().waitFor();
    for (const task of TASKS) if (await this.control(task).isVisible()) return task;
    return this.task();
  }

  get hand(): Locator {
    return this.page.getByRole('list', { name: startingWith(this.words.board.hand.title) });
  }

  get lay(): Locator {
    return this.bar.getByRole('button', { name: startingWith(this.words.board.act.lay) });
  }

  /** Presses a card until it is chosen with that half up, wherever it lies. */
  async choose(id: CardId, half: HalfIndex): Promise<void> {
    const [first, second] = [this.words.card(id, 0), this.words.card(id, 1)].map(startingWith);
    const card = this.page
      .getByRole('button', { name: first })
      .or(this.page.getByRole('button', { name: second }))
      .first();
    const wanted = this.words.half(HALVES[id][half]);
    for (let presses = 0; presses < 3; presses++) {
      await card.click();
      const name = (await card.getAttribute('aria-label')) ?? '';
      const chosen = (await card.getAttribute('aria-pressed')) === 'true';
      if (chosen && name.startsWith(wanted)) return;
    }
    throw new Error(`${wanted} cannot be chosen`);
  }

  /** Lays the last of the ideas, or draws when there is none. */
  async layOrDraw(): Promise<void> {
    const { suggestions } = this.words.board;
    await this.page.getByRole('button', { name: suggestions.open, exact: true }).click();
    const sheet = this.page.getByRole('dialog', { name: suggestions.title });
    await sheet.waitFor();
    const ideas = sheet.getByRole('button', { name: startingWith(suggestions.pick) });
    if ((await ideas.count()) === 0) {
      await this.page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await this.draw();
      return;
    }
    await ideas.last().click();
    await this.lay.click();
  }

  /** Two cards from the pile, or a face-up one when it has run out. */
  async draw(): Promise<void> {
    const faceUp = this.page.getByRole('button', { name: startingWith(this.words.board.market.take('')) });
    await ((await this.pileIsEmpty()) ? faceUp.first() : this.control('main')).click();
  }

  async pileIsEmpty(): Promise<boolean> {
    return (await this.control('main').getAttribute('aria-disabled')) === 'true';
  }

  /** Does whatever the page asks for next; false when the game is over. */
  async step(onCurtain?: () => Promise<void>): Promise<boolean> {
    const task = await this.task();
    if (task === 'over') return false;
    if (task === 'curtain') await onCurtain?.();
    if (task === 'main') await this.layOrDraw();
    else await this.control(task).click();
    return true;
  }

  async playToTheEnd(onStep?: () => Promise<void>): Promise<void> {
    for (let steps = 0; await this.step(); steps++) {
      if (steps > 1000) throw new Error('the game does not end');
      await onStep?.();
    }
  }
}

/** From the game page to the table, against bots or with so many people around one device; one round decides. */
export async function sitDown(page: Page, language: Language, players: number, names?: readonly string[]) {
  const { game, levels } = SHELL[language];
  const { options, roles } = ANLUDIM[language];
  if (names) await tick(page.getByRole('radio', { name: startingWith(game.device.title) }));
  const count = page.getByRole('group', { name: game.count });
  await tick(count.getByRole('radio', { name: String(players), exact: true }));
  for (const [seat, name] of (names ?? []).entries()) {
    const role = Object.values(roles)[seat] ?? '';
    await page.getByRole('textbox', { name: game.nameOf(role) }).fill(name);
  }
  const rounds = page.getByRole('group', { name: options.roundsToWin?.label ?? '' });
  await tick(rounds.getByRole('radio').first());
  const start = names
    ? startingWith(game.startDevice('').trim())
    : startingWith(game.startBots(players - 1, levels.novice.title));
  await page.getByRole('button', { name: start }).click();
  await page.waitForURL(/\/play\//);
}
