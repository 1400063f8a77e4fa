/** Houses & Courses through the page: whole games, the keyboard alone, and phones. */
import { describe, expect, it } from 'vitest';
import { playerAt } from '../../games/houses-and-courses/seats';
import type { SeatPlan } from '../../src/play/contract';
import { HousesPlayer, quietly, sitDown } from './houses';
import { browserPages, everythingSaid, expectAccessible, expectFits, tabTo, typefaces } from './page';
import { openPrepared, preparedFile } from './prepared';
import { PLAYS } from './quick';
import { HOUSES, startingWith } from './words';

const open = browserPages();
const NAMES = ['Maximilien-Théodore', 'Zoé', 'Priya'];
const bot = (name: string): SeatPlan => ({ kind: 'bot', name, level: 'novice' });

describe('hot-seat with three players', () => {
  it('plays a whole game behind the curtain, from the choice of Houses to the score sheet', async () => {
    const page = await open('/games/houses-and-courses', { language: 'fr' });
    await sitDown(page, 'fr', { players: 3, names: NAMES, light: true, draft: true });
    const player = new HousesPlayer(page, 'fr', 'hot-seat');
    expect(await player.task()).toBe('draft');
    await expectAccessible(page);
    let curtains = 0;
    const look = async () => {
      curtains += 1;
      const said = await everythingSaid(page);
      const { spells, bonus } = HOUSES.fr.pieces;
      const cards = [...Object.values(spells), ...Object.values(bonus)].map(({ name }) => name);
      expect(cards.filter((name) => said.includes(name))).toEqual([]);
    };
    while (curtains < 4) await player.step(look);
    await PLAYS['houses-and-courses'](page, 'fr');
    const sheet = page.getByRole('table', { name: HOUSES.fr.board.scores.label });
    expect(await sheet.getByRole('row').count()).toBe(13);
    for (const name of NAMES) await sheet.getByRole('columnheader', { name: startingWith(name) }).waitFor();
    await expectAccessible(page);
  });
});

describe('against three bots', () => {
  it('plays a whole game, and can be played again', async () => {
    const page = await open('/games/houses-and-courses');
    await sitDown(page, 'en', { players: 4, light: true });
    const player = new HousesPlayer(page, 'en', 'bots');
    await player.task();
    await expectAccessible(page);
    for (let steps = 0; steps < 12; steps += 1) await player.step();
    await PLAYS['houses-and-courses'](page, 'en');
    await page.getByRole('table', { name: HOUSES.en.board.scores.label }).waitFor();
    const first = page.url();
    await player.control('over').click();
    await page.waitForURL((url) => url.href !== first);
    await player.task();
  });
});

describe('the keyboard alone', () => {
  it('collects the last cards and ends the game', async () => {
    const page = await open('/');
    const text = await preparedFile({
      game: 'houses-and-courses',
      options: { reactions: 'light' },
      seats: [{ kind: 'human', name: 'Zoé' }, bot('Isolde')],
      seed: 'keyboard',
      script: quietly(
        true,
        (state, seat) => seat === '0' && state.pending === null && playerAt(state, '0').school.length >= 8,
      ),
    });
    await openPrepared(page, text);
    const player = new HousesPlayer(page, 'en', 'keyboard');
    const { board } = HOUSES.en;
    for (let steps = 0; steps < 300; steps++) {
      const task = await player.task();
      if (task === 'over') break;
      if (task === 'giveSchool') {
        const first = page.locator('main section li button').first();
        await tabTo(page, startingWith((await first.getAttribute('aria-label')) ?? ''));
        await page.keyboard.press('Space');
        await tabTo(page, startingWith(board.pick.school('', '').split(' ')[0] ?? ''));
        await page.keyboard.press('Enter');
        continue;
      }
      if (task !== 'main') {
        await tabTo(page, startingWith(player.label(task)));
        await page.keyboard.press('Enter');
        continue;
      }
      const payable = player.slots.and(page.locator(':not([aria-disabled])'));
      const draws = (await player.drawTwo.getAttribute('aria-disabled')) === null;
      const label =
        draws && (await payable.count()) > 0 ? await payable.first().getAttribute('aria-label') : null;
      if (label !== null) {
        await tabTo(page, startingWith(label));
        await page.keyboard.press('Space');
        await tabTo(page, startingWith(board.collect.action('')));
      } else
        await tabTo(
          page,
          startingWith(draws ? `${board.turn.drawTwo} ${board.turn.oneAction}` : board.turn.end),
        );
      await page.keyboard.press('Enter');
    }
    expect(await player.task()).toBe('over');
  });
});

describe.each(['phone', 'smallPhone'] as const)('on a %s', (size) => {
  it('everything fits upright and is big enough to tap, with four players', async () => {
    const page = await open('/', { size, language: 'fr' });
    const text = await preparedFile({
      game: 'houses-and-courses',
      options: { reactions: 'light' },
      seats: [
        { kind: 'human', name: 'Maximilien-Théodore' },
        bot('Isolde'),
        bot('Balthazar'),
        bot('Ombeline'),
      ],
      seed: size,
      script: quietly(
        true,
        (state, seat) => seat === '0' && state.pending === null && playerAt(state, '0').school.length >= 7,
      ),
    });
    await openPrepared(page, text);
    const player = new HousesPlayer(page, 'fr', size);
    expect(await player.task()).toBe('main');
    await expectFits(page);
    await expectAccessible(page);
    const { details } = HOUSES.fr.board.area;
    await player.button(details('Isolde')).click();
    await page.getByRole('dialog', { name: 'Isolde' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await player.playToTheEnd(() => expectFits(page));
    await expectFits(page);
  });
});

describe.each(['en', 'fr'] as const)('with two players on a phone, in %s', (language) => {
  it('the cards of the Timetable say what they do, each of them, and nothing covers it', async () => {
    const page = await open('/games/houses-and-courses', { size: 'phone', language });
    await sitDown(page, language, { players: 2, light: true });
    const player = new HousesPlayer(page, language, 'texts');
    await player.task();
    await typefaces(page);
    const { courses, horcruche } = HOUSES[language].pieces;
    const texts = [...Object.values(courses), horcruche].map(({ text }) => text);
    expect(await player.slots.count()).toBeGreaterThan(0);
    const covered = await player.slots.first().evaluate((card, all) => {
      const cost = card.parentElement?.lastElementChild;
      const written = document.createRange();
      const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) written.selectNode(words.currentNode);
      return all.filter((text) => {
        words.currentNode.textContent = text;
        const { height, bottom } = written.getBoundingClientRect();
        return height === 0 || !cost || bottom > cost.getBoundingClientRect().top;
      });
    }, texts);
    expect(covered).toEqual([]);
  });
});
