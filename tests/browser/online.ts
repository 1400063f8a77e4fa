/** People who meet at an online table of Shazamm!, each in a browser of their own. */
import type { Page } from 'playwright-core';
import { ShazammPlayer } from './shazamm';
import { type Language, ONLINE, SHELL, startingWith } from './words';

/** From the page of the game to the waiting room; gives the link to share. */
export async function openTable(page: Page, language: Language, isPublic = false): Promise<string> {
  const { create } = ONLINE[language];
  await page
    .getByRole('radio', { name: startingWith(SHELL[language].game.online.title) })
    .check({ force: true });
  if (isPublic) {
    await page.getByRole('radio', { name: startingWith(create.public.title) }).check({ force: true });
  }
  await page.getByRole('button', { name: SHELL[language].game.startOnline }).click();
  await page.waitForURL(/\/tables\//);
  await page.getByRole('heading', { name: ONLINE[language].room.seats }).waitFor();
  return page.url();
}

/** From the link to a seat. */
export async function sitDown(page: Page, language: Language, name: string): Promise<void> {
  const { room, create } = ONLINE[language];
  await page.getByRole('textbox', { name: create.name }).fill(name);
  await page
    .getByRole('button', { name: startingWith(room.sitHere) })
    .first()
    .click();
  await page.getByText(room.you, { exact: true }).waitFor();
}

export async function begin(host: Page, language: Language): Promise<void> {
  await host.getByText(ONLINE[language].room.ready).waitFor();
  await host.getByRole('button', { name: ONLINE[language].room.start }).click();
}

export async function chooseInMenu(page: Page, language: Language, item: string): Promise<void> {
  await page.getByRole('button', { name: SHELL[language].table.menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Plays as on one device, but waits after every move until the server has it. */
export class OnlinePlayer extends ShazammPlayer {
  override async step(): Promise<boolean> {
    const more = await super.step();
    await this.page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    return more;
  }

  /** As many steps as given, or until the game is over; false in that case. */
  async play(steps: number): Promise<boolean> {
    for (let step = 0; step < steps; step += 1) if (!(await this.step())) return false;
    return true;
  }
}
