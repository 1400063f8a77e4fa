/** Tables near the end of a game, when most lies on them: on every screen all of it can be read. */
import { expect, it } from 'vitest';
import { browserPages, expectFits, SIZES, typefaces } from './page';
import { fileNearTheEnd, openPrepared, type Preparation } from './prepared';
import { overlappingTexts } from './texts';
import { SHELL } from './words';

const open = browserPages();
const NAMES = ['Maximilien', 'Bérénice', 'Théodore', 'Anselme'];

const TABLES: readonly [game: Preparation['game'], players: number, movesLeft: number][] = [
  ['anludim', 5, 12],
  ['anludim', 3, 9],
  ['houses-and-courses', 4, 12],
  ['houses-and-courses', 3, 12],
  ['clash-of-magic-schools', 2, 12],
  ['shazamm', 2, 4],
  ['wizards-cup', 2, 3],
];

it.each(TABLES)('%s with %i players, %i moves before the end', async (game, players, movesLeft) => {
  const page = await open('/', { language: 'fr' });
  const seats = [
    { kind: 'human', name: 'Élodie' } as const,
    ...NAMES.slice(0, players - 1).map((name) => ({ kind: 'bot', name, level: 'novice' }) as const),
  ];
  await openPrepared(page, await fileNearTheEnd({ game, seats, seed: `look ${players}` }, movesLeft));
  await page.getByText(SHELL.fr.saved.imported).waitFor({ state: 'hidden' });
  await typefaces(page);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    expect(await overlappingTexts(page), `${size.width}×${size.height}`).toEqual([]);
    if (size.width < SIZES.tablet.width) await expectFits(page);
  }
});
