/** A browser for one test file, and fresh pages in it: own storage, chosen language, size and motion. */
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 740 },
} as const;

export interface PageWishes {
  readonly language?: 'en' | 'fr';
  readonly size?: keyof typeof SIZES;
  readonly theme?: 'dark' | 'light' | 'contrast';
  readonly pace?: 'off' | 'fast' | 'normal';
  readonly confirmMoves?: boolean;
  /** Share storage with another page: a second tab. */
  readonly context?: BrowserContext;
}

/** Opens pages in one browser that lives as long as the test file. Errors in a page fail the test. */
export function browserPages(): (path: string, wishes?: PageWishes) => Promise<Page> {
  let browser: Browser;
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
      }));
    if (!wishes.context) {
      const { theme = 'dark', pace = 'off', confirmMoves = false, language = 'en' } = wishes;
      const saved = { language, theme, sound: false, pace, confirmMoves, name: '' };
      await context.addInitScript(
        ([key, value]) => {
          // The blank page that every tab begins with has no storage.
          if (!location.protocol.startsWith('http')) return;
          if (key && value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        ['grimoire-settings', JSON.stringify({ state: saved, version: 1 })],
      );
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(inject('origin') + path);
    return page;
  };
}

/** No accessibility rule is broken on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
