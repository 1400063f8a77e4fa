/** A learner who follows the guide of a lesson. */
import type { Locator, Page } from 'playwright-core';
import { type Language, LEARN } from './words';

export class Learner {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  get words() {
    return LEARN[this.language];
  }

  get guide(): Locator {
    return this.page.getByRole('region', { name: this.words.guide });
  }

  /** Waits until the guide speaks of this step. */
  async at(title: string): Promise<void> {
    await this.guide.getByRole('heading', { name: title, exact: true }).waitFor();
  }

  /** Goes on from the step that is to be read. */
  async read(title: string): Promise<void> {
    await this.at(title);
    await this.guide.getByRole('button', { name: this.words.next, exact: true }).click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }
}
