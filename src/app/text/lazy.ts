/** Words that are loaded with the first page that needs them. */
import { use } from 'react';
import type { Language } from '../../../games/kit/words';
import { useSpoken } from '.';

type WordFiles<W> = Readonly<Record<Language, () => Promise<{ readonly words: W }>>>;

interface LazyWords<W> {
  load(language: Language): Promise<W>;
  /** Waits for them; to be called under a Suspense. */
  useWords(): W;
}

export function lazyWords<W>(files: WordFiles<W>): LazyWords<W> {
  const loaded = new Map<Language, Promise<W>>();
  const load = (language: Language): Promise<W> => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = files[language]().then(({ words }) => words);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    return loading;
  };
  return { load, useWords: () => use(load(useSpoken().language)) };
}
