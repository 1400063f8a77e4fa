/** Wizards Cup against a bot: whole games with mouse, finger and keyboard, and a duel with a decision in it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, wizardOf } from '../../games/wizards-cup/data';
import { browserPages, expectAccessible, expectFits, SIZES, tabTo, typefaces } from './page';
import { openPrepared, preparedFile } from './prepared';
import { sitDownAgainstBot } from './shazamm';
import { WizardsPlayer } from './wizards';
import { SHELL, startingWith, WIZARDS } from './words';

const open = browserPages();
const PAGE = '/games/wizards-cup';

describe('Wizards Cup against a bot', () => {
  it('is built by clicks and by dragging, played to its end, and begun again', async () => {
    const page = await open(PAGE);
    await sitDownAgainstBot(page, 'en');
    const player = new WizardsPlayer(page, 'en');
    await player.task();
    await expectAccessible(page);
    const [drawn] = await player.lineUp();
    const [clicked, dragged] = ['The Siren', 'The Druid', 'The Dancer'].filter((name) => name !== drawn);
    if (!clicked || !dragged) throw new Error('no Wizards to place');
    await player.wizard(clicked).click();
    await player.places.nth(2).click();
    await player.wizard(dragged).dragTo(player.places.nth(5));
    expect((await player.lineUp())[2]).toBe(clicked);
    expect((await player.lineUp())[5]).toBe(dragged);
    await player.places.nth(2).dragTo(player.places.nth(5));
    expect((await player.lineUp())[5]).toBe(clicked);
    await expectFiltered(player);

    // What waits fights earlier, one place after the other.
    const { build, seats } = WIZARDS.en.board;
    await player.places.nth(5).click();
    await player.press(build.earlier);
    expect((await player.lineUp())[4]).toBe(clicked);
    await player.press(build.earlier);
    await player.press(build.later);
    expect((await player.lineUp())[4]).toBe(clicked);
    await player.places.nth(4).click();
    await player.build();

    // Between the rounds one Wizard is swapped, with the other team's cards in sight.
    while ((await player.task()) !== 'build') await player.step();
    const seen = page.getByRole('list', { name: new RegExp(seats.seenOf('').trim()) });
    expect(await seen.getByRole('button').count()).toBeGreaterThan(0);
    const team = await player.lineUp();
    const [out = ''] = team;
    const into = Object.values(WIZARDS.en.wizards).find(({ name }) => !team.includes(name));
    if (!into) throw new Error('the reserve is empty');
    await player.wizard(into.name).click();
    await player.places.first().click();
    expect((await player.lineUp())[0]).toBe(into.name);
    await page.getByText(build.swapped(out.replace('The ', ''), into.short)).waitFor();
    await player.control('build').click();
    await page
      .getByRole('list', { name: SHELL.en.table.log })
      .getByText(/swaps the/)
      .first()
      .waitFor();
    await player.playToTheEnd();
    await expectAccessible(page);
    const first = page.url();
    await player.control('over').click();
    await page.waitForURL((url) => url.href !== first);
    expect(await player.task()).toBe('build');
  });

  it('tells the duels step by step, at the player’s pace', async () => {
    const page = await open(PAGE, { pace: 'normal' });
    await sitDownAgainstBot(page, 'en');
    const player = new WizardsPlayer(page, 'en');
    const { story, rounds } = WIZARDS.en.board;
    await player.press(story.skip);
    await player.task();
    await player.build();
    await player.press(story.pause);
    await player.press(story.step);
    await page.getByText(`${rounds.round(1)}, ${rounds.duel(1)}`).waitFor();
    await expectAccessible(page);
    await player.press(story.skip);
    expect(['build', 'exchange', 'recall', 'rearrange', 'over']).toContain(await player.task());
  });

  it('asks once before a line-up is final, and explains what is missing', async () => {
    const page = await open(PAGE, { confirmMoves: true });
    await sitDownAgainstBot(page, 'en');
    const player = new WizardsPlayer(page, 'en');
    const { build } = WIZARDS.en.board;
    await player.task();
    await player.control('build').click({ force: true });
    await page.getByText(/5 Wizards are missing/).waitFor();
    await player.build();
    const dialog = page.getByRole('dialog', { name: build.confirmTitle });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await player.control('build').click();
    await dialog.getByRole('button', { name: build.confirm }).click();
    await page.getByRole('list', { name: SHELL.en.table.log }).getByText(/picks/).waitFor();
  });
});

/** The head of a tray and a kind of power leave only what is both in full colour. */
async function expectFiltered({ page }: WizardsPlayer): Promise<void> {
  const { elements, kinds, wizards, board } = WIZARDS.en;
  const all = page.getByRole('list', { name: board.build.gallery });
  const fire = all.getByRole('button', { name: startingWith(elements.fire) });
  const kind = page.getByRole('button', { name: kinds.immediate, exact: true });
  const bright = () =>
    all
      .getByRole('button', { name: /^The / })
      .evaluateAll(
        (cards) => cards.filter((card) => !getComputedStyle(card).filter.includes('saturate')).length,
      );
  const everybody = Object.keys(wizards).length;
  await expect.poll(bright).toBe(everybody);
  await fire.click();
  expect(await fire.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(bright).toBe(3);
  await kind.click();
  await expect.poll(bright).toBe(1);
  await fire.click();
  await expect.poll(bright).toBe(CARD_IDS.filter((card) => wizardOf(card).power.type === 'immediate').length);
  await kind.click();
  await expect.poll(bright).toBe(everybody);
}

describe('a duel with a decision in it', () => {
  it('asks the Detective’s owner, and the newcomer fights', async () => {
    const text = await preparedFile({
      game: 'wizards-cup',
      seats: [
        { kind: 'human', name: 'Zoé' },
        { kind: 'bot', name: 'Lazare', level: 'novice' },
      ],
      seed: 'detective 5',
      script: (state, _, any) => {
        const { pending } = state as { pending: { player: string; card: string } | null };
        return pending?.card === 'detective' && pending.player === '0' ? null : any();
      },
    });
    const page = await open('/', { language: 'fr' });
    await openPrepared(page, text);
    const player = new WizardsPlayer(page, 'fr');
    expect(await player.task()).toBe('exchange');
    await expectAccessible(page);
    await expectCounts(page);
    await player.control('exchange').click();
    await page
      .getByRole('list', { name: SHELL.fr.table.log })
      .getByText(/en scène.*le Détective attend, face visible/)
      .first()
      .waitFor();
    await player.playToTheEnd();
  });
});

/** On a small screen, too, both seats show how many cards are left in the draw and discard piles, uncut. */
async function expectCounts(page: Page): Promise<void> {
  await typefaces(page);
  await page.setViewportSize(SIZES.tablet);
  const cut = await page
    .getByText(WIZARDS.fr.board.stage.discard)
    .evaluateAll((words) =>
      words
        .flatMap((word) => word.closest('section > :last-child') ?? [])
        .map((counts) => counts.scrollWidth - counts.clientWidth),
    );
  expect(cut.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...cut)).toBe(0);
  await page.setViewportSize(SIZES.desktop);
}

describe('the keyboard alone', () => {
  it('carries a player from the game page to the end of the cup', async () => {
    const page = await open(PAGE, { language: 'fr' });
    const { game, levels } = SHELL.fr;
    await tabTo(page, startingWith(game.startBot(levels.novice.title)));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\//);
    const player = new WizardsPlayer(page, 'fr');
    const { build, decide } = WIZARDS.fr.board;
    for (let turn = 0; turn < 60; turn++) {
      const task = await player.task();
      if (task === 'over') break;
      if (task === 'build') {
        if (turn === 0) {
          // The heads of the trays and the Wizards are one stop; arrows walk, figures place.
          await tabTo(page, startingWith(WIZARDS.fr.elements.fire));
          await page.keyboard.press('ArrowRight');
          const [drawn] = await player.lineUp();
          await page.keyboard.press('4');
          const placed = (await player.lineUp())[3] ?? '';
          expect(Object.values(WIZARDS.fr.wizards).map(({ name }) => name)).toContain(placed);
          await page.keyboard.press('Shift+ArrowRight');
          const after = await player.lineUp();
          expect([after[0], after[4]]).toEqual([drawn, placed]);
          expect(after[3]).not.toBe(placed);
        }
        const fill = page.getByRole('button', { name: build.fill });
        if ((await fill.count()) > 0 && (await fill.getAttribute('aria-disabled')) === null) {
          await tabTo(page, startingWith(build.fill));
          await page.keyboard.press('Enter');
        }
        await tabTo(page, startingWith(build.ready));
      } else if (task !== 'curtain') {
        const name = {
          draw: '',
          exchange: decide.keep(''),
          recall: decide.leave(''),
          rearrange: decide.keepOrder,
        }[task];
        await tabTo(page, startingWith(name));
      }
      await page.keyboard.press('Enter');
    }
    expect(await player.task()).toBe('over');
  });
});

describe.each(['phone', 'smallPhone'] as const)('on a %s', (size) => {
  it('everything fits upright, is big enough to tap, and the cup can be finished', async () => {
    const page = await open(PAGE, { size, language: 'fr' });
    await sitDownAgainstBot(page, 'fr');
    const player = new WizardsPlayer(page, 'fr');
    await player.task();
    await expectFits(page);
    await expectAccessible(page);
    await player.playToTheEnd(() => expectFits(page));
    await expectFits(page);
  });
});
