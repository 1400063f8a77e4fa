/** Through series in the browser: the ways between a series and its games, and the sheet on paper. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseInMenu } from './online';
import { expectAccessible, tick } from './page';
import { type Task, WizardsPlayer } from './wizards';
import { type Language, SHELL, startingWith } from './words';

/** After a match of a series there is no rematch: the way leads back. */
export function backButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: SHELL[language].table.backToSeries });
}

export class BracketPlayer extends WizardsPlayer {
  override control(task: Task): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

export async function choose(page: Page, name: string): Promise<void> {
  await tick(page.getByRole('radio', { name: startingWith(name) }).first());
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Gives the running game up, on this device or online. */
export async function resign(page: Page, language: Language): Promise<void> {
  const { resign: name } = SHELL[language].table;
  await chooseInMenu(page, language, name);
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** On paper there is the sheet and nothing to press, dark on white although the theme is dark. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const away of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    expect(await away.count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
}
