/** The few words that controls say themselves, in the player's language. */
import type { Language } from '../../games/kit/words';
import { useSetting } from '../settings';

const WORDS = {
  en: { close: 'Close', less: 'Less', more: 'More', dismiss: 'Dismiss the message' },
  fr: { close: 'Fermer', less: 'Moins', more: 'Plus', dismiss: 'Effacer le message' },
} as const satisfies Record<Language, Record<string, string>>;

export function useControlWords(): (typeof WORDS)[Language] {
  return WORDS[useSetting('language')];
}
