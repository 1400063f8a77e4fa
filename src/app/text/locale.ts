/** How dates and numbers are written in each language. */
import type { Language } from '../../../games/kit/words';

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };
