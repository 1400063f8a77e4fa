/** Wizards Cup around one device: whole cups behind the curtain, and what is decided before everybody's eyes. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPages, everythingSaid, expectAccessible, tick } from './page';
import { openPrepared, preparedFile } from './prepared';
import { sitDownTogether } from './shazamm';
import { WizardsPlayer } from './wizards';
import { startingWith, WIZARDS } from './words';

const open = browserPages();
const NAMES = ['Maximilien-Théodore', 'Zoé'] as const;
const HUMANS = NAMES.map((name) => ({ kind: 'human', name }) as const);

describe.each(['en', 'fr'] as const)('Wizards Cup on one device in %s', (language) => {
  it('plays a whole cup behind the curtain, the blind draw before everybody’s eyes', async () => {
    const page = await open('/games/wizards-cup', { language });
    if (language === 'fr') {
      const { label = '' } = WIZARDS.fr.options.draw?.values?.manual ?? {};
      await tick(page.getByRole('radio', { name: startingWith(label) }));
    }
    await sitDownTogether(page, language, NAMES, WIZARDS[language].roles);
    const player = new WizardsPlayer(page, language);
    if (language === 'fr') expect(await player.task()).toBe('draw');
    let curtains = 0;
    await player.playToTheEnd(undefined, async () => {
      curtains += 1;
      await expectNothingPrivate(page, language);
    });
    expect(curtains).toBeGreaterThanOrEqual(4);
    const { wins, draw } = WIZARDS[language].board.over;
    await page
      .getByText(new RegExp([...NAMES.map(wins), draw].join('|')))
      .first()
      .waitFor();
  });
});

describe('a decision in the middle of a duel', () => {
  const waitingFor = (card: string, seed: string) =>
    preparedFile({
      game: 'wizards-cup',
      seats: HUMANS,
      seed,
      script: (state, _, any) => {
        const { pending } = state as { pending: { card: string } | null };
        return pending?.card === card ? null : any();
      },
    });

  it('is hidden where it shows hidden cards: the curtain closes before the Sinners', async () => {
    const page = await open('/');
    await openPrepared(page, await waitingFor('sinners', 'sinners 2'));
    const player = new WizardsPlayer(page, 'en');
    expect(await player.task()).toBe('curtain');
    await expectAccessible(page);
    await player.control('curtain').click();
    expect(await player.task()).toBe('rearrange');
    await player.control('rearrange').click();
  });

  it('is open where all of it lies open: nobody leaves the table for the Medium', async () => {
    const page = await open('/');
    await openPrepared(page, await waitingFor('medium', 'medium 0'));
    const player = new WizardsPlayer(page, 'en');
    expect(await player.task()).toBe('recall');
    expect(await page.getByRole('region', { name: WIZARDS.en.board.stage.yourDeck }).count()).toBe(0);
    await player.control('recall').click();
    await player.playToTheEnd();
  });
});

async function expectNothingPrivate(page: Page, language: 'en' | 'fr'): Promise<void> {
  const said = await everythingSaid(page);
  const names = Object.values(WIZARDS[language].wizards).map(({ name }) => name);
  expect(names.filter((name) => said.includes(name))).toEqual([]);
}
