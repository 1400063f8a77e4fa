/** The words of the replay. */
import { lazyWords } from '../lazy';
import type { ReplayWords } from './words';

export const { useWords: useReplayWords } = lazyWords<ReplayWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
