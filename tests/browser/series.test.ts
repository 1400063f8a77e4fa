/** Series: on one device by two people, a Cursus to its bonus, brackets with bots and byes, and shared ones. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ClashPlayer, type Task as ClashTask } from './clash';
import { chooseInMenu, OnlinePlayer } from './online';
import {
  browserPages,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectFits,
  tabTo,
  tick,
} from './page';
import { fileNearTheEnd } from './prepared';
import { serve } from './server';
import { ShazammPlayer, type Task as ShazammTask } from './shazamm';
import { WizardsPlayer, type Task as WizardsTask } from './wizards';
import { type Language, ONLINE, SERIES, SHELL, startingWith } from './words';

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
  await tick(page.getByRole('radio', { name: startingWith(name) }).first());
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Gives the running game up, on this device or online. */
async function resign(page: Page, language: Language): Promise<void> {
  const { resign: name } = SHELL[language].table;
  await chooseInMenu(page, language, name);
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Presses Tab until the control has the focus. */
async function tabInto(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${control}`);
}

describe('a series on one device', () => {
  it('is set up by the keyboard alone, and played by two people behind the curtain', async () => {
    const page = await open('/series/new/shazamm');
    const chosen = (group: string) =>
      page.getByRole('group', { name: group, exact: true }).getByRole('radio', { checked: true });
    const press = (key: string) => page.keyboard.press(key);
    await tabInto(page, chosen(EN.create.games));
    // From three games to one.
    await press('ArrowLeft');
    await tabInto(page, page.getByRole('textbox', { name: EN.create.playerName(1) }));
    await page.keyboard.type('Ada');
    await tabInto(page, chosen(EN.create.playerKind(2)));
    await press('ArrowLeft');
    await tabInto(page, page.getByRole('textbox', { name: EN.create.playerName(2) }));
    await page.keyboard.type('Björn');
    await tabTo(page, startingWith(EN.create.start));
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: EN.name.best(1) }).waitFor();
    await tabTo(page, startingWith(EN.page.play));
    await press('Enter');
    const players = new ShazammPlayer(page, 'en', 'series');
    expect(await players.task()).toBe('curtain');
    // One can give up only what has begun: the curtain, a move, and the curtain for the other.
    for (let steps = 0; steps < 2; steps++) await players.step();
    if ((await players.task()) === 'curtain') await players.step();
    await resign(page, 'en');
    await backButton(page, 'en').click();
    await page.getByRole('heading', { name: /^(Ada|Björn) wins the series!$/ }).waitFor();
  });
});

describe('a Cursus', () => {
  it('counts a game when it is over, keeps the schools, and survives reloads', async () => {
    const page = await open('/games/clash-of-magic-schools', { name: 'Zoé' });
    await page.getByRole('link', { name: SHELL.en.game.series }).click();
    await choose(page, EN.create.cursus.title);
    await expectAccessibleInEveryTheme(page);
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
    await expectAccessibleInEveryTheme(page);

    await page.reload();
    await page.getByText(EN.page.game(2, 7)).waitFor();
    expect(await first.getByRole('cell').allTextContents()).toEqual(scores);

    // Five more are on the sheet; giving the seventh up leaves the bonus to the winner of most.
    const id = sheet.split('/').at(-1) ?? '';
    await page.evaluate(changeRecord, { database: 'grimoire-series', store: 'series', id, played: FIVE_WON });
    await page.reload();
    await page.getByText(EN.page.game(7, 7)).waitFor();
    await button(page, EN.page.play).click();
    const seventh = new CursusPlayer(page, 'en', 'seventh');
    await seventh.step();
    await seventh.task();
    await resign(page, 'en');
    await backButton(page, 'en').click();
    await page.getByText(EN.end.cursus).waitFor();
    const cells = (row: string) =>
      page
        .getByRole('row', { name: startingWith(row) })
        .getByRole('cell')
        .allTextContents();
    expect(await cells(EN.sheet.bonus(10))).toEqual(['+10', '–']);
    const column = async (at: number) =>
      (await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => cells(EN.sheet.game(number))))).reduce(
        (sum, row) => sum + Number.parseInt(row[at] ?? '', 10),
        0,
      );
    expect(await cells(EN.sheet.total)).toEqual([String((await column(0)) + 10), String(await column(1))]);
    await expectPrintable(page);
  });
});

describe('a Championship', () => {
  it('of five shows the lots and the bye, which goes on at once, and crowns its champion', async () => {
    const page = await open('/series/new/clash-of-magic-schools', { size: 'tablet', language: 'fr' });
    const FR = SERIES.fr;
    await choose(page, FR.create.championship.title);
    await page.getByRole('spinbutton', { name: FR.create.count }).press('ArrowUp');
    await tick(
      page.getByRole('group', { name: FR.create.playerKind(1) }).getByRole('radio', { name: FR.create.bot }),
    );
    await expectFits(page);
    await button(page, FR.create.start).click();
    const { quarterfinal, semifinal, final, champion } = FR.sheet;
    const boxes = (stage: string) =>
      page.getByRole('region', { name: stage, exact: true }).getByRole('listitem');
    await boxes(quarterfinal).first().waitFor();
    const stages = [
      await boxes(quarterfinal).count(),
      await boxes(semifinal).count(),
      await boxes(final).count(),
    ];
    expect(stages).toEqual([3, 2, 1]);
    const bye = boxes(quarterfinal).last();
    expect(await bye.textContent()).toContain(FR.sheet.bye);
    const name = (await bye.locator('span').first().textContent()) ?? '';
    expect(await boxes(semifinal).last().textContent()).toContain(name);
    expect(await boxes(final).textContent()).toContain(name);
    await expectPrintable(page);
    await expectAccessibleInEveryTheme(page);
    await page.getByRole('list', { name: FR.end.podium }).waitFor();
    await page.getByText(FR.end.championship).waitFor();
    const crowned = await page.getByRole('region', { name: champion }).textContent();
    expect(crowned).not.toContain(FR.sheet.open);
    await page.reload();
    await page.getByText(FR.end.championship).waitFor();
    expect(await page.getByRole('region', { name: champion }).textContent()).toBe(crowned);
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
    await resign(page, 'en');
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

    // The server tells her: she need not ask again and again.
    await ada.evaluate(stopTimers);
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
      await resign(bo, 'fr');
      await Promise.all([backButton(ada, 'en').click(), backButton(bo, 'fr').click()]);
      // In the middle of it nothing is lost by a reload.
      if (round === 'first') {
        await Promise.all([ada.reload(), bo.reload()]);
        await ada.getByText(EN.page.game(2, 3)).waitFor();
        expect(await ada.getByRole('row', { name: 'Ada' }).getByRole('cell').last().textContent()).toBe('1');
      }
    }
    await ada.getByRole('heading', { name: EN.end.won('Ada') }).waitFor();
    await bo.getByRole('heading', { name: FR.end.won('Ada') }).waitFor();
    await expectAccessible(ada);
    await expectFits(bo);
    await bo.reload();
    await bo.getByRole('heading', { name: FR.end.won('Ada') }).waitFor();
  });
});

describe('a shared bracket', () => {
  it('lets who waits watch, and the founder goes on without who stays away', async () => {
    const server = await serve({ absence: 1 });
    const { origin } = server;
    onTestFinished(() => server.stop());
    const ada = await open('/series/new/wizards-cup', { name: 'Ada', origin });
    await choose(ada, EN.create.bracket.title);
    await ada.getByRole('spinbutton', { name: EN.create.count }).press('ArrowDown');
    await choose(ada, EN.create.online.title);
    await ada.getByRole('combobox', { name: ONLINE.en.create.clock }).waitFor();
    await button(ada, EN.create.startOnline).click();
    await ada.waitForURL(/\/series\/online\//);
    const link = new URL(ada.url()).pathname;
    const others = await Promise.all(['Björn', 'Cléo'].map((name) => open(link, { name, origin })));
    for (const page of others) await button(page, EN.online.take).click();
    await ada.getByText(EN.online.ready).waitFor();
    await button(ada, EN.online.start).click();

    // Lots decide who waits: that one watches the other two.
    const pages = [ada, ...others];
    const waiting = await Promise.any(
      pages.map(async (page) => {
        await page.getByText(EN.online.wait).waitFor();
        return page;
      }),
    );
    const playing = pages.filter((page) => page !== waiting);
    const [winner, loser] = playing;
    if (!winner || !loser) throw new Error('nobody plays');
    for (const page of playing) await button(page, EN.page.play).click();
    await button(waiting, EN.page.watch).click();
    await waiting.waitForURL(/\/tables\//);
    await new BracketPlayer(loser, 'en').step();
    await resign(loser, 'en');
    for (const page of pages) await backButton(page, 'en').click();
    await button(waiting, EN.page.play).waitFor();
    await button(winner, EN.page.play).waitFor();

    // Nobody comes to the final: the founder settles it, and the sheet says so.
    const settle = ada.getByRole('button', { name: /stays away…$/ });
    await expect
      .poll(
        async () => {
          await ada.reload();
          await ada.getByRole('region', { name: EN.sheet.final, exact: true }).waitFor();
          return settle.count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await settle.first().click();
    await expectAccessible(ada);
    await ada
      .getByRole('dialog')
      .getByRole('button', { name: / wins without playing$/ })
      .click();
    for (const page of pages) {
      await page.getByRole('list', { name: EN.end.podium }).waitFor();
      await page.getByText(EN.sheet.walkover, { exact: true }).waitFor();
    }
  });
});

/** On paper there is the sheet and nothing to press, dark on white although the theme is dark. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const away of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    expect(await away.count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null });
}

/** Runs in the page: whatever is done every few seconds is done no more. */
function stopTimers(): void {
  const newest = window.setTimeout(() => undefined);
  for (let timer = 1; timer <= newest; timer++) clearInterval(timer);
}

const FIVE_WON = Array.from({ length: 5 }, (_, at) => ({
  match: `prepared-${at}`,
  pairing: 0,
  winners: ['0'],
  points: [15, 4 + at],
  forfeit: null,
}));

/** Runs in the page: adds games to a stored series. */
async function changeRecord({ database: name, store, id, played }: StoredPlace): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(store, 'readwrite');
  const records = transaction.objectStore(store);
  const reading = records.get(id);
  reading.onsuccess = () => {
    const { series, ...record } = reading.result;
    records.put({ ...record, series: { ...series, played: [...series.played, ...played] } }, id);
  };
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  database.close();
}

interface StoredPlace {
  readonly database: string;
  readonly store: string;
  readonly id: string;
  readonly played: readonly object[];
}

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
