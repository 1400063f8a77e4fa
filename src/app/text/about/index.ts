/** The words of the page about Grimoire. */
import { lazyWords } from '../lazy';
import type { AboutWords } from './words';

export const { useWords: useAboutWords } = lazyWords<AboutWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
