/** A player of Wizards Cup who uses the page as a person would: by what is written on it. */
import type { Locator, Page } from 'playwright-core';
import { type Language, SHELL, startingWith, TABLE, WIZARDS } from './words';

const TASKS = ['curtain', 'draw', 'build', 'exchange', 'recall', 'rearrange', 'over'] as const;
export type Task = (typeof TASKS)[number];

export class WizardsPlayer {
  private readonly words: (typeof WIZARDS)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.words = WIZARDS[language];
  }

  /** The control by which the page asks for this task. */
  control(task: Task): Locator {
    const { build, decide, draw } = this.words.board;
    const name = {
      curtain: startingWith(TABLE[this.language].curtain.iAm('')),
      draw: startingWith(draw.card(7)),
      build: startingWith(build.ready),
      exchange: startingWith(decide.send('')),
      recall: startingWith(decide.takeUnder('')),
      rearrange: startingWith(decide.keepOrder),
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

  /** A Wizard in the gallery, by its full name. */
  wizard(name: string): Locator {
    return this.page
      .getByRole('list', { name: this.words.board.build.gallery })
      .getByRole('button', { name: startingWith(`${name},`) });
  }

  get places(): Locator {
    return this.page.getByRole('list', { name: this.words.board.build.lineUp }).getByRole('button');
  }

  /** The names in the places, in order; free places as the page calls them. */
  async lineUp(): Promise<string[]> {
    const labels = await this.places.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.split(',')[0] ?? '');
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Fills the line-up by chance, as far as anything is missing, and is ready. */
  async build(): Promise<void> {
    const { fill } = this.words.board.build;
    const missing = this.page.getByRole('button', { name: fill });
    if ((await missing.getAttribute('aria-disabled')) === null) await missing.click();
    await this.control('build').click();
  }

  /** Does whatever the page asks for next; false when the game is over. */
  async step(onCurtain?: () => Promise<void>): Promise<boolean> {
    const task = await this.task();
    if (task === 'over') return false;
    if (task === 'curtain') await onCurtain?.();
    if (task === 'build') await this.build();
    else await this.control(task).click();
    return true;
  }

  async playToTheEnd(onStep?: () => Promise<void>, onCurtain?: () => Promise<void>): Promise<void> {
    for (let steps = 0; await this.step(onCurtain); steps++) {
      if (steps > 100) throw new Error('the game does not end');
      await onStep?.();
    }
  }
}
