/** Every game, from the table that somebody opens to the verdict that all of them read, each in a browser of their own. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, openTable, sitDown } from './online';
import { browserPages } from './page';
import { PLAYS } from './quick';
import { ANLUDIM, type Language } from './words';

const open = browserPages();
const FRIENDS = ['Ada', 'Bo', 'Cy'];
/** Everybody reads their own language. */
const LANGUAGES: readonly Language[] = ['en', 'fr', 'en'];
const LANGUAGE_OF = (at: number): Language => LANGUAGES[at] ?? 'en';

const TABLES = [
  { game: 'shazamm', people: 2, wishes: {} },
  { game: 'clash-of-magic-schools', people: 2, wishes: {} },
  { game: 'wizards-cup', people: 2, wishes: {} },
  { game: 'houses-and-courses', people: 2, wishes: { players: 3, bots: [1] } },
  { game: 'anludim', people: 3, wishes: { players: 3, least: ANLUDIM.en.options.roundsToWin?.label ?? '' } },
] as const;

describe.each(TABLES)('$game', ({ game, people, wishes }) => {
  it(`is played to its end by ${people} people`, async () => {
    const host = await open(`/games/${game}`, { name: FRIENDS[0] ?? '' });
    const link = new URL(await openTable(host, 'en', wishes)).pathname;
    const pages = [host];
    for (let at = 1; at < people; at += 1) {
      const page = await open(link, { language: LANGUAGE_OF(at) });
      await sitDown(page, LANGUAGE_OF(at), FRIENDS[at] ?? '');
      pages.push(page);
    }
    await begin(host, 'en');
    await Promise.all(pages.map((page, at) => PLAYS[game](page, LANGUAGE_OF(at))));
    const [first, ...others] = await Promise.all(pages.map(winners));
    for (const other of others) expect(other).toEqual(first);
  });
});

/** Which of the friends the verdict names. */
async function winners(page: Page): Promise<string[]> {
  const title = await page.locator('main section > h2[tabindex="-1"]').textContent();
  return FRIENDS.filter((name) => title?.includes(name));
}
