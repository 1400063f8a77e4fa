/** Has a game's page on its way while the pointer is still over its cover. */
import type { Language } from '../../../games/kit/words';
import { gameRules, gameWords } from '../parts';

export function prepareGame(game: string, language: Language): void {
  const parts = [import('../pages/Game'), gameWords(game, language), gameRules(game)];
  // What fails here is told when it is needed.
  for (const part of parts) part.catch(() => undefined);
}
