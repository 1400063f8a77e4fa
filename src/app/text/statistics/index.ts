/** The words of the statistics. */
import { lazyWords } from '../lazy';
import type { StatisticsWords } from './words';

export const { useWords: useStatisticsWords } = lazyWords<StatisticsWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
