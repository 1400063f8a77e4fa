/** People who meet at an online table of Shazamm!, each in a browser of their own. */
import type { Page } from 'playwright-core';
import { tick } from './page';
import { ShazammPlayer } from './shazamm';
import { type Language, ONLINE, SHELL, startingWith } from './words';

interface TableWishes {
  readonly public?: boolean;
  readonly players?: number;
  /** The seats of bots, counted from 0. */
  readonly bots?: readonly number[];
  readonly clock?: string;
  readonly atZero?: 'default' | 'forfeit';
  /** Options of the game: the shortest of them, by their name. */
  readonly least?: string;
}

/** From the page of the game to the waiting room; gives the link to share. */
export async function openTable(page: Page, language: Language, wishes: TableWishes = {}): Promise<string> {
  const { create, room } = ONLINE[language];
  const { game } = SHELL[language];
  const choose = (group: string | null, name: string | RegExp) =>
    tick(
      (group === null ? page : page.getByRole('group', { name: group }))
        .getByRole('radio', { name, exact: true })
        .first(),
    );
  await choose(null, startingWith(game.online.title));
  if (wishes.players) await choose(game.count, String(wishes.players));
  const seats = page.getByRole('group', { name: create.seats }).getByRole('listitem');
  for (const seat of wishes.bots ?? []) {
    await tick(seats.nth(seat).getByRole('radio', { name: create.bot }));
  }
  if (wishes.least) await choose(wishes.least, /./);
  if (wishes.public) await choose(create.visibility, startingWith(create.public.title));
  if (wishes.clock) {
    await page.getByRole('combobox', { name: create.clock }).selectOption({ label: wishes.clock });
    if (wishes.atZero === 'forfeit') await choose(create.atZero, create.atZeroForfeit.title);
  }
  await page.getByRole('button', { name: game.startOnline }).click();
  await page.waitForURL(/\/tables\//);
  await page.getByRole('heading', { name: room.seats }).waitFor();
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

/** Beside the board: log, chat, people. */
export async function showTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: startingWith(name) }).click();
}
