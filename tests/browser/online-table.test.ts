/** Who may do what at an online table: the host, those who stay when somebody leaves, the gallery; clocks and calls. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, chooseInMenu, openTable, showTab, sitDown } from './online';
import { browserPages, expectAccessible } from './page';
import { pressFirst } from './press';
import { serve } from './server';
import { ONLINE, SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();
const EN = ONLINE.en;
const FR = ONLINE.fr;

describe('the host', () => {
  it('sends a guest away, fills the table, and hands it over by leaving', async () => {
    const ada = await open('/games/houses-and-courses', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en', { players: 3 })).pathname;
    const bo = await open(link);
    await sitDown(bo, 'en', 'Bo');
    const cy = await open(link, { language: 'fr' });
    await sitDown(cy, 'fr', 'Cy');

    await ada.getByRole('button', { name: EN.room.seatMenu('Cy') }).click();
    await ada.getByRole('menuitem', { name: EN.room.remove }).click();
    await cy.getByRole('heading', { name: FR.table.removed.title }).waitFor();
    await expectAccessible(cy);
    await cy.getByRole('button', { name: FR.table.watch }).click();
    await cy.getByRole('button', { name: startingWith(FR.room.sitHere) }).click();
    await cy.getByText(FR.errors.REMOVED).waitFor();

    await ada.getByRole('button', { name: startingWith(EN.room.seatBot) }).click();
    await cy.getByText(FR.room.full).waitFor();
    await ada.getByText(EN.room.ready).waitFor();
    await ada.getByRole('button', { name: EN.room.leave }).click();
    await bo.getByText(EN.table.nowHost).waitFor();
    await bo.getByText(EN.room.youHost, { exact: true }).waitFor();
    await bo.getByRole('button', { name: startingWith(EN.room.seatBot) }).click();
    await begin(bo, 'en');
    await bo.getByRole('tab', { name: startingWith(EN.table.people) }).waitFor();
  });

  it('leaves, and the next one has the rights: the game goes on with bots', async () => {
    const ada = await open('/games/houses-and-courses', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en', { players: 3 })).pathname;
    const bo = await open(link);
    await sitDown(bo, 'en', 'Bo');
    const cy = await open(link, { language: 'fr' });
    await sitDown(cy, 'fr', 'Cy');
    await begin(ada, 'en');
    for (const page of [ada, bo, cy]) await page.locator('main footer').first().waitFor();

    // Two stay and agree on a bot.
    await leaveForGood(cy, 'fr');
    await bo.getByText(EN.table.abandoned('Cy')).waitFor();
    await bo.getByRole('button', { name: EN.table.byBot }).click();
    await ada.getByRole('button', { name: EN.table.agree }).waitFor();
    await expectAccessible(ada);
    await ada.getByRole('button', { name: EN.table.agree }).click();
    await bo.getByText(EN.table.abandoned('Cy')).waitFor({ state: 'hidden' });
    await showTab(bo, EN.table.people);
    await bo.getByText(startingWith(EN.room.bot(''))).waitFor();

    // One stays, who is the host now and decides alone; somebody who watches sits down.
    await leaveForGood(ada, 'en');
    await bo.getByText(EN.table.nowHost).waitFor();
    const di = await open(link, { name: 'Di' });
    await di.getByText(EN.table.youWatch).waitFor();
    await bo.getByRole('button', { name: EN.table.byNewcomer }).click();
    await di.getByRole('button', { name: EN.table.sitDown }).click();
    await di.getByText(EN.table.youWatch).waitFor({ state: 'hidden' });
    await bo.getByText('Di', { exact: true }).first().waitFor();
  });
});

describe('a host who vanishes', () => {
  it('is missed by those who stay: the next one has the rights, and a bot plays on', async () => {
    const { origin, stop } = await serve({ absence: 1 });
    const ada = await open('/games/wizards-cup', { name: 'Ada', origin });
    const link = new URL(await openTable(ada, 'en')).pathname;
    const bo = await open(link, { language: 'fr', origin });
    await sitDown(bo, 'fr', 'Bo');
    await ada.getByText(EN.room.ready).waitFor();
    await ada.close();
    await bo.getByText(FR.table.nowHost).waitFor();
    await begin(bo, 'fr');
    await bo.getByText(FR.table.abandoned('Ada')).waitFor();
    await bo.getByRole('button', { name: FR.table.byBot }).click();
    await bo.getByText(FR.table.abandoned('Ada')).waitFor({ state: 'hidden' });
    await showTab(bo, FR.table.people);
    await bo.getByText(startingWith(FR.room.bot(''))).waitFor();
    await stop();
  });
});

describe('the gallery', () => {
  it('talks among itself, and says who it is', async () => {
    const ada = await open('/games/wizards-cup', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en')).pathname;
    const bo = await open(link);
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    const [cy, di] = [await open(link), await open(link, { name: 'Di', language: 'fr' })];
    for (const page of [ada, bo, cy]) await showTab(page, EN.chat.title);
    await showTab(di, FR.chat.title);
    await expectAccessible(cy);
    await cy.getByRole('textbox', { name: EN.chat.nameLabel }).fill('Cy');
    await cy.keyboard.press('Enter');
    await say(cy, 'Who is ahead?');
    await di.getByText('Who is ahead?').waitFor();
    await say(ada, 'Good luck');
    await bo.getByText('Good luck').waitFor();
    expect(await ada.getByText('Who is ahead?').count()).toBe(0);
    expect(await di.getByText('Good luck').count()).toBe(0);
    // Who mutes the chat is not told of new lines, but finds them.
    await bo.getByRole('button', { name: EN.chat.mute }).click();
    await showTab(bo, SHELL.en.table.log);
    await say(ada, 'Your turn');
    await ada.getByText('Your turn').first().waitFor();
    await showTab(bo, EN.chat.title);
    await bo.getByText('Your turn').first().waitFor();
    await bo.getByRole('button', { name: EN.chat.unmute }).click();
  });
});

describe('clocks', () => {
  it('stand still by consent of all', async () => {
    const ada = await open('/games/wizards-cup', { name: 'Ada' });
    const clock = '5 min each, plus 5 sec a move';
    const bo = await open(new URL(await openTable(ada, 'en', { clock })).pathname, { language: 'fr' });
    await sitDown(bo, 'fr', 'Bo');
    await begin(ada, 'en');
    await chooseInMenu(ada, 'en', EN.table.pause);
    await bo.getByText(FR.table.proposal('pause', 'bot', '', 'Ada')).waitFor();
    await expectAccessible(bo);
    await bo.getByRole('button', { name: FR.table.agree }).click();
    await ada.getByText(EN.table.paused).waitFor();
    await ada.getByRole('button', { name: EN.table.resume }).click();
    await bo.getByText(FR.table.paused).waitFor({ state: 'hidden' });
  });

  it('at zero let the game move on by itself, or end it', async () => {
    const [mild, strict] = await Promise.all([idleTable('default'), idleTable('forfeit')]);
    const told = mild.getByRole('list', { name: SHELL.en.table.log }).getByRole('listitem');
    await told.first().waitFor();
    await told.nth(await told.count()).waitFor();
    await strict.getByText(EN.clocks.forfeit('Ada')).first().waitFor();
  });

  /** Ada, whose turn it is, does nothing; the clock is shorter than the page offers, so that nobody waits for long. */
  async function idleTable(atZero: 'default' | 'forfeit'): Promise<Page> {
    const ada = await open('/games/clash-of-magic-schools', { name: 'Ada' });
    await ada.route('**/api/tables', async (route) => {
      const wish = route.request().postDataJSON();
      await route.continue({ postData: { ...wish, clock: { ...wish.clock, seconds: 10 } } });
    });
    await openTable(ada, 'en', { clock: '1 min per move', atZero, bots: [1] });
    await begin(ada, 'en');
    return ada;
  }
});

describe('whoever looks elsewhere', () => {
  it('is called by the title, the icon and, if wanted, a notification', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    await ada.addInitScript(notifyAsABrowserWithWindows);
    await ada.reload();
    const bo = await open(new URL(await openTable(ada, 'en')).pathname);
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    // Both wager the least and lay nothing: each of them is asked again.
    const ready = { ready: { name: startingWith(SHAZAMM.en.board.commit.ready) } };
    await pressFirst(ada, ready);
    const ask = ada.getByText(EN.notify.ask);
    await ask.waitFor();
    await expectAccessible(ada);
    await ada.getByRole('button', { name: EN.notify.yes }).click();
    await ask.waitFor({ state: 'hidden' });
    await ada.evaluate(lookElsewhere);
    await pressFirst(bo, ready);
    const call = SHELL.en.table.yourTurnTitle(SHAZAMM.en.title);
    await ada.waitForFunction((title) => document.title === title, call);
    expect(await ada.locator('link[rel=icon]').getAttribute('href')).toBe('/favicon-turn.svg');
    expect(await ada.locator('body').getAttribute('data-notice')).toBe(call);
    // It is asked once.
    await ada.reload();
    await pressFirst(ada, ready);
    await ada
      .getByText(SHAZAMM.en.board.wait.choosing(['Bo']))
      .first()
      .waitFor();
    expect(await ask.count()).toBe(0);
  });
});

async function leaveForGood(page: Page, language: 'en' | 'fr'): Promise<void> {
  const { leaveForGood: label } = ONLINE[language].table;
  await chooseInMenu(page, language, label);
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: EN.chat.write }).fill(text);
  await page.keyboard.press('Enter');
}

/** Runs in the page: another tab is in front. */
function lookElsewhere(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs in the page: a browser without windows shows no notifications, so it asks nobody; here everybody agrees. */
function notifyAsABrowserWithWindows(): void {
  const KEY = 'test-notifications';
  class Shown extends EventTarget {
    static get permission(): string {
      return localStorage.getItem(KEY) ?? 'default';
    }
    static async requestPermission(): Promise<string> {
      localStorage.setItem(KEY, 'granted');
      return 'granted';
    }
    constructor(title: string) {
      super();
      document.body.dataset.notice = title;
    }
    close(): void {}
  }
  globalThis.Notification = Shown as unknown as typeof Notification;
}
