/** The words around a bot's advice. */
import { lazyWords } from '../lazy';
import type { HintWords } from './words';

export const { load: loadHintWords } = lazyWords<HintWords>({
  en: () => import('./en'),
  fr: () => import('./fr'),
});
