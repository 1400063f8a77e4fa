/** Two people around one device: whole games behind the curtain, in both languages. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPages, everythingSaid, expectAccessible } from './page';
import { ShazammPlayer, sitDownTogether } from './shazamm';
import { SHAZAMM, TABLE } from './words';

const open = browserPages();
const NAMES: [string, string] = ['Maximilien-Théodore', 'Zoé'];

describe.each(['en', 'fr'] as const)('hot-seat in %s', (language) => {
  it('plays a whole game to the fall', async () => {
    const page = await open('/games/shazamm', { language });
    await sitDownTogether(page, language, NAMES);
    const player = new ShazammPlayer(page, language, `hot-seat ${language}`);
    let curtains = 0;
    await player.playToTheEnd(undefined, async () => {
      curtains += 1;
      if (curtains < 5) await expectNothingPrivate(page, language);
    });
    expect(curtains).toBeGreaterThan(4);
    const { wins, draw } = SHAZAMM[language].board.over;
    await page
      .getByText(new RegExp([...NAMES.map(wins), draw].join('|')))
      .first()
      .waitFor();
  });
});

describe('the curtain', () => {
  it('hides the bid and the cards of the one who has chosen, also from assistive technology', async () => {
    const page = await open('/games/shazamm');
    await sitDownTogether(page, 'en', NAMES);
    const player = new ShazammPlayer(page, 'en', 'hidden');
    expect(await player.task()).toBe('curtain');
    await expectNothingPrivate(page, 'en');
    await expectAccessible(page);
    await player.control('curtain').click();
    await player.control('commit').waitFor();
    await player.commit({ bid: 37, cards: 2 });
    expect(await player.task()).toBe('curtain');
    await expectNothingPrivate(page, 'en');
    expect(await everythingSaid(page)).not.toContain('37');
  });

  it('closes when the tab is hidden', async () => {
    const page = await open('/games/shazamm');
    await sitDownTogether(page, 'en', NAMES);
    const player = new ShazammPlayer(page, 'en', 'tab');
    await player.control('curtain').click();
    await player.control('commit').waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await player.control('curtain').waitFor();
    await expectNothingPrivate(page, 'en');
  });

  it('opens only on a deliberate press: a short one leaves it closed', async () => {
    const page = await open('/games/shazamm', { pace: 'fast' });
    await sitDownTogether(page, 'en', NAMES);
    const opener = page.getByRole('button', { name: new RegExp(TABLE.en.curtain.iAm('')) });
    await opener.click();
    await expectNothingPrivate(page, 'en');
    await opener.hover();
    await page.mouse.down();
    await page.getByRole('button', { name: new RegExp(`^${SHAZAMM.en.board.commit.ready}`) }).waitFor();
    await page.mouse.up();
  });
});

async function expectNothingPrivate(page: Page, language: 'en' | 'fr'): Promise<void> {
  const said = await everythingSaid(page);
  const names = Object.values(SHAZAMM[language].spells).map(({ name }) => name);
  expect(names.filter((name) => said.includes(name))).toEqual([]);
  expect(said).not.toContain(SHAZAMM[language].board.bid.label);
}
