/** The words of the lessons' frame. */
import { lazyWords } from '../lazy';
import type { LearnWords } from './words';

export const { useWords: useLearnWords } = lazyWords<LearnWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
