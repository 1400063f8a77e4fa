/** The words of the pages about series. */
import { lazyWords } from '../lazy';
import type { SeriesWords } from './words';

export const { useWords: useSeriesWords } = lazyWords<SeriesWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
