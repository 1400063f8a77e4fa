/** Clash of Magic Schools: whole games around one device, against a bot, with keyboard and finger. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SeatPlan } from '../../src/play/contract';
import { ClashPlayer } from './clash';
import { browserPages, everythingSaid, expectAccessible, expectFits, tabTo } from './page';
import { fileNearTheEnd, openPrepared } from './prepared';
import { PLAYS } from './quick';
import { sitDownAgainstBot, sitDownTogether } from './shazamm';
import { CLASH, SHELL, startingWith } from './words';

const open = browserPages();
const GAME = '/games/clash-of-magic-schools';
const NAMES: [string, string] = ['Maximilien-Théodore', 'Zoé'];

describe('hot-seat', () => {
  it('plays a whole game, and shows nobody the other hand', async () => {
    const page = await open(GAME, { language: 'fr' });
    await sitDownTogether(page, 'fr', NAMES, CLASH.fr.roles);
    const player = new ClashPlayer(page, 'fr', 'hot-seat');
    let curtains = 0;
    while (curtains < 6) {
      await player.step(async () => {
        curtains += 1;
        expect(await privateWords(page, 'fr')).toEqual([]);
      });
    }
    await PLAYS['clash-of-magic-schools'](page, 'fr');
    const { wins, draw } = CLASH.fr.board.over;
    await page
      .getByText(new RegExp([...NAMES.map(wins), draw].join('|')))
      .first()
      .waitFor();
  });
});

describe('against a bot', () => {
  it('plays a whole game, accessible at the start and at the end', async () => {
    const page = await open(GAME);
    await sitDownAgainstBot(page, 'en');
    const player = new ClashPlayer(page, 'en', 'bot');
    await player.task();
    await expectAccessible(page);
    for (let steps = 0; steps < 4; steps += 1) await player.step();
    await PLAYS['clash-of-magic-schools'](page, 'en');
    await expectAccessible(page);
  });

  it('tells the bot’s turn when animations are on, and can be skipped', async () => {
    const page = await open(GAME, { pace: 'normal' });
    await sitDownAgainstBot(page, 'en');
    const player = new ClashPlayer(page, 'en', 'story');
    if ((await player.task()) === 'act') await player.turn();
    await player.button(CLASH.en.board.story.skip).click();
    await player.task();
  });
});

describe('the keyboard alone', () => {
  it('plays a whole game', async () => {
    const page = await open(GAME);
    await page.getByRole('button', { name: SHELL.en.game.startBot(SHELL.en.levels.novice.title) }).waitFor();
    await tabTo(page, startingWith(SHELL.en.game.startBot(SHELL.en.levels.novice.title)));
    await page.keyboard.press('Enter');
    const player = new ClashPlayer(page, 'en', 'keyboard');
    const { choosing, offer, act } = CLASH.en.board;
    const press = async (name: RegExp) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    const card = / Student, /;
    for (let turn = 0; turn < 40; turn += 1) {
      const task = await player.task();
      if (task === 'over') break;
      if (task === 'maleficio') {
        const discard = player.button(startingWith('Discard'));
        await tabTo(page, card);
        while ((await discard.getAttribute('aria-disabled')) === 'true') {
          await page.keyboard.press('Space');
          await page.keyboard.press('ArrowRight');
        }
        await press(startingWith('Discard'));
        continue;
      }
      if (turn < 2) {
        if ((await player.control('act').getAttribute('aria-disabled')) === 'true') {
          await press(card);
          const move = startingWith(choosing.move('earth').split(' ')[0] ?? '');
          const stays = (await player.button(move).getAttribute('aria-disabled')) === 'true';
          await press(stays ? startingWith(CLASH.en.board.cancel) : move);
        }
        await press(card);
        await press(startingWith(choosing.deploy(1)));
      }
      if ((await player.passable.count()) > 0) await press(new RegExp(offer.legal));
      if ((await player.task()) === 'act') await press(startingWith(act.endTurn));
    }
    expect(await player.task()).toBe('over');
  });
});

describe.each(['phone', 'smallPhone'] as const)('on a %s', (size) => {
  it('everything fits upright and is big enough to tap, in the first turns and in the last', async () => {
    const page = await open(GAME, { size, language: 'fr' });
    await sitDownAgainstBot(page, 'fr');
    const player = new ClashPlayer(page, 'fr', size);
    await player.task();
    await expectAccessible(page);
    for (let steps = 0; steps < 3; steps += 1) {
      await player.step();
      await expectFits(page);
    }
    await openPrepared(page, await nearTheEnd(size));
    await player.playToTheEnd(() => expectFits(page));
    await expectFits(page);
  });
});

/** A game against the bot in which both schools have little left to do. */
function nearTheEnd(seed: string): Promise<string> {
  const seats: SeatPlan[] = [
    { kind: 'human', name: 'Zoé' },
    { kind: 'bot', name: 'Nova', level: 'novice' },
  ];
  return fileNearTheEnd({ game: 'clash-of-magic-schools', seats, seed }, 6);
}

/** What of the words that a hand is made of stands anywhere in the page. */
async function privateWords(page: Page, language: 'en' | 'fr'): Promise<string[]> {
  const { spells, board } = CLASH[language];
  const said = await everythingSaid(page);
  const words = [...Object.values(spells).map(({ name }) => name), board.hand.label(3)];
  return words.filter((word) => said.includes(word));
}
