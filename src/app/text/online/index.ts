/** The words of the online pages, loaded with the first of them. */
import { use } from 'react';
import type { Language } from '../../../../games/kit/words';
import { useSpoken } from '..';
import type { OnlineWords } from './words';

const files: Readonly<Record<Language, () => Promise<{ readonly words: OnlineWords }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};
const loaded = new Map<Language, Promise<OnlineWords>>();

export function loadOnlineWords(language: Language): Promise<OnlineWords> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = files[language]().then(({ words }) => words);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

export function useOnlineWords(): OnlineWords {
  return use(loadOnlineWords(useSpoken().language));
}
