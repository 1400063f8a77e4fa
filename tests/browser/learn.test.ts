/** Lessons: whole ones with mouse, keyboard and finger, left and resumed; and the ways into the rules. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as clash } from '../../games/clash-of-magic-schools/lesson/en';
import { words as houses } from '../../games/houses-and-courses/lesson/fr';
import { words as shazamm } from '../../games/shazamm/lesson/en';
import type { CardId } from '../../games/wizards-cup/data';
import { words as wizards } from '../../games/wizards-cup/lesson/fr';
import { Learner } from './learn';
import { browserPages, expectAccessible, expectFits, tabTo } from './page';
import { CLASH, LEARN, SHAZAMM, SHELL, startingWith, TABLE, WIZARDS } from './words';

const open = browserPages();

/** The title of a step. */
const titleIn =
  (words: typeof shazamm) =>
  (step: string): string =>
    words.steps[step]?.title ?? step;

async function setBid(page: Page, bid: number): Promise<void> {
  await page.getByRole('spinbutton', { name: SHAZAMM.en.board.bid.label }).press(String(bid));
}

describe('a lesson', () => {
  it('is done with the mouse, explains what was not meant, and goes on after a reload', async () => {
    const page = await open('/games/shazamm');
    await page.getByRole('link', { name: SHELL.en.game.learn }).click();
    const learner = new Learner(page, 'en');
    const { board, spells } = SHAZAMM.en;
    const title = titleIn(shazamm);
    const ready = startingWith(board.commit.ready);
    const lay = async (bid: number, ...cards: readonly (string | RegExp)[]): Promise<void> => {
      await setBid(page, bid);
      for (const card of cards) await learner.press(card);
      await learner.press(ready);
    };

    await learner.at(title('bridge'));
    await learner.press(ready);
    await learner.guide.getByText(learner.words.early).waitFor();
    await learner.read(title('bridge'));
    await learner.read(title('mana'));
    await learner.at(title('bid'));
    await lay(2);
    await learner.guide.getByText(shazamm.steps.bid?.wrong?.low ?? '').waitFor();
    await expectAccessible(page);
    await lay(6);
    await learner.read(title('paid'));
    await learner.at(title('spell'));
    expect(await page.locator('[data-pointed]').count()).toBe(3);

    await page.reload();
    await learner.at(title('spell'));
    await learner.guide.getByText(learner.words.resumed).waitFor();
    await learner.press(learner.words.back);
    await learner.read(title('paid'));
    await learner.at(title('spell'));
    await lay(2, `7 ${spells[7].name}`);
    await learner.read(title('used'));
    await learner.read(title('order'));
    await learner.at(title('decoy'));
    await lay(1, SHAZAMM.en.decoy.name);
    await learner.at(title('larceny'));
    await lay(3, `3 ${spells[3].name}`);
    await learner.at(title('theft'));
    await learner.press(startingWith(board.theft.confirm));
    await learner.at(title('push'));
    await lay(4);
    await learner.read(title('collapse'));
    await learner.read(title('empty'));
    await learner.at(title('fall'));
    await learner.press(learner.words.finish);
    await page.getByRole('heading', { name: learner.words.done(SHAZAMM.en.title) }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: WIZARDS.en.title }).waitFor();

    // What is done is done: the lesson begins anew.
    await page.reload();
    await learner.at(title('bridge'));
  });

  it('is done with the keyboard alone, in French', async () => {
    const page = await open('/games/wizards-cup/learn', { language: 'fr' });
    const learner = new Learner(page, 'fr');
    const title = titleIn(wizards);
    const { wizards: cards, board } = WIZARDS.fr;
    const { build, decide } = board;
    const act = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: startingWith(name) }).press('Enter');
    };
    const next = async (step: string): Promise<void> => {
      await learner.at(title(step));
      await act(learner.words.next);
    };
    const gallery = page.getByRole('list', { name: build.gallery });
    const put = async (wizard: CardId, key: string): Promise<void> => {
      await gallery.getByRole('button', { name: startingWith(`${cards[wizard].name},`) }).press(key);
    };

    for (const step of ['goal', 'card', 'elements', 'drawn']) await next(step);
    await learner.at(title('team'));
    await put('geomaster', '5');
    await put('cannoneer', '1');
    await put('detective', '2');
    await put('sinners', '3');
    await put('executioner', '4');
    await put('druid', build.waitingLetter);
    await tabTo(page, startingWith(build.ready));
    await page.keyboard.press('Enter');
    await learner.at(title('detective'));
    await act(decide.send(cards.druid.short));
    await learner.at(title('sinners'));
    await page.getByRole('button', { name: startingWith(cards.geomaster.name) }).press('Shift+ArrowLeft');
    await act(decide.newOrder);
    for (const step of ['won', 'powers']) await next(step);
    await learner.at(title('swap'));
    await put('botanist', '1');
    await act(build.ready);
    await learner.at(title('end'));
    await act(learner.words.finish);
    await page.getByRole('heading', { name: learner.words.done(WIZARDS.fr.title) }).waitFor();
  });

  it('fits a phone, and shows how to do what one cannot', async () => {
    const page = await open('/games/houses-and-courses/learn', { size: 'phone', language: 'fr' });
    const learner = new Learner(page, 'fr');
    for (const { title, task } of Object.values(houses.steps)) {
      await learner.at(title);
      await expectFits(page);
      if (title === houses.steps.react?.title) await expectAccessible(page);
      const last = title === houses.steps.points?.title;
      const { next, finish, showHow } = learner.words;
      await learner.guide.getByRole('button', { name: task ? showHow : last ? finish : next }).tap();
    }
    await page.getByRole('heading', { name: LEARN.fr.done('Maisons & Cours') }).waitFor();
    await expectFits(page);
  });

  it('of an unknown game is a wrong address', async () => {
    const page = await open('/games/chess/learn');
    await page.getByRole('heading', { name: SHELL.en.notFound.title }).waitFor();
  });
});

describe('the rules', () => {
  it('are a link away from a refusal, a card and a line of the log, and the game stays', async () => {
    const page = await open('/games/clash-of-magic-schools/learn');
    const learner = new Learner(page, 'en');
    const title = titleIn(clash);
    const section = (id: string): string => CLASH.en.rules.find((one) => one.id === id)?.title ?? id;
    const shown = (id: string) => page.getByRole('dialog', { name: section(id) });
    const close = async (id: string): Promise<void> => {
      await page.keyboard.press('Escape');
      await shown(id).waitFor({ state: 'hidden' });
    };
    await learner.read(title('field'));
    await learner.read(title('score'));
    await learner.at(title('move'));

    await page.getByRole('button', { name: startingWith(CLASH.en.board.act.endTurn) }).click({ force: true });
    await learner.press(SHELL.en.rules.read);
    await shown('first-turn').waitFor();
    await expectAccessible(page);
    await close('first-turn');

    await page
      .getByRole('button', { name: startingWith('Water Student') })
      .first()
      .press('i');
    await page.getByRole('link', { name: TABLE.en.ruleOf(section('inundatio')) }).click();
    await shown('inundatio').waitFor();
    await close('inundatio');
    await page.keyboard.press('Escape');

    await learner.press(learner.words.showHow);
    await page
      .getByRole('list', { name: SHELL.en.table.log })
      .getByRole('link', { name: TABLE.en.ruleOf(section('move')) })
      .click();
    await shown('move').waitFor();
    await close('move');
    await learner.at(title('deploy'));
  });

  it('are searched without accents, with what was found marked, by keyboard', async () => {
    const page = await open('/games/clash-of-magic-schools/rules', { language: 'fr' });
    const search = page.getByRole('textbox', { name: SHELL.fr.rules.search });
    await search.fill('epreuve DEPART');
    await page.locator('mark', { hasText: 'départ' }).first().waitFor();
    const sections = page.locator('article section:has(> h2)');
    expect(await sections.count()).toBeLessThan(CLASH.fr.rules.length);
    await search.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await search.press('Escape');
    expect(await search.inputValue()).toBe('');
    expect(await sections.count()).toBe(CLASH.fr.rules.length);
  });
});
