/** Series: a Cursus that is counted, a bracket with bots and byes, and a best of three between two browsers. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ClashPlayer, type Task as ClashTask } from './clash';
import { chooseInMenu, OnlinePlayer } from './online';
import { browserPages, expectAccessible, expectFits, tabTo } from './page';
import { fileNearTheEnd } from './prepared';
import type { Task as ShazammTask } from './shazamm';
import { WizardsPlayer, type Task as WizardsTask } from './wizards';
import { type Language, SERIES, SHELL, startingWith } from './words';

const open = browserPages();
const EN = SERIES.en;

function backButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: SHELL[language].table.backToSeries });
}

/** After a match of a series there is no rematch: the way leads back. */
class CursusPlayer extends ClashPlayer {
  override control(task: ClashTask): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

class BracketPlayer extends WizardsPlayer {
  override control(task: WizardsTask): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

class SeriesPlayer extends OnlinePlayer {
  override control(task: ShazammTask): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

async function choose(page: Page, name: string): Promise<void> {
  await page
    .getByRole('radio', { name: startingWith(name) })
    .first()
    .check({ force: true });
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

describe('a Cursus', () => {
  it('counts a game when it is over, keeps the schools, and survives reloads', async () => {
    const page = await open('/games/clash-of-magic-schools', { name: 'Zoé' });
    await page.getByRole('link', { name: SHELL.en.game.series }).click();
    await choose(page, EN.create.cursus.title);
    await expectAccessible(page);
    await button(page, EN.create.start).click();
    await page.getByRole('table').waitFor();
    const sheet = page.url();
    await button(page, EN.page.play).click();
    await page.waitForURL(/\/play\//);
    const match = page.url().split('/').at(-1) ?? '';
    await page.goto(sheet);
    await button(page, EN.page.goOn).waitFor();

    await bringToTheEnd(page, match, sheet.split('/').at(-1) ?? '');
    await button(page, EN.page.goOn).click();
    await new CursusPlayer(page, 'en', 'cursus').playToTheEnd();
    await backButton(page, 'en').click();
    await page.waitForURL(sheet);
    await page.getByText(EN.page.game(2, 7)).waitFor();
    const first = page.getByRole('row', { name: startingWith(EN.sheet.game(1)) });
    const scores = await first.getByRole('cell').allTextContents();
    expect(scores.every((score) => /^\d+/.test(score))).toBe(true);
    const seats = page.getByRole('listitem').filter({ hasText: 'Dragombre' });
    expect(await seats.first().textContent()).toContain('Zoé');
    await expectAccessible(page);

    await page.reload();
    await page.getByText(EN.page.game(2, 7)).waitFor();
    expect(await first.getByRole('cell').allTextContents()).toEqual(scores);
  });
});

describe('a tournament', () => {
  it('lets bots play among themselves, waits for the person, and ends on the podium', async () => {
    const page = await open('/series/new/wizards-cup', { name: 'Ada', size: 'phone' });
    await choose(page, EN.create.bracket.title);
    await page.getByRole('spinbutton', { name: EN.create.count }).press('ArrowUp');
    await expectFits(page);
    // By the keyboard alone.
    await tabTo(page, startingWith(EN.create.start));
    await page.keyboard.press('Enter');
    await button(page, EN.page.play).click();
    await new BracketPlayer(page, 'en').step();
    await chooseInMenu(page, 'en', SHELL.en.table.resign);
    await page.getByRole('dialog').getByRole('button', { name: SHELL.en.table.resign }).click();
    await backButton(page, 'en').click();
    // Whoever gives up is out: the bots settle the rest, whatever was drawn.
    await page.getByRole('list', { name: EN.end.podium }).waitFor();
    await expectFits(page);
    await expectAccessible(page);
    const { champion } = EN.sheet;
    expect(await page.getByRole('region', { name: champion }).textContent()).not.toContain(EN.sheet.open);
  });
});

describe('a shared series', () => {
  it('is played by two browsers while a third watches: two won games win it', async () => {
    const ada = await open('/series/new/shazamm', { name: 'Ada' });
    await choose(ada, EN.create.online.title);
    await button(ada, EN.create.startOnline).click();
    await ada.waitForURL(/\/series\/online\//);
    await ada.getByText(EN.online.seatsOpen).first().waitFor();
    await expectAccessible(ada);

    const link = new URL(ada.url()).pathname;
    const bo = await open(link, { language: 'fr', size: 'phone' });
    const FR = SERIES.fr;
    await bo.getByRole('textbox', { name: FR.online.name }).fill('Björn');
    await button(bo, FR.online.take).click();
    await bo.getByText(FR.online.readyOthers('Ada')).waitFor();
    await expectFits(bo);
    await ada.getByText(EN.online.ready).waitFor();
    await button(ada, EN.online.start).click();

    const watcher = await open(link);
    await button(watcher, EN.page.watch).click();
    await watcher.waitForURL(/\/tables\//);

    for (const round of ['first', 'second']) {
      await button(ada, EN.page.play).click();
      await button(bo, FR.page.play).click();
      await new SeriesPlayer(ada, 'en', `Ada ${round}`).step();
      await new SeriesPlayer(bo, 'fr', `Björn ${round}`).task();
      await chooseInMenu(bo, 'fr', SHELL.fr.table.resign);
      await bo.getByRole('dialog').getByRole('button', { name: SHELL.fr.table.resign }).click();
      await Promise.all([backButton(ada, 'en').click(), backButton(bo, 'fr').click()]);
    }
    await ada.getByRole('heading', { name: EN.end.won('Ada') }).waitFor();
    await bo.getByRole('heading', { name: FR.end.won('Ada') }).waitFor();
    await expectAccessible(ada);
    await expectFits(bo);
    await bo.reload();
    await bo.getByRole('heading', { name: FR.end.won('Ada') }).waitFor();
  });
});

/** Puts a game in the place of the match in which both schools have little left to do. */
async function bringToTheEnd(page: Page, match: string, series: string): Promise<void> {
  const text = await fileNearTheEnd(
    {
      game: 'clash-of-magic-schools',
      seats: [
        { kind: 'human', name: 'Zoé' },
        { kind: 'bot', name: 'Balthazar', level: 'novice' },
      ],
      seed: 'cursus',
    },
    4,
  );
  await page.evaluate(putMatch, { match, record: { ...JSON.parse(text), id: match, series } });
}

async function putMatch({ match, record }: { match: string; record: object }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('grimoire');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('matches', 'readwrite');
  transaction.objectStore('matches').put(record, match);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}
