/** The lesson of a game and its words, loaded when the page first needs them. */
import type { Language } from '../../../games/kit/words';
import { LESSONS } from '../../../games/lessons';
import { once } from '../parts';

export function hasLesson(game: string): boolean {
  return game in LESSONS;
}

export const gameLesson = once(async (game: string) => loader(game).lesson());
export const lessonWords = once(async (game: string, language: Language) => loader(game).words(language));

function loader(game: string) {
  const found = LESSONS[game];
  if (!found) throw new Error(`there is no lesson for ${game}`);
  return found;
}
