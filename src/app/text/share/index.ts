/** The words for sharing a result. */
import { lazyWords } from '../lazy';
import type { ShareWords } from './words';

export const { useWords: useShareWords } = lazyWords<ShareWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
