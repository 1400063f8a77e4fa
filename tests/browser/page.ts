/** A browser for one test file, and fresh pages in it: own storage, chosen language, size and motion. */
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 740 },
  /** Its browser keeps a part of the height for itself. */
  lowPhone: { width: 390, height: 664 },
} as const;

/** How long a page may take over anything: slow machines are no failure. */
const PATIENCE_MS = 180_000;

export interface PageWishes {
  readonly language?: 'en' | 'fr';
  readonly size?: keyof typeof SIZES;
  readonly theme?: 'dark' | 'light' | 'contrast';
  readonly pace?: 'off' | 'fast' | 'normal';
  readonly confirmMoves?: boolean;
  /** How the visitor is called at online tables. */
  readonly name?: string;
  /** Lets the service worker store everything for offline use, which takes its time. */
  readonly offline?: boolean;
  /** Where the pages come from, if not from the server of the tests. */
  readonly origin?: string;
  /** Share storage with another page: a second tab. */
  readonly context?: BrowserContext;
}

/**
 * Opens pages in one browser that lives as long as the test file. Errors in a page fail the test. What a page takes for
 * chance is the same in every run.
 */
export function browserPages(): (path: string, wishes?: PageWishes) => Promise<Page> {
  let browser: Browser;
  // A page that nobody looks at any more would go on drawing its fire.
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
  });
  afterAll(async () => {
    await browser.close();
  });
  return async (path, wishes = {}) => {
    const context =
      wishes.context ??
      (await browser.newContext({
        viewport: SIZES[wishes.size ?? 'desktop'],
        hasTouch: wishes.size === 'phone' || wishes.size === 'smallPhone',
        locale: wishes.language === 'fr' ? 'fr-FR' : 'en-GB',
        serviceWorkers: wishes.offline ? 'allow' : 'block',
      }));
    if (!wishes.context) {
      const { theme = 'dark', pace = 'off', confirmMoves = false, language = 'en', name = '' } = wishes;
      const saved = { language, theme, sound: false, pace, confirmMoves, name };
      await context.addInitScript(
        ([key, value]) => {
          // The blank page that every tab begins with has no storage.
          if (!location.protocol.startsWith('http')) return;
          if (key && value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        ['grimoire-settings', JSON.stringify({ state: saved, version: 1 })],
      );
      const device = browser.contexts().length;
      await context.addInitScript(fixChance, `${expect.getState().currentTestName} ${device}`);
    }
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto((wishes.origin ?? inject('origin')) + path);
    return page;
  };
}

/** Runs in the page: its random numbers follow from the seed and from how often this device has loaded a page. */
function fixChance(seed: string): void {
  if (!location.protocol.startsWith('http')) return;
  const loads = Number(localStorage.getItem('test-loads')) + 1;
  localStorage.setItem('test-loads', String(loads));
  let state = loads;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return (state ^ (state >>> 16)) >>> 0;
  };
  for (const letter of seed) state = next() ^ letter.charCodeAt(0);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = next() & 0xff;
    }
    return array;
  };
}

/** Chooses a radio button by its label, as a finger does: the button itself is not drawn. */
export async function tick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect.poll(() => radio.isChecked()).toBe(true);
}

/** No accessibility rule is broken on the page as it is now, apart from a part that is looked at elsewhere. */
export async function expectAccessible(page: Page, apart?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  await expectClean(apart === undefined ? axe : axe.exclude(apart));
}

/** The same in every theme: what is not a matter of colour is the same in all of them. */
export async function expectAccessibleInEveryTheme(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const theme of ['light', 'contrast', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectClean(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), theme);
  }
}

async function expectClean(axe: AxeBuilder, theme = ''): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, theme).toEqual([]);
}

/** Presses Tab until the focused control has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('spinbutton', { name }));
  await wanted.first().waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (name.test(await page.evaluate(focusedName))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

/** Runs in the page. */
function focusedName(): string {
  const control = document.activeElement?.closest<HTMLElement>('button, [role=button], [role=spinbutton]');
  const label = document.getElementById(control?.getAttribute('aria-labelledby') ?? '') ?? control;
  // biome-ignore lint/performance/useDomNodeTextContent: names of controls have spaces where the page shows gaps.
  return (control?.getAttribute('aria-label') ?? label?.innerText ?? '').replace(/\s+/g, ' ').trim();
}

/** Nothing sticks out sideways, and what can be pressed is at least 40 pixels high or wide enough. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('button, [role=radio], input, select'))
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => !element.closest('[inert], .visually-hidden'))
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && box.height > 0 && (box.height < 39.5 || box.width < 39.5))
      .map(({ text, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${text}`),
  );
  expect(small).toEqual([]);
}

/** Until the page is set in its own typefaces: the stand-ins are others, maybe wider ones, on every machine. */
export async function typefaces(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [/^"?Alegreya"?$/, /^"?Atkinson Next"?$/].every((name) =>
      loaded.some(({ family }) => name.test(family)),
    );
  });
}

/** The document, the accessibility tree and the title. */
export async function everythingSaid(page: Page): Promise<string> {
  const body = await page.evaluate(() => document.body.innerHTML);
  return [
    body.replace(/<path[^>]*>/g, ''),
    await page.locator('body').ariaSnapshot(),
    await page.title(),
  ].join('\n');
}
