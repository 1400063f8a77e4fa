/** A hint among bots: asked for, read, followed, written down, and only where it is wanted. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPages, expectAccessible, expectFits, tabTo } from './page';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import { HINT, type Language, SHELL, startingWith, TABLE, WIZARDS } from './words';

const open = browserPages();

const lampIn = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: SHELL[language].table.hint, exact: true });
const cardIn = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: HINT[language].title });
const logIn = (page: Page): Locator => page.getByRole('list', { name: SHELL.en.table.log });

describe('a hint', () => {
  it('says what Archmage would do, can be done, stays in the log, and can be switched off', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const lamp = lampIn(page, 'en');
    const card = cardIn(page, 'en');
    await lamp.click();
    await card.getByRole('button', { name: HINT.en.doIt }).waitFor();
    expect(await card.textContent()).toMatch(/Bid \d+/);
    await expectAccessible(page);
    const line = logIn(page).getByText(/Archmage advises/);
    const advised = (await line.textContent()) ?? '';

    await page.reload();
    await line.waitFor();
    expect(await line.textContent()).toBe(advised);
    await lamp.click();
    await card.getByRole('button', { name: HINT.en.doIt }).click();
    await logIn(page)
      .getByText(/bids \d+/)
      .first()
      .waitFor();
    await card.waitFor({ state: 'hidden' });
    expect(await logIn(page).getByText(advised).count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: SHELL.en.table.menu }).click();
    await page.getByRole('menuitem', { name: SHELL.en.table.settings }).click();
    await page
      .getByRole('switch', { name: startingWith(SHELL.en.settings.hints.title) })
      .click({ force: true });
    await lamp.waitFor({ state: 'hidden' });
  });

  it('is asked for, put away and followed with the keyboard', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'keyboard').task();
    const lamp = lampIn(page, 'en');
    const card = cardIn(page, 'en');
    // Until the bot's choice has been told the lamp says why it stays dark.
    await page.locator(`button[aria-label="${SHELL.en.table.hint}"]:not([aria-disabled])`).waitFor();
    await tabTo(page, startingWith(SHELL.en.table.hint));
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: HINT.en.doIt }).waitFor();
    await card.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await lamp.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await card.and(page.locator(':focus')).waitFor();
    await tabTo(page, startingWith(HINT.en.doIt));
    await page.keyboard.press('Enter');
    await logIn(page)
      .getByText(/bids \d+/)
      .first()
      .waitFor();
    await lamp.and(page.locator(':focus')).waitFor();
  });

  it('fits on a phone, and helps to build a team', async () => {
    const page = await open('/games/wizards-cup', { size: 'phone', language: 'fr' });
    await sitDownAgainstBot(page, 'fr');
    const card = cardIn(page, 'fr');
    await lampIn(page, 'fr').click();
    const follow = card.getByRole('button', { name: HINT.fr.doIt });
    await follow.waitFor();
    await expectFits(page);
    await expectAccessible(page);
    await follow.click();
    await card.waitFor({ state: 'hidden' });
    const ready = page.getByRole('button', { name: startingWith(WIZARDS.fr.board.build.ready) });
    await ready.and(page.locator(':not([aria-disabled])')).waitFor();
    await page.getByRole('button', { name: SHELL.fr.table.log }).click();
    await page
      .getByRole('list', { name: TABLE.fr.log })
      .getByText(/conseille/)
      .waitFor();
  });
});
