/** The words of advice: those of the game, and those around them. A piece of the site of its own. */
import { HINTS } from '../../../../../games/hints';
import type { AnyAdvice, AnyWords, Language } from '../../../../../games/kit';
import { once } from '../../../parts';
import { loadHintWords } from '../../../text/hint';
import type { HintWords } from '../../../text/hint/words';

export interface Speech {
  /** The game's words, in the same language. */
  readonly own: AnyWords;
  readonly text: HintWords;
  readonly clauses: AnyAdvice;
}

const adviceIn = once(async (game: string, language: Language) => {
  const load = HINTS[game];
  if (!load) throw new Error(`${game} has no advice`);
  return load(language);
});

export async function loadSpeech(game: string, own: AnyWords, language: Language): Promise<Speech> {
  const [advice, text] = await Promise.all([adviceIn(game, language), loadHintWords(language)]);
  return { own, text, clauses: advice(own) };
}
