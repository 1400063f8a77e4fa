/** The words about Grimoire as an app of the device. */
import { lazyWords } from '../lazy';
import type { OfflineWords } from './words';

export const { useWords: useOfflineWords } = lazyWords<OfflineWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
