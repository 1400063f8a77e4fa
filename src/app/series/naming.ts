/** What a series and its games are called. */
import type { OpenGame, SeriesPlan, SeriesSheet } from '../../series';
import type { SeriesWords } from '../text/series/words';
import { stageName } from './Bracket';

const CLASH = 'clash-of-magic-schools';

export function seriesName({ game, form }: Pick<SeriesPlan, 'game' | 'form'>, { name }: SeriesWords): string {
  switch (form.kind) {
    case 'best':
      return name.best(form.games);
    case 'cursus':
      return name.cursus;
    case 'bracket':
      return game === CLASH ? name.championship : name.bracket;
  }
}

export function gameName(
  { stage, pairing, game }: OpenGame,
  { form, players }: SeriesPlan,
  sheet: SeriesSheet,
  words: SeriesWords,
): string {
  if (form.kind === 'best') return words.page.game(game + 1, form.games);
  if (sheet.kind === 'cursus') return words.page.game(game + 1, sheet.of);
  const stages = Math.ceil(Math.log2(players.length));
  const after = stages - 1 - stage;
  const name = stageName(after, words.sheet);
  const match = after === 0 ? name : words.page.pairing(name, pairing + 1);
  return game === 0 ? match : `${match}, ${words.page.replayed(game + 1)}`;
}
