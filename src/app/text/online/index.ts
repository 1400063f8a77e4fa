/** The words of the online pages. */
import { lazyWords } from '../lazy';
import type { OnlineWords } from './words';

export const { load: loadOnlineWords, useWords: useOnlineWords } = lazyWords<OnlineWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
