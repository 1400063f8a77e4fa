/** What goes wrong around an online table, and how everybody gets back to it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { begin, openTable, sitDown } from './online';
import { browserPages, expectAccessible, tick } from './page';
import { pressFirst } from './press';
import { serve } from './server';
import { ONLINE, startingWith, WIZARDS } from './words';

const open = browserPages();
const EN = ONLINE.en;
const FR = ONLINE.fr;
const BUILD = WIZARDS.en.board.build;

describe('a server that dies in mid-game', () => {
  it('comes back with the same position, and says so', async () => {
    const data = await mkdtemp(join(tmpdir(), 'grimoire-'));
    const first = await serve({ data });
    const ada = await open('/about', { name: 'Ada' });
    await ada.goto(`${first.origin}/games/wizards-cup`);
    const link = await openTable(ada, 'en');
    const bo = await open('/about', { language: 'fr' });
    await bo.goto(link);
    await sitDown(bo, 'fr', 'Bo');
    await begin(ada, 'en');
    await pressFirst(ada, { fill: { name: startingWith(BUILD.fill) } });
    await pressFirst(ada, { ready: { name: startingWith(BUILD.ready) } });
    await ada.locator('[aria-busy=true]').waitFor({ state: 'detached' });

    await first.stop('SIGKILL');
    await bo.getByText(FR.connection.reconnecting).waitFor();
    await expectAccessible(bo);
    // What is done meanwhile is sent afterwards.
    await pressFirst(bo, { fill: { name: startingWith(WIZARDS.fr.board.build.fill) } });
    await pressFirst(bo, { ready: { name: startingWith(WIZARDS.fr.board.build.ready) } });
    const second = await serve({ data, port: Number(new URL(first.origin).port) });
    await Promise.all([
      bo.getByText(FR.connection.restarted).waitFor(),
      ada.getByText(EN.connection.restarted).waitFor(),
    ]);
    await bo.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    // Both line-ups are there: the duels have been fought.
    await ada
      .getByText(startingWith(WIZARDS.en.board.rounds.round(1)))
      .first()
      .waitFor();

    await second.stop();
    await ada.getByText(EN.connection.restarting).or(ada.getByText(EN.connection.reconnecting)).waitFor();
    await rm(data, { recursive: true });
  });
});

describe('one player', () => {
  it('plays from two tabs at once', async () => {
    const ada = await open('/games/wizards-cup', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en', { bots: [1] })).pathname;
    await begin(ada, 'en');
    await pressFirst(ada, { fill: { name: startingWith(BUILD.fill) } });
    const second = await open(link, { context: ada.context() });
    await pressFirst(second, { fill: { name: startingWith(BUILD.fill) } });
    await pressFirst(second, { ready: { name: startingWith(BUILD.ready) } });
    // The first tab has followed: what it had prepared is the past.
    await ada.getByRole('list', { name: 'Log' }).getByText(/picks/).first().waitFor();
  });
});

describe('somebody who does not fit in', () => {
  it('an older page is asked to reload itself', async () => {
    const ada = await open('/games/wizards-cup', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en')).pathname;
    const old = await open('/about', { language: 'fr' });
    await old.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'grimoire-protocol': '0' } }),
    );
    await old.goto(inject('origin') + link);
    await old.getByText(FR.errors.CLIENT_OUTDATED).waitFor();
    await expectAccessible(old);
    await old.unroute('**/api/**');
    await old.getByRole('button', { name: FR.table.outdated }).click();
    await old.getByRole('heading', { name: FR.room.seats }).waitFor();
  });

  it('whoever has lost the proof of the seat is told, and may watch', async () => {
    const ada = await open('/games/wizards-cup', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en')).pathname;
    const bo = await open(link, { language: 'fr' });
    await sitDown(bo, 'fr', 'Bo');
    await begin(ada, 'en');
    await bo.getByRole('tab', { name: startingWith(FR.chat.title) }).waitFor();
    const spoiled = await bo.evaluate(() => {
      const kept = Object.entries(localStorage).filter(([, text]) => text.includes('"credentials"'));
      for (const [key, text] of kept) {
        localStorage.setItem(key, text.replace(/"credentials":"[^"]*"/, '"credentials":"forgotten"'));
      }
      return kept.length;
    });
    expect(spoiled).toBe(1);
    await bo.reload();
    await bo.getByRole('heading', { name: FR.table.moved.title }).waitFor();
    await bo.getByRole('button', { name: FR.table.watch }).click();
    await bo.getByText(FR.table.youWatch).waitFor();
  });

  it('a name must be given, may not be too long, and belongs to one person', async () => {
    const ada = await open('/games/wizards-cup');
    await tick(ada.getByRole('radio', { name: /^Online/ }));
    await ada.getByRole('button', { name: EN.create.start }).click();
    await ada.getByText(EN.errors.NAME_EMPTY).waitFor();
    const field = ada.getByRole('textbox', { name: EN.create.name });
    await field.fill('A'.repeat(40));
    expect(await field.inputValue()).toHaveLength(24);
    await field.fill('Ada');
    const link = new URL(await openTable(ada, 'en')).pathname;
    const bo = await open(link, { name: 'Ada' });
    await bo.getByRole('button', { name: startingWith(EN.room.sitHere) }).click();
    await bo.getByText(EN.errors.NAME_TAKEN).waitFor();
    await sitDown(bo, 'en', 'Bo');
    const late = await open(link, { name: 'Cy', language: 'fr' });
    await late.getByText(FR.room.full).waitFor();
    expect(await late.getByRole('button', { name: startingWith(FR.room.sitHere) }).count()).toBe(0);
  });
});
