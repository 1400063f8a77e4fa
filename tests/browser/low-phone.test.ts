/** On a phone whose browser takes its part of the height, what one plays with is in sight without scrolling. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { AnludimPlayer } from './anludim';
import { ClashPlayer } from './clash';
import { HousesPlayer } from './houses';
import { browserPages, expectFits, typefaces } from './page';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import { WizardsPlayer } from './wizards';

const open = browserPages();

interface Player {
  task(): Promise<string>;
}

const TABLES: Readonly<Record<string, (page: Page) => { player: Player; cards: Locator }>> = {
  'clash-of-magic-schools': (page) => {
    const player = new ClashPlayer(page, 'fr', 'low');
    return { player, cards: player.hand };
  },
  'houses-and-courses': (page) => {
    const player = new HousesPlayer(page, 'fr', 'low');
    return { player, cards: player.hand };
  },
  shazamm: (page) => {
    const player = new ShazammPlayer(page, 'fr', 'low');
    return { player, cards: player.hand.getByRole('button') };
  },
  'wizards-cup': (page) => {
    const player = new WizardsPlayer(page, 'fr');
    return { player, cards: player.places };
  },
  anludim: (page) => {
    const player = new AnludimPlayer(page, 'fr');
    return { player, cards: player.hand.getByRole('button', { pressed: false }) };
  },
};

it.each(Object.entries(TABLES))('%s: every card of the first turn', async (game, sit) => {
  const page = await open(`/games/${game}`, { size: 'lowPhone', language: 'fr' });
  await sitDownAgainstBot(page, 'fr');
  const { player, cards } = sit(page);
  await player.task();
  await typefaces(page);
  expect(await cards.count()).toBeGreaterThan(3);
  const hidden = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, bottom - 8);
      return card.contains(seen) && top >= 0 ? [] : [card.getAttribute('aria-label')];
    }),
  );
  expect(hidden).toEqual([]);
  await expectFits(page);
});

it.each(Object.entries(TABLES))('%s: an enlarged card, and the way back', async (game, sit) => {
  const page = await open(`/games/${game}`, { size: 'lowPhone', language: 'fr' });
  await sitDownAgainstBot(page, 'fr');
  await sit(page).player.task();
  await typefaces(page);
  await page.locator('[aria-keyshortcuts="I"]').filter({ visible: true }).last().press('i');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const close = dialog.getByRole('button', { name: 'Fermer' });
  expect(await close.evaluate(isInFront)).toBe(true);
});

/** Runs in the page. */
function isInFront(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return (
    control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) &&
    bottom <= innerHeight
  );
}
