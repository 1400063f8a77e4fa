/** Against a bot: whole games with mouse, finger and keyboard, and everything around them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPages, expectAccessible, expectFits, tabTo } from './page';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import { SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();

describe('a game against a bot', () => {
  it('is two clicks away from the first page, and can be played to its end and again', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: startingWith('Shazamm!') }).click();
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'bot');
    await player.playToTheEnd();
    await expectAccessible(page);
    const first = page.url();
    await player.control('over').click();
    await page.waitForURL((url) => url.href !== first);
    expect(await player.task()).toBe('commit');
  });

  it('tells the resolution step by step when animations are on, and can be skipped', async () => {
    const page = await open('/games/shazamm', { pace: 'normal' });
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'story');
    await player.task();
    await player.commit({ bid: 12, cards: 1 });
    const skip = page.getByRole('button', { name: SHAZAMM.en.board.story.skip });
    await skip.click();
    expect(['commit', 'clone', 'theft', 'recycling', 'over']).toContain(await player.task());
    await page.getByRole('button', { name: SHAZAMM.en.board.story.replay }).first().click();
    await expectAccessible(page);
  });

  it('asks once before a bid is laid for good, and can be told not to', async () => {
    const page = await open('/games/shazamm', { confirmMoves: true });
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'confirm');
    await player.task();
    await player.commit({ bid: 3, cards: 0 });
    const dialog = page.getByRole('dialog', { name: SHAZAMM.en.board.commit.confirmTitle });
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await player.control('commit').click();
    await dialog.getByRole('switch').click({ force: true });
    await dialog.getByRole('button', { name: SHAZAMM.en.board.commit.confirm }).click();
    await expectLogged(page, /3 Mana/);
    if ((await player.task()) !== 'commit') return;
    await player.commit({ bid: 1, cards: 0 });
    await expectLogged(page, /1 Mana/);
    expect(await dialog.isVisible()).toBe(false);
  });

  it('explains a refused click', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'refusal').task();
    await page.getByRole('button', { name: SHAZAMM.en.board.bid.oneLess }).click();
    await page.getByText(/You must bid/).waitFor();
    await page.getByRole('spinbutton', { name: SHAZAMM.en.board.bid.label }).press('9');
    await page.keyboard.press('9');
    await page.getByText(/99 is too much/).waitFor();
  });

  it('can be called off before the first own move', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'off').task();
    await page
      .getByText(/is ready/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: SHELL.en.table.menu }).click();
    await page.getByRole('menuitem', { name: SHELL.en.table.callOff }).click();
    await page.getByRole('dialog').getByRole('button', { name: SHELL.en.table.callOff }).click();
    await page.waitForURL(/\/games\/shazamm$/);
    await page.goto(new URL('/', page.url()).href);
    await page.getByText(SHELL.en.saved.empty).waitFor();
  });

  it('can be resigned, with one question', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'resign');
    await player.task();
    await player.commit({ bid: 2, cards: 0 });
    await player.task();
    await page.getByRole('button', { name: SHELL.en.table.menu }).click();
    await page.getByRole('menuitem', { name: SHELL.en.table.resign }).click();
    await page.getByRole('dialog').getByRole('button', { name: SHELL.en.table.resign }).click();
    await page.getByText(/resigned/).waitFor();
    await page.getByText(SHAZAMM.en.board.wait.broken).waitFor();
    expect(await player.task()).toBe('over');
  });
});

describe('the keyboard alone', () => {
  it('carries a player from the game page to the end of the game', async () => {
    const page = await open('/games/shazamm', { language: 'fr' });
    const { game, levels } = SHELL.fr;
    await page.getByRole('button', { name: game.startBot(levels.novice.title) }).waitFor();
    await tabTo(page, startingWith(game.startBot(levels.novice.title)));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\//);
    const player = new ShazammPlayer(page, 'fr', 'keyboard');
    const { board } = SHAZAMM.fr;
    for (let turn = 0; turn < 400; turn++) {
      const task = await player.task();
      if (task === 'over') break;
      if (task === 'commit') {
        await tabTo(page, startingWith(board.bid.label));
        await page.keyboard.press('3');
        if (turn % 2 === 0) {
          await tabTo(page, /^\d+ |^Leurre/);
          await page.keyboard.press('ArrowRight');
          await page.keyboard.press('Space');
        }
        await tabTo(page, startingWith(board.commit.ready));
        await page.keyboard.press('Enter');
      } else if (task !== 'curtain') {
        const name = {
          clone: board.clone.decline,
          theft: board.theft.confirm,
          recycling: board.recycling.keep,
        }[task];
        await tabTo(page, startingWith(name));
        await page.keyboard.press('Enter');
      }
    }
    expect(await player.task()).toBe('over');
  });
});

describe.each(['phone', 'smallPhone'] as const)('on a %s', (size) => {
  it('everything fits upright, is big enough to tap, and the game can be finished', async () => {
    const page = await open('/', { size, language: 'fr' });
    await expectFits(page);
    await page.getByRole('link', { name: startingWith('Shazamm') }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFits(page);
    await sitDownAgainstBot(page, 'fr');
    const player = new ShazammPlayer(page, 'fr', size);
    await player.task();
    await expectAccessible(page);
    await player.playToTheEnd(() => expectFits(page));
    await expectFits(page);
  });
});

async function expectLogged(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('list', { name: SHELL.en.table.log }).getByText(text).first().waitFor();
}
