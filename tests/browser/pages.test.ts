/** Every page of the shell, in every theme and both languages: reachable, accessible, and kind to wrong addresses. */
import { describe, expect, it } from 'vitest';
import {
  browserPages,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectFits,
  SIZES,
  tick,
  typefaces,
} from './page';
import { ShazammPlayer, sitDownAgainstBot, sitDownTogether } from './shazamm';
import { SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();
const PATHS = [
  '/',
  '/games/shazamm',
  '/games/anludim',
  '/games/shazamm/rules',
  '/games/shazamm/learn',
  '/series/new/clash-of-magic-schools',
  '/settings',
  '/lobby',
  '/about',
  '/nowhere',
];

describe('in every theme', () => {
  it.each(PATHS)('%s is accessible', async (path) => {
    const page = await open(path, { language: path.length % 2 === 0 ? 'fr' : 'en' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What stands below comes only when it is scrolled to.
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    await expectAccessibleInEveryTheme(page);
  });

  it('the curtain is accessible, and so is the end of a game', async () => {
    const page = await open('/games/shazamm');
    await sitDownTogether(page, 'en', ['Ada', 'Bo']);
    const player = new ShazammPlayer(page, 'en', 'curtain');
    expect(await player.task()).toBe('curtain');
    await expectAccessibleInEveryTheme(page);
    await player.step();
    await player.step();
    await player.task();
    await player.step();
    await page.getByRole('button', { name: SHELL.en.table.menu }).click();
    await page.getByRole('menuitem', { name: SHELL.en.table.resign }).click();
    await page.getByRole('dialog').getByRole('button', { name: SHELL.en.table.resign }).click();
    expect(await player.task()).toBe('over');
    await expectAccessibleInEveryTheme(page);
  });

  it('the table is accessible, with the log, the rules and a card enlarged', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'table');
    await player.task();
    await expectAccessibleInEveryTheme(page);
    await page.getByRole('tab', { name: SHELL.en.table.rules }).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: SHELL.en.rules.search }))
      .waitFor();
    await expectAccessibleInEveryTheme(page);
    await player.hand.getByRole('button').first().press('i');
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInEveryTheme(page);
  });
});

describe('a newcomer', () => {
  it.each([
    ['desktop', 'en'],
    ['tablet', 'fr'],
    ['phone', 'en'],
    ['smallPhone', 'fr'],
  ] as const)(
    'plays two presses after the page has opened, without scrolling: %s, %s',
    async (size, language) => {
      const page = await open('/', { size, language });
      const { game, levels, shell } = SHELL[language];
      await page
        .getByRole('link', { name: startingWith('Clash of Magic Schools') })
        .first()
        .click();
      const start = page.getByRole('button', { name: game.startBot(levels.novice.title) });
      await start.waitFor();
      await typefaces(page);
      const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(SIZES[size].height);
      const [home, settings] = await Promise.all(
        [
          page.getByRole('link', { name: shell.home }),
          page.getByRole('banner').getByRole('button', { name: shell.settings }),
        ].map((one) => one.boundingBox()),
      );
      expect(Math.abs((home?.y ?? 0) - (settings?.y ?? 0))).toBeLessThan(10);
      await start.click();
      await page.waitForURL(/\/play\//);
    },
  );
});

describe('a first visit', () => {
  it.each(['/', '/games/shazamm', '/games/shazamm/rules'])('of %s fetches nothing twice', async (path) => {
    const page = await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const parts = fetched.filter((file) => file.startsWith('/assets/'));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((file, at) => parts.indexOf(file) !== at)).toEqual([]);
  });
});

describe('a page that comes bit by bit', () => {
  /** What Lighthouse calls good. */
  const STEADY = 0.1;

  it.each([
    ['/games/shazamm/rules', 'desktop'],
    ['/games/anludim/rules', 'phone'],
    ['/games/anludim', 'phone'],
    ['/lobby', 'phone'],
  ] as const)('does not move under the eyes: %s, %s', async (path, size) => {
    const page = await open(path, { size });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // On a phone the typefaces come last.
    await page.waitForFunction(() => document.documentElement.dataset.faces === undefined);
    const moved = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // A page that never moved has nothing to tell.
        setTimeout(() => resolve(0), 1000);
      });
    });
    expect(moved).toBeLessThan(STEADY);
  });
});

describe('addresses', () => {
  it('an unknown one says so and leads back', async () => {
    const page = await open('/nowhere/at/all', { language: 'fr' });
    await page.getByRole('heading', { name: SHELL.fr.notFound.title }).waitFor();
    await page.getByRole('link', { name: SHELL.fr.shell.backHome }).click();
    await page.getByRole('heading', { name: SHELL.fr.home.title }).waitFor();
  });

  it('a match that is not on this device is named as such', async () => {
    const page = await open('/play/0123456789ab');
    await page.getByRole('heading', { name: SHELL.en.table.missingTitle }).waitFor();
    await expectAccessible(page);
  });

  it('an unknown game is a wrong address', async () => {
    const page = await open('/games/chess');
    await page.getByRole('heading', { name: SHELL.en.notFound.title }).waitFor();
  });

  it('can be reloaded and gone back from', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: startingWith('Shazamm!') }).click();
    await page.getByRole('heading', { name: 'Shazamm!', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Shazamm!', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: SHELL.en.home.title }).waitFor();
  });
});

describe('settings', () => {
  it('change the language at once, and are kept', async () => {
    const page = await open('/settings');
    await page.getByRole('radio', { name: 'Français' }).click({ force: true });
    await page.getByRole('heading', { name: SHELL.fr.settings.title, level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: SHELL.fr.settings.title, level: 1 }).waitFor();
  });

  it('change the theme at once', async () => {
    const page = await open('/settings');
    await tick(page.getByRole('radio', { name: SHELL.en.settings.themes.light }));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });
});

describe('the rules', () => {
  it('are searchable and show the real components', async () => {
    const page = await open('/games/shazamm/rules', { language: 'fr' });
    const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: SHELL.fr.rules.search }));
    await search.fill(SHAZAMM.fr.spells[14].name);
    await page.getByText(SHAZAMM.fr.spells[14].name).first().waitFor();
    await search.fill('xyzzy');
    await page.getByText(SHELL.fr.rules.nothing('xyzzy')).waitFor();
  });
});

/** Who comes to a place of the page has all of it at once, if not its pictures. */
const ALL_RULES = '/games/shazamm/rules#main';

describe('what stands far below', () => {
  it('is still in sight after a reload', async () => {
    const page = await open('/games/shazamm/rules');
    const section = (at: number) => page.locator(`#${SHAZAMM.en.rules[at]?.id}`);
    const top = (at: number) => section(at).evaluate((element) => element.getBoundingClientRect().top);
    // As one reads: from section to section, each with all above it.
    for (let at = 0; at <= 8; at++) await section(at).scrollIntoViewIfNeeded();
    await section(7).evaluate((element) => element.scrollIntoView());
    await expect.poll(() => top(7)).toBeLessThan(100);
    await page.reload();
    await expect.poll(() => top(7)).toBeLessThan(300);
    expect(await top(8)).toBeGreaterThan(0);
  });

  it('is there when one comes to it: the cards of a game', async () => {
    const page = await open('/games/shazamm', { size: 'phone' });
    const cards = page.getByRole('heading', { name: SHELL.en.game.gallery });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cards.count()).toBe(0);
    await page.keyboard.press('End');
    await cards.waitFor();
  });

  it('is there when one comes to it: the pictures of the rules', async () => {
    const page = await open(ALL_RULES);
    const figures = page.getByRole('figure');
    await figures.first().locator('*').first().waitFor();
    const last = figures.last();
    expect(await last.locator('*').count()).toBe(0);
    await expect
      .poll(async () => {
        await last.scrollIntoViewIfNeeded();
        return last.locator('*').count();
      })
      .toBeGreaterThan(0);
  });

  it('is printed, too', async () => {
    const page = await open(ALL_RULES);
    const figures = page.getByRole('figure');
    await figures.first().locator('*').first().waitFor();
    expect(await figures.last().locator('*').count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await figures.last().locator('*').count()).toBeGreaterThan(0);
  });
});

describe('the typefaces', () => {
  it.each([
    { size: 'phone', late: true },
    { size: 'desktop', late: false },
  ] as const)('on a $size come after the page: $late', async ({ size, late }) => {
    const page = await open('/games/shazamm', { size });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Next') && status === 'loaded'),
    );
    const [loaded = 0, ...faces] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return [navigation?.loadEventStart ?? 0, ...fonts.map(({ startTime }) => startTime)];
    });
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.every((asked) => asked > loaded)).toBe(late);
  });
});

describe('options', () => {
  it('of the variant in which decks are ordered lead to its table', async () => {
    const page = await open('/games/shazamm');
    const { label } = SHAZAMM.en.options.deckMode?.values?.chosenOrder ?? { label: '' };
    await tick(page.getByRole('radio', { name: startingWith(label) }));
    await sitDownAgainstBot(page, 'en');
    await page.getByText(SHAZAMM.en.board.arrange.status).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: startingWith(SHAZAMM.en.board.arrange.ready) }).click();
    await page.getByText(SHAZAMM.en.board.commit.status).waitFor();
  });
});

describe('nothing sticks out sideways', () => {
  it.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('at the size of a %s', async (size) => {
    for (const path of PATHS) {
      const page = await open(path, { size, language: 'fr' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await page.context().close();
    }
  });

  it.each(['clash-of-magic-schools', 'shazamm'])(
    'when the device is turned: the rules of %s',
    async (game) => {
      const page = await open(`/games/${game}/rules`, { language: 'fr' });
      await page.getByRole('figure').first().waitFor();
      await page.setViewportSize({ width: SIZES.phone.height, height: SIZES.phone.width });
      await expectFits(page);
      await page.setViewportSize(SIZES.phone);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(SIZES.phone.width);
    },
  );
});
