/** Anludim through the page: around one device, against four bots, on a phone, with the keyboard, and for experts. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Lay, lays } from '../../games/anludim/combinations';
import { CARDS, type CardId, DISCIPLINES, EMPTY_PILES } from '../../games/anludim/data';
import { canDraw } from '../../games/anludim/drawing';
import { emptyPiles } from '../../games/anludim/standing';
import { type AnludimState, covenAt } from '../../games/anludim/state';
import type { Seat } from '../../games/kit';
import { AnludimPlayer, sitDown } from './anludim';
import { browserPages, everythingSaid, expectAccessible, expectFits, tabTo, typefaces } from './page';
import { openPrepared, type Preparation, preparedFile, type Script } from './prepared';
import { PLAYS } from './quick';
import { ANLUDIM, startingWith } from './words';

const open = browserPages();
const NAMES = ['Maximilien-Théodore', 'Zoé', 'Ana'];

describe('around one device', () => {
  it('three people play a whole game behind the curtain', async () => {
    const page = await open('/games/anludim', { language: 'fr' });
    await sitDown(page, 'fr', 3, NAMES);
    const player = new AnludimPlayer(page, 'fr');
    let curtains = 0;
    const look = async () => {
      curtains += 1;
      await expectNothingPrivate(page);
      if (curtains === 2) await expectAccessible(page);
    };
    while (curtains < 4) await player.step(look);
    await PLAYS.anludim(page, 'fr');
    const { wins } = ANLUDIM.fr.board.over;
    await page
      .getByText(new RegExp(NAMES.map(wins).join('|')))
      .first()
      .waitFor();
  });
});

describe('against four bots', () => {
  it('a game is played to its end', async () => {
    const page = await open('/games/anludim');
    await sitDown(page, 'en', 5);
    const player = new AnludimPlayer(page, 'en');
    await player.task();
    await expectAccessible(page);
    await player.playToTheEnd();
    await expectAccessible(page);
  });
});

describe('the expert variant', () => {
  it('moves laid cards to a higher combination, after showing what will be discarded', async () => {
    const found: { lay?: Lay } = {};
    const page = await open('/', { confirmMoves: true });
    await openPrepared(
      page,
      await prepared('expert', 2, (state, seat) => {
        if (seat === '0') found.lay = reassignment(state);
        return found.lay !== undefined;
      }),
    );
    const player = new AnludimPlayer(page, 'en');
    await player.task();
    const { cards, discipline } = found.lay ?? { cards: [], discipline: 'run' };
    for (const { id, half } of cards) await player.choose(id as CardId, half);
    await page
      .getByText(/Discarded: /)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: startingWith(ANLUDIM.en.disciplines[discipline].professor) })
      .click();
    const dialog = page.getByRole('dialog', { name: ANLUDIM.en.board.act.confirmLay });
    await dialog.getByRole('button', { name: startingWith(ANLUDIM.en.board.act.lay) }).click();
    await page
      .getByText(/^Broken up/)
      .first()
      .waitFor();
  });
});

describe('the keyboard alone', () => {
  it('finishes a game', async () => {
    const page = await open('/');
    await openPrepared(
      page,
      await prepared('base', 2, (state, seat) => seat === '0' && emptyPiles(state) === EMPTY_PILES - 1),
    );
    const player = new AnludimPlayer(page, 'en');
    const { act, keep, market, suggestions } = ANLUDIM.en.board;
    for (let turn = 0; turn < 60; turn++) {
      const task = await player.task();
      if (task === 'over') break;
      if (task === 'main' && turn % 2 === 0) {
        await tabTo(page, new RegExp(`^${suggestions.open}$`));
        await page.keyboard.press('Enter');
        const ideas = page.getByRole('button', { name: startingWith(suggestions.pick) });
        await page.getByRole('dialog').waitFor();
        if ((await ideas.count()) > 0) {
          await tabTo(page, startingWith(suggestions.pick));
          await page.keyboard.press('Enter');
          await tabTo(page, startingWith(act.lay));
          await page.keyboard.press('Enter');
          continue;
        }
        await page.keyboard.press('Escape');
      }
      const draw = task === 'main' && (await player.pileIsEmpty()) ? market.take('') : act.draw;
      const names = { main: draw, optional: act.endTurn, keep: keep.nothing, pass: act.pass, curtain: '' };
      await tabTo(page, startingWith(names[task]));
      await page.keyboard.press('Enter');
    }
    expect(await player.task()).toBe('over');
  });
});

describe.each(['phone', 'smallPhone'] as const)('on a %s', (size) => {
  it('everything fits upright, is big enough to tap, and can be played', async () => {
    const page = await open('/', { size, language: 'fr', theme: size === 'phone' ? 'light' : 'contrast' });
    await openPrepared(
      page,
      await prepared(
        size === 'phone' ? 'base' : 'expert',
        5,
        (state, seat) => seat === '0' && laidCards(state) > 3,
      ),
    );
    const player = new AnludimPlayer(page, 'fr');
    await player.task();
    await expectFits(page);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: startingWith(ANLUDIM.fr.board.seats.expand('')) })
      .first()
      .click();
    await expectFits(page);
    for (let steps = 0; steps < 6; steps++) {
      if (!(await player.step())) break;
      await player.task();
      await expectFits(page);
    }
  });
});

describe('whoever has collected much', () => {
  it.each([
    ['phone', 2],
    ['smallPhone', 2],
    ['tablet', 3],
    ['desktop', 3],
  ] as const)('sees all of it on a %s, with %i players', async (size, players) => {
    const page = await open('/', { size });
    await openPrepared(page, await richTable(players));
    await new AnludimPlayer(page, 'en').task();
    await typefaces(page);
    const sockets = page.getByRole('list', { name: ANLUDIM.en.board.seats.objects }).getByRole('listitem');
    expect(await sockets.count()).toBe(players * DISCIPLINES.length);
    expect(await sockets.evaluateAll(misfits)).toEqual([]);
  });
});

/** A match that decides itself in one round, played by chance until seat 0 stands where the test wants it. */
function prepared(
  variant: 'base' | 'expert',
  players: number,
  reached: (state: AnludimState, seat: Seat) => boolean,
): Promise<string> {
  const script: Script = (state, seat, any) => {
    const table = state as AnludimState;
    return table.phase === 'play' && !table.turn.mainDone && reached(table, seat) ? null : any();
  };
  return preparedFile({ ...oneRound(variant, players), script });
}

function oneRound(variant: 'base' | 'expert', players: number): Omit<Preparation, 'script'> {
  return {
    game: 'anludim',
    options: { variant, roundsToWin: 1, firstPlayer: 0 },
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0
        ? ({ kind: 'human', name: 'Élodie' } as const)
        : ({ kind: 'bot', name: `Bot ${seat}`, level: 'novice' } as const),
    ),
    seed: `${variant} ${players}`,
  };
}

/** Seat 0 lays what it can, all others draw, until it owns many objects. */
function richTable(players: number): Promise<string> {
  const script: Script = (state, seat, any) => {
    const table = state as AnludimState;
    if (seat === '0' && !table.turn.mainDone && covenAt(table, seat).objects.length >= 9) return null;
    if (table.turn.mainDone) return { move: 'endTurn', args: null };
    const [lay] = seat === '0' ? lays(table, seat) : [];
    if (lay) return { move: 'layCombination', args: lay };
    return canDraw(table) ? { move: 'drawHidden', args: null } : any();
  };
  return preparedFile({ ...oneRound('base', players), script });
}

/** Runs in the page: the parts that stick out of their coven or lie over those of another socket. */
function misfits(sockets: readonly Element[]): string[] {
  const parts = sockets.flatMap((socket) =>
    [...socket.querySelectorAll('svg, b')].map((part) => ({ socket, box: part.getBoundingClientRect() })),
  );
  return parts.flatMap(({ socket, box }) => {
    const coven = (socket.closest('section') ?? socket).getBoundingClientRect();
    const isOutside = box.left < coven.left || box.right > coven.right || box.bottom > coven.bottom;
    const isCovered = parts.some(
      (other) =>
        other.socket !== socket &&
        box.left < other.box.right - 0.5 &&
        other.box.left < box.right - 0.5 &&
        box.top < other.box.bottom - 0.5 &&
        other.box.top < box.bottom - 0.5,
    );
    return isOutside || isCovered ? [socket.outerHTML.slice(0, 120)] : [];
  });
}

/** A new combination that takes some, but not all, of the cards of a laid one. */
function reassignment(state: AnludimState): Lay | undefined {
  const { combos } = covenAt(state, '0');
  return lays(state, '0').find(
    ({ cards, extend }) =>
      extend === undefined &&
      combos.some(({ cards: laid }) => {
        const used = laid.filter(({ id }) => cards.some((card) => card.id === id)).length;
        return used > 0 && used < laid.length;
      }),
  );
}

function laidCards(state: AnludimState): number {
  return covenAt(state, '0').combos.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** No card of anybody's hand is in the page. */
async function expectNothingPrivate(page: Page): Promise<void> {
  const said = await everythingSaid(page);
  expect(CARDS.filter((card) => said.includes(ANLUDIM.fr.card(card)))).toEqual([]);
  expect(CARDS.filter((card) => said.includes(`"${card}"`))).toEqual([]);
}
