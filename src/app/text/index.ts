/** The shell's words in the language of the settings. Only the language in use is loaded. */
import { createContext, use } from 'react';
import type { Language } from '../../../games/kit/words';
import type { Words } from './words';

const files: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** The words together with the language they are in: while another one loads, the two still agree. */
export interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

export async function loadWords(language: Language): Promise<Spoken> {
  return { language, words: (await files[language]()).words };
}

export const SpokenContext = createContext<Spoken | null>(null);

export function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('no words above this component');
  return spoken;
}

export function useWords(): Words {
  return useSpoken().words;
}
