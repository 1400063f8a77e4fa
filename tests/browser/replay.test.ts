/** Replays: a finished game step by step, through all eyes, as a file and as a link; and looking back in a running one. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { AnyBrain, AnyRules } from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { SeatPlan } from '../../src/play/contract';
import { prospectsAt, simulate, stopsBy, turningPoints } from '../../src/replay';
import { chooseInMenu, openTable } from './online';
import { browserPages, expectAccessible, expectAccessibleInEveryTheme, expectFits, tabTo } from './page';
import { fileNearTheEnd, openPrepared, preparedFile } from './prepared';
import { ShazammPlayer } from './shazamm';
import { ONLINE, REPLAY, SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();
const EN = REPLAY.en;
const SEATS: SeatPlan[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Morgane', level: 'novice' },
];

const finished = () => fileNearTheEnd({ game: 'shazamm', seats: SEATS, seed: 'replay' }, 0);

async function bring(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** How the match of a file went: its moments, and where it turned. */
async function courseOf(game: keyof typeof MINDS, text: string) {
  const { options, seats, seed, moves, state } = JSON.parse(text);
  const rules: AnyRules = await MINDS[game].rules();
  const brain: AnyBrain = await MINDS[game].brain();
  const result = rules.result(state.G);
  const timeline = simulate(rules, { options, seats, seed, moves, result, forfeit: null });
  if (!timeline) throw new Error('the match cannot be played again');
  const curve = timeline.steps.map((_, step) => prospectsAt(timeline, step, brain, seats.length));
  return { moments: timeline.moments, points: turningPoints(curve) };
}

/** Walks through a replay by what is written on its page. */
class Reader {
  readonly slider: Locator;

  constructor(
    readonly page: Page,
    readonly words: (typeof REPLAY)['en' | 'fr'] = EN,
  ) {
    this.slider = page.getByRole('slider', { name: words.position });
  }

  async step(): Promise<number> {
    return Number(await this.slider.inputValue());
  }

  async last(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }

  press(key: 'start' | 'back' | 'forward' | 'end' | 'play'): Promise<void> {
    return this.page.getByRole('button', { name: this.words[key], exact: true }).click();
  }

  async choose(list: 'stepBy' | 'speed' | 'eyes', label: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words[list] }).selectOption({ label });
  }

  /** Waits until the page stands at the step. */
  async at(step: number): Promise<void> {
    await this.slider.waitFor();
    const text = this.words.step(step, await this.last());
    await this.page.locator(`[aria-valuetext^="${text},"]`).waitFor();
  }
}

describe('a finished game', () => {
  it('is brought by a file and read by moves, turns, rounds and turning points, with mouse and keyboard', async () => {
    const text = await finished();
    const page = await open('/');
    await bring(page, text);
    const reader = new Reader(page);
    await reader.at(0);
    const last = await reader.last();
    await reader.press('forward');
    await reader.at(1);
    await reader.press('end');
    await reader.at(last);
    const { title } = SHAZAMM.en.verdict(JSON.parse(text).state.G, (seat) => SEATS[Number(seat)]?.name ?? '');
    await page.getByText(title).first().waitFor();
    await reader.press('back');
    await reader.at(last - 1);
    await reader.choose('stepBy', EN.units.round);
    await reader.press('start');
    await reader.press('forward');
    expect(await reader.step()).toBeGreaterThan(1);
    expect(await reader.step()).toBeLessThan(last);

    // By turns and by turning points, where rules and bots say they are.
    const { moments, points } = await courseOf('shazamm', text);
    const [, turn = 0] = stopsBy('turn', moments, points);
    const [point = 0] = points;
    expect(point).toBeGreaterThan(turn);
    await page.locator('[data-plot]').waitFor();
    await reader.press('start');
    await reader.choose('stepBy', EN.units.turn);
    await reader.press('forward');
    await reader.at(turn);
    await reader.choose('stepBy', EN.units.point);
    await reader.press('forward');
    await reader.at(point);
    await page.getByText(EN.point, { exact: true }).waitFor();

    await reader.slider.focus();
    await page.keyboard.press('Home');
    await reader.at(0);
    await page.keyboard.press('ArrowRight');
    await reader.at(1);
    await reader.choose('stepBy', EN.units.move);
    await tabTo(page, startingWith(EN.forward));
    await page.keyboard.press('Enter');
    await reader.at(2);
    await page.keyboard.press('ArrowLeft');
    await reader.at(1);

    // The log follows, and leads.
    const now = page.locator('[aria-current=step]');
    await now.first().waitFor();
    await page.getByRole('list', { name: SHELL.en.table.log }).getByRole('button').last().click();
    await reader.at(last);

    await reader.slider.fill(String(last - 1));
    await reader.choose('speed', '4 ×');
    await reader.press('play');
    await reader.at(last);
    await page.getByRole('button', { name: EN.play, exact: true }).waitFor();
  });

  it('is seen through any eyes, or with all hands open', async () => {
    const text = await finished();
    const page = await open('/');
    await bring(page, text);
    const reader = new Reader(page);
    await reader.at(0);
    // Who played alone begins with the own eyes.
    await page
      .getByRole('region', { name: EN.hands(1) })
      .getByRole('heading', { name: 'Ada' })
      .waitFor();
    await reader.choose('eyes', 'Morgane');
    await page
      .getByRole('region', { name: EN.hands(1) })
      .getByRole('heading', { name: 'Morgane' })
      .waitFor();
    await reader.choose('eyes', EN.spectator);
    await page.getByRole('region', { name: EN.hands(1) }).waitFor({ state: 'detached' });
    await reader.choose('eyes', EN.open);
    const all = page.getByRole('region', { name: EN.hands(2) });
    await all.getByRole('heading', { name: 'Ada' }).waitFor();
    await all.getByRole('heading', { name: 'Morgane' }).waitFor();
  });

  it('can be played on from any position, as another game', async () => {
    const page = await open('/');
    await bring(page, await finished());
    const reader = new Reader(page);
    await reader.at(0);
    await reader.press('end');
    await page.getByRole('button', { name: EN.playOn.title }).click({ force: true });
    await page.getByText(EN.playOn.over).waitFor();
    await reader.slider.fill('2');
    await page.getByRole('button', { name: EN.playOn.title }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: EN.playOn.begin }).click();
    await page.waitForURL(/\/play\//);
    expect(await new ShazammPlayer(page, 'en', 'on').task()).not.toBe('over');
  });

  it('is saved as a file that opens elsewhere, on a phone; a damaged or foreign one says what is wrong', async () => {
    const page = await open('/');
    await bring(page, await finished());
    await new Reader(page).at(0);
    const downloading = page.waitForEvent('download');
    await chooseInMenu(page, 'en', EN.save);
    const text = await readFile(await (await downloading).path(), 'utf8');

    const phone = await open('/', { size: 'phone', language: 'fr' });
    await bring(phone, text.replace(/"move":"commit"/, '"move":"fly"'));
    await phone.getByText(SHELL.fr.trouble.DAMAGED).waitFor();
    await bring(phone, '{"hello":"world"}');
    await phone.getByText(SHELL.fr.trouble.FOREIGN).waitFor();
    await bring(phone, text);
    const reader = new Reader(phone, REPLAY.fr);
    await reader.at(0);
    await phone.locator('[data-plot]').waitFor();
    await expectFits(phone);
    await expectAccessible(phone);
  });
});

const TABLES = [
  ['shazamm', 2, {}],
  ['wizards-cup', 2, {}],
  ['clash-of-magic-schools', 2, {}],
  ['houses-and-courses', 4, { reactions: 'light' }],
  ['anludim', 5, { roundsToWin: 1 }],
] as const;

describe('the replay of a finished game of', () => {
  it.each(TABLES)('%s for %i shows and tells everything', async (game, players, options) => {
    const names = ['Ada', 'Morgane', 'Cy', 'Dédé', 'Eve'];
    const seats = names.slice(0, players).map((name, at): SeatPlan => {
      return at === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'novice' };
    });
    const text = await fileNearTheEnd({ game, options, seats, seed: `replay of ${game}` }, 0);
    const words = players > 2 ? REPLAY.fr : EN;
    const page = await open('/', { language: players > 2 ? 'fr' : 'en' });
    await bring(page, text);
    const reader = new Reader(page, words);
    await reader.at(0);
    await reader.press('end');
    await reader.at(await reader.last());
    const log = page.getByRole('list', { name: SHELL[players > 2 ? 'fr' : 'en'].table.log });
    const before = await log.textContent();
    await reader.choose('eyes', words.open);
    const hands = page.getByRole('region', { name: words.hands(players) });
    for (const { name } of seats) await hands.getByRole('heading', { name }).waitFor();
    await page.locator('[data-plot]').waitFor();
    // What others drew, kept and ordered is told now, and rules are a press away.
    await expect.poll(() => log.textContent()).not.toBe(before);
    await log.getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (game === 'shazamm') await expectAccessibleInEveryTheme(page);
    // The log is the same in all games, and long in some.
    else await expectAccessible(page, '[role=tabpanel]');
  });
});

describe('an online game', () => {
  it('has no replay before its end, and then one for everybody who has the link', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en', { bots: [1] }));
    await ada.getByRole('button', { name: ONLINE.en.room.start }).click();
    const player = new ShazammPlayer(ada, 'en', 'online');
    await player.step();
    await player.task();

    // A reload forgets nothing: the table tells again what this seat has seen, and no more.
    await ada.reload();
    await player.task();
    await chooseInMenu(ada, 'en', SHELL.en.table.lookBack);
    const back = new Reader(ada);
    await back.slider.waitFor();
    expect(await back.last()).toBeGreaterThan(1);
    await back.press('start');
    await back.at(0);
    await ada.locator('[data-plot]').waitFor();
    await ada
      .getByRole('region', { name: EN.hands(1) })
      .getByRole('heading', { name: 'Ada' })
      .waitFor();
    expect(await ada.getByText(EN.lookBack.sinceHere).count()).toBe(0);
    await expectAccessible(ada);
    await ada.getByRole('button', { name: EN.lookBack.leave }).click();
    await player.task();
    const early = await open(`${link.pathname}/replay`);
    await early.getByRole('heading', { name: EN.running.title }).waitFor();

    const { table } = SHELL.en;
    await chooseInMenu(ada, 'en', table.resign);
    await ada
      .getByRole('alertdialog')
      .or(ada.getByRole('dialog'))
      .getByRole('button', { name: table.resign })
      .click();
    await ada.getByRole('button', { name: table.replay, exact: true }).click();
    await ada.waitForURL(/\/replay$/);
    await new Reader(ada).at(0);

    const elsewhere = await open(`${link.pathname}/replay?at=1`, { language: 'fr' });
    const reader = new Reader(elsewhere, REPLAY.fr);
    await reader.at(1);
    await reader.press('end');
    await elsewhere.getByText(SHELL.fr.table.forfeitTitle(''), { exact: false }).first().waitFor();
  });
});

describe('a game in progress around one device', () => {
  it('can be looked back at, by each player with the own eyes only', async () => {
    const seats: SeatPlan[] = [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Bo' },
    ];
    const text = await preparedFile({ game: 'shazamm', seats, seed: 'back', script: () => null });
    const { players } = JSON.parse(text).state.G as { players: Record<'0' | '1', { hand: number[] }> };
    const page = await open('/');
    await openPrepared(page, text);
    const player = new ShazammPlayer(page, 'en', 'back');
    await player.task();
    await player.control('curtain').click();
    await player.task();
    await player.commit({ bid: 3, cards: 0 });
    await player.control('curtain').click();
    await player.task();

    await chooseInMenu(page, 'en', SHELL.en.table.lookBack);
    const reader = new Reader(page);
    await reader.at(1);
    await reader.press('back');
    await reader.at(0);
    await page
      .getByRole('region', { name: EN.hands(1) })
      .getByRole('heading', { name: 'Bo' })
      .waitFor();
    await expectAccessible(page);
    const hand = await page.getByRole('region', { name: EN.hands(1) }).textContent();
    const log = await page.getByRole('list', { name: SHELL.en.table.log }).textContent();
    const spells = SHAZAMM.en.spells as Readonly<Record<number, { readonly name: string }>>;
    for (const spell of players['0'].hand.filter((one) => !players['1'].hand.includes(one))) {
      expect(`${hand} ${log}`).not.toContain(spells[spell]?.name);
    }
    await page.getByRole('button', { name: EN.lookBack.leave }).click();
    expect(await player.task()).toBe('commit');
  });
});
