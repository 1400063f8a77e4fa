/** Reactions through the page: a chain of three answers around one device, and the prompts of a single player. */
import { describe, expect, it } from 'vitest';
import { playerAt, seatsAfter } from '../../games/houses-and-courses/seats';
import type { HousesState } from '../../games/houses-and-courses/state';
import { HousesPlayer, holdsReaction, quietly } from './houses';
import { browserPages, expectAccessible } from './page';
import { openPrepared, preparedFile } from './prepared';
import { HOUSES, SHELL, startingWith } from './words';

const open = browserPages();
const NAMES = ['Zoé', 'Archibald', 'Priya'];
const { board, pieces } = HOUSES.en;
const pinchio = pieces.spells.chipio.name;
/** Pinchio, which is aimed at somebody. */
const PINCHIO = ['m08', 'm09', 'm10'];

/** Somebody is about to act who holds Pinchio and an answer; the two others hold an answer each. */
const answerable = quietly(
  false,
  (state, seat) =>
    playerAt(state, seat).hand.some((id) => PINCHIO.includes(id)) &&
    [seat, ...seatsAfter(seat, state.numPlayers)].every((one) => holdsReaction(state, one)),
);

describe('a chain of three answers', () => {
  it('is asked in public, answered in private, and shown as a stack of who answered whom', async () => {
    const page = await open('/');
    const text = await preparedFile({
      game: 'houses-and-courses',
      seats: NAMES.map((name) => ({ kind: 'human', name })),
      seed: 'chain',
      script: answerable,
    });
    await openPrepared(page, text);
    const player = new HousesPlayer(page, 'en', 'chain');
    await player.control('curtain').waitFor();
    const caster = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const [victim = '', third = ''] = NAMES.filter((name) => name !== caster);
    await player.control('curtain').click();
    await player.hand
      .and(page.getByRole('button', { name: pinchio, exact: true }))
      .first()
      .click();
    await player.button(board.area.target(victim)).click();
    await player.button(startingWith(board.declare.cast(pinchio, ''))).click();

    const links = page.getByRole('region', { name: board.chain.label }).getByRole('listitem');
    for (const [at, name] of [victim, caster, third].entries()) {
      await page.getByText(board.anybody.status).waitFor();
      expect(await links.count()).toBe(at + 1);
      await player.button(startingWith(`${name} ${board.anybody.sub}`)).click();
      await player.control('curtain').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
      await player.control('curtain').click();
      await player.control('respond').waitFor();
      await player.button(new RegExp(board.respond.fromHand)).first().click();
    }
    await page.getByText(board.anybody.status).waitFor();
    await expectAccessible(page);
    const told = await links.allInnerTexts();
    expect(
      told.map((link) => NAMES.find((name) => link.includes(`\n${name}\n`) || link.startsWith(name))),
    ).toEqual([caster, victim, caster, third]);
    await player.control('anybody').click();
    await player.control('curtain').click();
    expect(await player.task()).not.toBe('respond');
    const log = page.getByRole('list', { name: SHELL.en.table.log });
    for (const name of [victim, caster, third]) await log.getByText(`${name} answers with`).first().waitFor();
  });
});

describe('a single player', () => {
  it('is asked when an effect touches them, with “Pass” if nothing else', async () => {
    const page = await open('/');
    const quiet = quietly(false, () => false);
    const text = await preparedFile({
      game: 'houses-and-courses',
      seats: [
        { kind: 'human', name: 'Zoé' },
        { kind: 'bot', name: 'Isolde', level: 'novice' },
        { kind: 'bot', name: 'Balthazar', level: 'novice' },
      ],
      seed: 'asked',
      script: (table, seat, any) => {
        const state = table as HousesState;
        if (state.pending?.kind === 'window') return null;
        const card = seat === '0' ? undefined : playerAt(state, seat).hand.find((id) => PINCHIO.includes(id));
        if (card !== undefined) return { move: 'playSpell', args: { card, params: { target: '0' } } };
        return quiet(state, seat, any);
      },
    });
    await openPrepared(page, text);
    const player = new HousesPlayer(page, 'en', 'asked');
    expect(await player.task()).toBe('respond');
    await page
      .getByText(new RegExp(`${pinchio} on Zoé`))
      .first()
      .waitFor();
    await expectAccessible(page);
    await player.control('respond').click();
    await player.control('respond').waitFor({ state: 'hidden' });
    await player.task();
  });
});
