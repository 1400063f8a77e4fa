/** What stays of a finished game: the statistics of the device, a picture to share, and what its link says. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { keepsakes as wizards } from '../../games/wizards-cup/keepsakes';
import { browserPages, expectAccessible, expectAccessibleInEveryTheme, expectFits } from './page';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import { ANLUDIM, type Language, SHARE, SHELL, STATISTICS, WIZARDS } from './words';

const open = browserPages();

/** Begins a game against a bot, makes a move and gives up. */
async function loseAGame(page: Page, language: Language): Promise<void> {
  const { table } = SHELL[language];
  await sitDownAgainstBot(page, language);
  const player = new ShazammPlayer(page, language, 'resigned');
  await player.step();
  await player.task();
  await page.getByRole('button', { name: table.menu }).click();
  await page.getByRole('menuitem', { name: table.resign }).click();
  await page.getByRole('dialog').getByRole('button', { name: table.resign }).click();
  await page.getByRole('button', { name: table.showBoard }).waitFor();
}

function figure(page: Page, label: string) {
  return page
    .locator('dl')
    .first()
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');
}

describe('the statistics', () => {
  it('count a game once, go to a file and back, and can be deleted', async () => {
    const words = STATISTICS.en;
    const page = await open('/statistics');
    await page.getByRole('heading', { name: words.empty.title }).waitFor();
    await page.goto(new URL('/games/shazamm', page.url()).href);
    await loseAGame(page, 'en');
    // Even if the page is left in the very moment of the end, and however often one looks at it again.
    await page.reload();
    await page.getByRole('button', { name: SHELL.en.table.showBoard }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('button', { name: SHELL.en.table.showBoard }).waitFor();
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('link', { name: SHELL.en.shell.statistics }).click();
    await figure(page, words.played).waitFor();
    expect(await figure(page, words.played).textContent()).toBe('1');
    expect(await figure(page, words.won).textContent()).toBe(words.share(0, 1));
    // Among all games, and in the one that was played.
    const beaten = page.getByRole('row', { name: words.opponents.novice }).getByText(words.tally(0, 0, 1));
    await expect.poll(() => beaten.count()).toBe(2);
    // One game is no line.
    expect(await page.getByRole('figure').count()).toBe(0);
    await page.getByText(words.asTable).click();
    await page.getByRole('cell', { name: words.outcomes.lost, exact: true }).waitFor();
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export }).click();
    const file = await (await downloading).path();
    await page.getByRole('button', { name: words.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
    await page.getByRole('heading', { name: words.empty.title }).waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(words.imported(1)).waitFor();
    await figure(page, words.played).waitFor();
    expect(JSON.parse(await readFile(file, 'utf8')).matches).toHaveLength(1);
  });

  it('are readable on a phone, in French, by day', async () => {
    const words = STATISTICS.fr;
    const page = await open('/statistics', { language: 'fr', size: 'smallPhone', theme: 'light' });
    const matches = ['won', 'lost', 'drawn', 'won', 'shared'].map((outcome, at) => ({
      id: `device:${at}`,
      game: at % 2 === 0 ? 'wizards-cup' : 'anludim',
      at: at * 1e9,
      outcome,
      opponents: outcome === 'shared' ? [] : [at === 0 ? 'person' : 'archmage'],
      rounds: at + 1,
      points: at === 0 ? { own: 3, others: 2 } : null,
      forfeit: false,
      ...(at < 2 && { kept: KEPT[at] }),
    }));
    const text = JSON.stringify({ format: 'grimoire-statistics', version: 1, matches });
    await bring(page, text);
    await figure(page, words.played).waitFor();
    // What each game finds worth keeping, in its own words.
    await page.getByRole('row', { name: wizards.names.fr.duels }).getByText(words.perGame('4', 4)).waitFor();
    await page.getByRole('row', { name: WIZARDS.fr.wizards.siren.short }).getByText(words.times(3)).waitFor();
    await page.getByRole('row', { name: ANLUDIM.fr.disciplines.flush.object }).waitFor();
    expect(await page.getByRole('figure').count()).toBe(4);
    for (const summary of await page.getByText(words.asTable).all()) await summary.click();
    await expectFits(page);
    await expectAccessibleInEveryTheme(page);

    // A game that ends in another tab is counted here at once.
    const other = await open('/statistics', { context: page.context() });
    const one = [{ ...matches[0], id: 'device:new' }];
    await bring(other, JSON.stringify({ format: 'grimoire-statistics', version: 1, matches: one }));
    await expect.poll(() => figure(page, words.played).textContent()).toBe('6');
  });
});

/** Of Wizards Cup, and of Anludim. */
const KEPT = [
  { numbers: { rounds: 2, duels: 4, tieBreaks: 0 }, used: { siren: 3, druid: 1 } },
  { numbers: { best: 12, objects: 3, professors: 1 }, used: { flush: 2, unheardOf: 1 } },
];

async function bring(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

describe('the result', () => {
  it.each(['desktop', 'phone'] as const)('can be shared as a picture of the table: %s', async (size) => {
    const words = SHARE.en;
    const page = await open('/games/shazamm', { size });
    await loseAGame(page, 'en');
    await page.getByRole('button', { name: words.share }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('canvas').waitFor();
    if (size === 'phone') await expectFits(page);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.save }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('grimoire-shazamm.png');
    const png = await readFile(await download.path());
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(width).toBeGreaterThanOrEqual(700);
    expect(width).toBeLessThanOrEqual(1200);
    expect(height).toBeGreaterThan(500);
    expect(png.length).toBeGreaterThan(50_000);
    expect(png.length).toBeLessThan(3_000_000);
    // A table is a picture of many colours; an empty frame would be a dozen shades of brown.
    expect(await dialog.locator('canvas').evaluate(colours)).toBeGreaterThan(500);
  });
});

/** Runs in the page: how many different colours the middle of the picture has. */
function colours(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const [width, height] = [Math.floor(canvas.width / 3), Math.floor(canvas.height / 2)];
  const { data } = canvas.getContext('2d')?.getImageData(width, Math.floor(height * 0.6), width, height) ?? {
    data: [],
  };
  const found = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 4) {
    found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  return found.size;
}

describe('the preview of a link', () => {
  const html = async (path: string, language: Language): Promise<string> =>
    (await fetch(inject('origin') + path, { headers: { 'Accept-Language': language } })).text();

  const found = async (isPublic: boolean): Promise<string> => {
    const answer = await fetch(`${inject('origin')}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Grimoire-Protocol': '1' },
      body: JSON.stringify({
        game: 'shazamm',
        options: {},
        seats: ['me', 'open'],
        public: isPublic,
        gallery: true,
        clock: { kind: 'none' },
        guest: { name: 'Morgana', key: '0123456789abcdef0123456789abcdef' },
      }),
    });
    return (await answer.json()).table.id;
  };

  it('has a title and a picture of the game, in the language of whoever asks', async () => {
    const page = await html('/games/houses-and-courses', 'fr');
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('og:title" content="Maisons &amp; Cours');
    const [, picture = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
    const answer = await fetch(picture);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(120_000);
  });

  it('invites to a public table by name, and to a private one without names', async () => {
    expect(await html(`/tables/${await found(true)}`, 'en')).toContain('At the table: Morgana.');
    const hidden = await html(`/tables/${await found(false)}`, 'en');
    expect(hidden).toContain('Come and play Shazamm!');
    expect(hidden).not.toContain('Morgana');
  });
});
