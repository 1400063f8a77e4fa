/** Games are kept on the device: reload, continue, several at once, two tabs, files, and what is damaged. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPages } from './page';
import { putRecord } from './records';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import { SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();
const { saved, table, trouble } = SHELL.en;

describe('a reload', () => {
  it('in the middle of a game brings everything back, and the game goes on to its end', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'reload');
    await player.step();
    await player.task();
    const before = await position(page);
    await page.reload();
    await player.task();
    expect(await position(page)).toEqual(before);
    await player.playToTheEnd();
  });
});

describe('saved games', () => {
  it('wait on the first page, several at once, and can be deleted', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'first').step();
    const first = new URL(page.url()).pathname;
    await page.goto(new URL('/games/shazamm', page.url()).href);
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'second').step();
    await page.goto(new URL('/', page.url()).href);
    const cards = page.getByRole('listitem').filter({ has: page.locator('a[href^="/play/"]') });
    await cards.nth(1).waitFor();
    expect(await cards.count()).toBe(2);
    await cards
      .filter({ has: page.locator(`a[href="${first}"]`) })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: saved.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: saved.delete }).click();
    await page.locator(`a[href="${first}"]`).waitFor({ state: 'detached' });
    expect(await cards.count()).toBe(1);
    await cards.getByRole('link').click();
    // The bot's spells may have left something to decide.
    expect(await new ShazammPlayer(page, 'en', 'on').task()).not.toBe('over');
  });

  it('travel as files, and a damaged or foreign file says what is wrong', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'file');
    await player.step();
    await player.task();
    const before = await position(page);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: saved.menu('Shazamm!') }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: saved.export }).click();
    const file = await (await downloading).path();

    const elsewhere = await open('/');
    await bring(elsewhere, file, saved.imported);
    await elsewhere.locator('a[href^="/play/"]').click();
    await new ShazammPlayer(elsewhere, 'en', 'elsewhere').task();
    expect(await position(elsewhere)).toEqual(before);

    const text = await readFile(file, 'utf8');
    await elsewhere.goto(new URL('/', elsewhere.url()).href);
    await bring(elsewhere, await written('{"hello":"world"}'), trouble.FOREIGN);
    await bring(elsewhere, await written(text.slice(0, text.length / 2)), trouble.FOREIGN);
    await bring(elsewhere, await written(text.replace(/"wall":\d+/, '"wall":3')), trouble.DAMAGED);
    expect(await elsewhere.locator('a[href^="/play/"]').count()).toBe(1);
  });

  it('that are damaged in the storage leave the others alone', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    await new ShazammPlayer(page, 'en', 'damage').step();
    const path = new URL(page.url()).pathname;
    await page.goto(new URL('/', page.url()).href);
    await page.locator(`a[href="${path}"]`).waitFor();
    await spoilOneRecord(page);
    await page.reload();
    await page.getByText(saved.damaged(1)).waitFor();
    await page.locator(`a[href="${path}"]`).waitFor();
    await page.goto(new URL('/play/spoiled', page.url()).href);
    await page.getByRole('heading', { name: table.unreadableTitle }).waitFor();
  });
});

describe('a second tab on the same match', () => {
  it('does not overwrite the first: it may take the match over', async () => {
    const page = await open('/games/shazamm');
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'tabs');
    await player.step();
    await player.task();
    const second = await open(new URL(page.url()).pathname, { context: page.context() });
    await second.getByRole('heading', { name: table.elsewhereTitle }).waitFor();
    await second.getByRole('button', { name: table.takeOver }).click();
    const other = new ShazammPlayer(second, 'en', 'tabs too');
    expect(await other.task()).not.toBe('over');
    await page.getByRole('heading', { name: table.elsewhereTitle }).waitFor();
    await other.step();
    expect(await other.task()).not.toBe('curtain');
  });
});

/** What the page tells of the game: the bridge, the seats, the hand. */
async function position(page: Page): Promise<string[]> {
  const bridge = await page
    .getByText(/Wall of fire on tile/)
    .first()
    .textContent();
  const hand = await page
    .getByRole('list', { name: startingWith(SHAZAMM.en.board.hand.label(0).slice(0, 6)) })
    .getByRole('button')
    .allTextContents();
  return [bridge ?? '', ...hand];
}

async function bring(page: Page, file: string, answer: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(answer).first().waitFor();
}

let files = 0;
async function written(text: string): Promise<string> {
  const path = join(tmpdir(), `grimoire-test-${process.pid}-${files++}.json`);
  await writeFile(path, text);
  return path;
}

/** Adds a record to the saved games that is not one. */
async function spoilOneRecord(page: Page): Promise<void> {
  for (const store of ['matches', 'summaries', 'writers'])
    await putRecord(page, { database: 'grimoire', store, key: 'spoiled' }, 'not a saved game');
}
