/** Shared series: several browsers play one, others watch. */
import type { Locator } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OnlinePlayer } from './online';
import { browserPages, expectAccessible, expectFits } from './page';
import { BracketPlayer, backButton, button, choose, resign } from './series';
import { serve } from './server';
import type { Task } from './shazamm';
import { ONLINE, SERIES } from './words';

const open = browserPages();
const EN = SERIES.en;

class SeriesPlayer extends OnlinePlayer {
  override control(task: Task): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

describe('a shared series', () => {
  it('is opened by a button that comes with all fields above it, also on a slow line', async () => {
    const page = await open('/series/new/shazamm', { name: 'Ada' });
    await button(page, EN.create.start).waitFor();
    await page.waitForLoadState('networkidle');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await choose(page, EN.create.online.title);
    await button(page, EN.create.start).waitFor({ state: 'hidden' });
    expect(await button(page, EN.create.startOnline).count()).toBe(0);
    arrive();
    await button(page, EN.create.startOnline).waitFor();
    expect(await page.getByRole('combobox', { name: ONLINE.en.create.clock }).isVisible()).toBe(true);
  });

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

/** Runs in the page: whatever is done every few seconds is done no more. */
function stopTimers(): void {
  const newest = window.setTimeout(() => undefined);
  for (let timer = 1; timer <= newest; timer++) clearInterval(timer);
}
