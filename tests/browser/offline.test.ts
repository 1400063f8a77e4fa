/** Grimoire as an app of the device: play without network, and a newer version that waits until it is wanted. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SeatPlan } from '../../src/play/contract';
import { browserPages, expectAccessible } from './page';
import { fileNearTheEnd } from './prepared';
import { ShazammPlayer, sitDownAgainstBot } from './shazamm';
import {
  HOUSES,
  LEARN,
  OFFLINE,
  ONLINE,
  REPLAY,
  SHAZAMM,
  SHELL,
  STATISTICS,
  startingWith,
  WIZARDS,
} from './words';

const open = browserPages();

/** Resolves when the page is looked after by its service worker, and so everything is stored. */
async function everythingStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe('without network, after one visit', () => {
  it('a game against a bot can be begun and played, and the rules can be read', async () => {
    const page = await open('/', { offline: true });
    await everythingStored(page);
    await page.context().setOffline(true);

    await page.goto(new URL('/games/shazamm', page.url()).href);
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'offline');
    await player.step();
    await player.task();
    await page.reload();
    await player.task();

    await page.goto(new URL('/games/houses-and-courses/rules', page.url()).href);
    await page.getByRole('heading', { name: SHELL.en.rules.title(HOUSES.en.title), level: 1 }).waitFor();

    // The other language was never asked for, and is there.
    await page.getByRole('button', { name: SHELL.en.shell.otherLanguage }).click();
    await page.getByRole('heading', { name: SHELL.fr.rules.title(HOUSES.fr.title), level: 1 }).waitFor();
    await page.goto(new URL('/statistics', page.url()).href);
    await page.getByRole('heading', { name: STATISTICS.fr.title, level: 1 }).waitFor();
  });

  it('a lesson can be taken, and a finished game watched and played on', async () => {
    const page = await open('/', { offline: true });
    await everythingStored(page);
    await page.context().setOffline(true);

    await page.goto(new URL('/games/anludim', page.url()).href);
    await page.getByRole('link', { name: SHELL.en.game.learn }).click();
    await page.getByRole('region', { name: LEARN.en.guide }).waitFor();
    await page.getByRole('button', { name: LEARN.en.next, exact: true }).click();
    await page.reload();
    await page.getByText(LEARN.en.resumed).waitFor();

    await page.goto(new URL('/', page.url()).href);
    const seats: SeatPlan[] = [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', name: 'Morgane', level: 'novice' },
    ];
    const text = await fileNearTheEnd({ game: 'wizards-cup', seats, seed: 'offline' }, 0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const slider = page.getByRole('slider', { name: REPLAY.en.position });
    await slider.waitFor();
    await page.getByRole('button', { name: REPLAY.en.forward, exact: true }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[type=range]')?.value === '1');
    await page.getByRole('button', { name: REPLAY.en.playOn.title }).click();
    await page.getByRole('dialog').getByRole('button', { name: REPLAY.en.playOn.begin }).click();
    await page.waitForURL(/\/play\//);
    await page.getByRole('button', { name: startingWith(WIZARDS.en.board.build.ready) }).waitFor();
  });

  it('what needs the network says so in plain words', async () => {
    const page = await open('/', { offline: true });
    await everythingStored(page);
    await page.context().setOffline(true);
    for (const path of ['/lobby', '/tables/somewhere']) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByText(ONLINE.en.errors.OFFLINE).waitFor();
    }
    await page.goto(new URL('/no/such/page', page.url()).href);
    await page.getByRole('heading', { name: SHELL.en.notFound.title }).waitFor();
  });
});

describe('a newer version', () => {
  let site: Server;
  let origin = '';
  let newer = false;

  // Stands before the server, and hands out another service worker as soon as it is told to.
  beforeAll(async () => {
    site = createServer(async (request, response) => {
      const answer = await fetch(inject('origin') + request.url, {
        headers: { 'Accept-Encoding': 'identity' },
      });
      const body = Buffer.from(await answer.arrayBuffer());
      for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
        response.setHeader(name, answer.headers.get(name) ?? '');
      }
      response.writeHead(answer.status);
      response.end(newer && request.url === '/sw.js' ? `${body}\n// newer` : body);
    });
    await new Promise<void>((resolve) => site.listen(0, resolve));
    origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  it('is offered quietly, never at a table, and taken when the player agrees', async () => {
    const { update } = OFFLINE.en;
    const { table } = SHELL.en;
    const page = await open('/games/shazamm', { offline: true, origin });
    await everythingStored(page);
    await sitDownAgainstBot(page, 'en');
    const player = new ShazammPlayer(page, 'en', 'update');
    await player.task();
    newer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    );

    await page.getByRole('button', { name: table.menu }).click();
    await page.getByRole('menuitem', { name: table.reload }).waitFor();
    expect(await page.getByText(update.title).count()).toBe(0);
    await page.getByRole('menuitem', { name: table.leave }).click();

    const notice = page.getByRole('region', { name: update.title });
    await notice.waitFor();
    await expectAccessible(page);
    const loads = await loadsOf(page);
    await notice.getByRole('button', { name: update.reload }).click();
    await page.waitForFunction((before) => Number(localStorage.getItem('test-loads')) > before, loads);
    await page.getByRole('heading', { name: SHELL.en.home.title }).waitFor();
    await page.getByText(startingWith(SHAZAMM.en.title)).first().waitFor();
    expect(await notice.count()).toBe(0);
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting,
    );
    expect(waiting).toBeNull();
  });
});

/** How often this device has loaded a page: see `fixChance`. */
function loadsOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(localStorage.getItem('test-loads')));
}
