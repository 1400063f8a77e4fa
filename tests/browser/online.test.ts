import { describe, expect, it } from 'vitest';
import { begin, chooseInMenu, OnlinePlayer, openTable, sitDown } from './online';
import { browserPages, expectAccessible } from './page';
import { PLAYS } from './quick';
import { ONLINE, SHAZAMM, SHELL, startingWith } from './words';

const open = browserPages();
const EN = ONLINE.en;
const FR = ONLINE.fr;

describe('a game with a friend', () => {
  it('is shared by a link, played to its end through reloads and lost networks, and played again', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const link = await openTable(ada, 'en');
    await expectAccessible(ada);

    const bo = await open(new URL(link).pathname, { language: 'fr', size: 'phone' });
    await bo.getByRole('heading', { name: FR.room.joinTitle(SHAZAMM.fr.title) }).waitFor();
    await expectAccessible(bo);
    await bo.getByRole('button', { name: startingWith(FR.room.sitHere) }).click();
    await bo.getByText(FR.errors.NAME_EMPTY).waitFor();
    await sitDown(bo, 'fr', 'Björn');
    await ada.getByText('Björn').waitFor();
    await begin(ada, 'en');

    const red = new OnlinePlayer(ada, 'en', 'red online');
    const green = new OnlinePlayer(bo, 'fr', 'green online');
    await Promise.all([red.play(1), green.play(1)]);
    await expectAccessible(ada);

    await ada.reload();
    await bo.context().setOffline(true);
    await bo.getByText(startingWith(FR.connection.offline('').split('.')[0] ?? '')).waitFor();
    // Whoever has to decide now, the table stands again.
    await ada.getByRole('list', { name: SHELL.en.table.log }).getByText(/Ada/).first().waitFor();
    await bo.context().setOffline(false);
    await bo
      .getByText(startingWith(FR.connection.offline('').split('.')[0] ?? ''))
      .waitFor({ state: 'hidden' });

    const watcher = await open(new URL(link).pathname, { name: 'Naïma' });
    await watcher.getByText(EN.table.youWatch).waitFor();

    await Promise.all([PLAYS.shazamm(ada, 'en'), PLAYS.shazamm(bo, 'fr')]);
    const { wins, draw } = SHAZAMM.en.board.over;
    const verdict = new RegExp([wins('Ada'), wins('Björn'), draw].join('|'));
    await Promise.all([ada, watcher].map((page) => page.getByText(verdict).first().waitFor()));
    await expectAccessible(ada);

    await red.control('over').click();
    await ada.getByText(EN.room.waitingForPeople('Björn')).waitFor();
    // The seats have rotated.
    const seats = ada.getByRole('region', { name: EN.room.seats }).getByRole('listitem');
    await seats.first().getByText('Björn').waitFor();
    await bo.getByRole('button', { name: startingWith(FR.table.joinRematch) }).click();
    await new OnlinePlayer(ada, 'en', 'again').control('commit').waitFor();
    await new OnlinePlayer(bo, 'fr', 'again').control('commit').waitFor();
    await watcher.getByRole('button', { name: EN.table.watchRematch }).click();
    await watcher.getByText(EN.table.youWatch).waitFor();
  });

  it('can be talked about, and whoever is not wanted is not heard', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const bo = await open(new URL(await openTable(ada, 'en')).pathname);
    await sitDown(bo, 'en', 'Bo');
    await bo.getByRole('textbox', { name: EN.chat.write }).fill('<b>Good luck</b>');
    await bo.keyboard.press('Enter');
    await ada.getByText('<b>Good luck</b>').waitFor();
    await begin(ada, 'en');
    await ada.getByRole('tab', { name: startingWith(EN.chat.title) }).click();
    await ada.getByText('<b>Good luck</b>').waitFor();
    await expectAccessible(ada);
    await bo.getByRole('tab', { name: startingWith(EN.chat.title) }).click();
    await ada.getByRole('button', { name: EN.chat.block('Bo') }).click();
    await bo.getByRole('textbox', { name: EN.chat.write }).fill('Are you there?');
    await bo.getByRole('button', { name: EN.chat.send }).click();
    await bo.getByText('Are you there?').waitFor();
    await ada.getByText(EN.chat.blocked(1)).waitFor();
    expect(await ada.getByText('Are you there?').count()).toBe(0);
  });

  it('goes on when one leaves the seat: a bot sits down with the consent of the other', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const bo = await open(new URL(await openTable(ada, 'en')).pathname);
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    const [red, green] = [new OnlinePlayer(ada, 'en', 'left'), new OnlinePlayer(bo, 'en', 'leaving')];
    await Promise.all([red.play(1), green.play(1)]);
    await chooseInMenu(bo, 'en', EN.table.leaveForGood);
    await bo.getByRole('dialog').getByRole('button', { name: EN.table.leaveForGood }).click();
    await ada.getByText(EN.table.abandoned('Bo')).waitFor();
    await expectAccessible(ada);
    await ada.getByRole('button', { name: EN.table.byBot }).click();
    await ada.getByText(EN.table.abandoned('Bo')).waitFor({ state: 'hidden' });
    expect(await red.play(2)).toBe(true);
  });

  it('can be called off before the first move, and the other is told', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const bo = await open(new URL(await openTable(ada, 'en')).pathname, { language: 'fr' });
    await sitDown(bo, 'fr', 'Bo');
    await begin(ada, 'en');
    await new OnlinePlayer(ada, 'en', 'off').task();
    await chooseInMenu(ada, 'en', SHELL.en.table.callOff);
    await ada.getByRole('dialog').getByRole('button', { name: SHELL.en.table.callOff }).click();
    await bo.getByRole('heading', { name: FR.table.off.title }).waitFor();
    await expectAccessible(bo);
  });
});

describe('a seat', () => {
  it('moves to another device by a private link that works once', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const link = new URL(await openTable(ada, 'en')).pathname;
    const bo = await open(link);
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    await new OnlinePlayer(ada, 'en', 'move').task();
    await chooseInMenu(ada, 'en', EN.table.moveSeat);
    const field = ada.getByRole('dialog').getByRole('textbox', { name: EN.table.moveSeat });
    const secret = `/${(await field.inputValue()).split('/').slice(1).join('/')}`;
    await expectAccessible(ada);
    const phone = await open(secret, { size: 'phone' });
    expect(await new OnlinePlayer(phone, 'en', 'phone').task()).toBe('commit');
    expect(new URL(phone.url()).hash).toBe('');
    await ada.getByRole('heading', { name: EN.table.moved.title }).waitFor();
    await ada.getByRole('button', { name: EN.table.watch }).click();
    await ada.getByText(EN.table.youWatch).waitFor();
    const thief = await open(secret, { language: 'fr' });
    await thief.getByText(FR.errors.TOKEN_INVALID).waitFor();
    await thief.getByText(FR.table.youWatch).waitFor();
  });

  it('waits on Home with whose turn it is', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const bo = await open(new URL(await openTable(ada, 'en')).pathname);
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    await new OnlinePlayer(ada, 'en', 'home').play(1);
    const bos = new OnlinePlayer(bo, 'en', 'home too');
    await bos.task();
    await ada.goto(new URL('/', ada.url()).href);
    await ada.getByRole('link', { name: /Shazamm!.*with Bo.*Bo to move/s }).waitFor();
    await expectAccessible(ada);
    await bo.goto(new URL('/', bo.url()).href);
    await bo.getByRole('link', { name: /Shazamm!.*with Ada.*Your turn/s }).click();
    expect(await bos.task()).toBe('commit');
  });
});

describe('ways to a table', () => {
  it('the short code leads there, a wrong one says so', async () => {
    const ada = await open('/games/shazamm', { name: 'Ada' });
    const link = await openTable(ada, 'en');
    const signs = await ada.getByRole('img', { name: startingWith(`${EN.room.code}: `) }).textContent();
    const bo = await open('/');
    const field = bo.getByRole('textbox', { name: SHELL.en.home.code });
    await field.fill('222222');
    await bo.getByRole('button', { name: SHELL.en.home.join }).click();
    await bo.getByText(EN.errors.CODE_NOT_FOUND).waitFor();
    await expectAccessible(bo);
    await field.fill(signs?.toLowerCase() ?? '');
    await field.press('Enter');
    await bo.waitForURL(link);
  });

  it('a link that leads nowhere is named as such', async () => {
    const page = await open('/tables/there-is-no-such-table', { language: 'fr' });
    await page.getByRole('heading', { name: FR.table.refused }).waitFor();
    await page.getByText(FR.errors.TABLE_NOT_FOUND).waitFor();
    await expectAccessible(page);
  });

  it('the lobby shows a public table as soon as it is opened, until it is full, and then to watch', async () => {
    const cy = await open('/lobby', { name: 'Cy', language: 'fr', size: 'phone' });
    await cy.getByText(FR.lobby.live).waitFor();
    // A server that is tested again has the tables of the last time.
    const host = `Ada ${Date.now().toString(36)}`;
    const ada = await open('/games/shazamm', { name: host });
    await openTable(ada, 'en', { public: true });
    const bo = await open('/lobby', { name: 'Bo' });
    const label = (action: string): string => `${action}: Shazamm!, ${host}`;
    await cy
      .getByRole('button', { name: startingWith(FR.lobby.join) })
      .first()
      .waitFor();
    await expectAccessible(cy);
    await bo.getByRole('button', { name: label(EN.lobby.join) }).click();
    await sitDown(bo, 'en', 'Bo');
    await begin(ada, 'en');
    const watch = cy.getByRole('button', { name: new RegExp(host) }).filter({ hasText: FR.lobby.watch });
    await watch.click();
    await cy.waitForURL(/\/tables\//);
    await ada.getByRole('tab', { name: startingWith(EN.table.people) }).click();
    await ada.getByText(EN.room.watching('Cy', 1, 0)).waitFor();
  });
});

describe('nothing sticks out sideways', () => {
  it.each(['tablet', 'phone', 'smallPhone'] as const)('at the size of a %s', async (size) => {
    const ada = await open('/games/shazamm', { size, language: 'fr', name: 'Maximilien-Théodore' });
    const link = await openTable(ada, 'fr');
    const guest = await open(new URL(link).pathname, { size, language: 'fr' });
    const lobby = await open('/lobby', { size, language: 'fr' });
    await guest.getByRole('heading', { level: 1 }).waitFor();
    await lobby.getByText(FR.lobby.live).waitFor();
    for (const page of [ada, guest, lobby]) {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, page.url()).toBeLessThanOrEqual(0);
    }
  });
});
