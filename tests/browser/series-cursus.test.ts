/** A Cursus on one device, from its first game to the bonus. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ClashPlayer, type Task } from './clash';
import { browserPages, expectAccessibleInEveryTheme } from './page';
import { fileNearTheEnd } from './prepared';
import { putRecord, readRecord } from './records';
import { backButton, button, choose, expectPrintable, resign } from './series';
import { SERIES, SHELL, startingWith } from './words';

const open = browserPages();
const EN = SERIES.en;

class CursusPlayer extends ClashPlayer {
  override control(task: Task): Locator {
    return task === 'over' ? backButton(this.page, this.language) : super.control(task);
  }
}

describe('a Cursus', () => {
  it('counts a game when it is over, keeps the schools, and survives reloads', async () => {
    const page = await open('/games/clash-of-magic-schools', { name: 'Zoé' });
    await page.getByRole('link', { name: SHELL.en.game.series }).click();
    await choose(page, EN.create.cursus.title);
    await expectAccessibleInEveryTheme(page);
    await button(page, EN.create.start).click();
    await page.getByRole('table').waitFor();
    const sheet = page.url();
    await button(page, EN.page.play).click();
    await page.waitForURL(/\/play\//);
    const match = page.url().split('/').at(-1) ?? '';
    await page.goto(sheet);
    await button(page, EN.page.goOn).waitFor();

    await bringToTheEnd(page, match, sheet.split('/').at(-1) ?? '');
    await button(page, EN.page.goOn).click();
    await new CursusPlayer(page, 'en', 'cursus').playToTheEnd();
    await backButton(page, 'en').click();
    await page.waitForURL(sheet);
    await page.getByText(EN.page.game(2, 7)).waitFor();
    const first = page.getByRole('row', { name: startingWith(EN.sheet.game(1)) });
    const scores = await first.getByRole('cell').allTextContents();
    expect(scores.every((score) => /^\d+/.test(score))).toBe(true);
    const seats = page.getByRole('listitem').filter({ hasText: 'Dragombre' });
    expect(await seats.first().textContent()).toContain('Zoé');
    await expectAccessibleInEveryTheme(page);

    await page.reload();
    await page.getByText(EN.page.game(2, 7)).waitFor();
    expect(await first.getByRole('cell').allTextContents()).toEqual(scores);

    // Five more are on the sheet; giving the seventh up leaves the bonus to the winner of most.
    const id = sheet.split('/').at(-1) ?? '';
    await addGames(page, id, FIVE_WON);
    await page.reload();
    await page.getByText(EN.page.game(7, 7)).waitFor();
    await button(page, EN.page.play).click();
    const seventh = new CursusPlayer(page, 'en', 'seventh');
    await seventh.step();
    await seventh.task();
    await resign(page, 'en');
    await backButton(page, 'en').click();
    await page.getByText(EN.end.cursus).waitFor();
    const cells = (row: string) =>
      page
        .getByRole('row', { name: startingWith(row) })
        .getByRole('cell')
        .allTextContents();
    expect(await cells(EN.sheet.bonus(10))).toEqual(['+10', '–']);
    const column = async (at: number) =>
      (await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => cells(EN.sheet.game(number))))).reduce(
        (sum, row) => sum + Number.parseInt(row[at] ?? '', 10),
        0,
      );
    expect(await cells(EN.sheet.total)).toEqual([String((await column(0)) + 10), String(await column(1))]);
    await expectPrintable(page);
  });
});

const FIVE_WON = Array.from({ length: 5 }, (_, at) => ({
  match: `prepared-${at}`,
  pairing: 0,
  winners: ['0'],
  points: [15, 4 + at],
  forfeit: null,
}));

async function addGames(page: Page, id: string, games: readonly object[]): Promise<void> {
  const place = { database: 'grimoire-series', store: 'series', key: id };
  const record = (await readRecord(page, place)) as { series: { played: object[] } };
  const played = [...record.series.played, ...games];
  await putRecord(page, place, { ...record, series: { ...record.series, played } });
}

/** Puts a game in the place of the match in which both schools have little left to do. */
async function bringToTheEnd(page: Page, match: string, series: string): Promise<void> {
  const text = await fileNearTheEnd(
    {
      game: 'clash-of-magic-schools',
      seats: [
        { kind: 'human', name: 'Zoé' },
        { kind: 'bot', name: 'Balthazar', level: 'novice' },
      ],
      seed: 'cursus',
    },
    4,
  );
  const place = { database: 'grimoire', store: 'matches', key: match };
  await putRecord(page, place, { ...JSON.parse(text), id: match, series });
}
