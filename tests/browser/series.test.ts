/** Series on one device: by two people, and brackets with bots and byes; see also those of a Cursus and shared ones. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  browserPages,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectFits,
  tabTo,
  tick,
} from './page';
import { BracketPlayer, backButton, button, choose, expectPrintable, resign } from './series';
import { ShazammPlayer } from './shazamm';
import { SERIES, startingWith } from './words';

const open = browserPages();
const EN = SERIES.en;

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
