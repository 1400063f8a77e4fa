/** The table kit's words in the player's language. */
import { useSetting } from '../../settings';
import en, { type TableWords } from './en';
import fr from './fr';

export function useTableWords(): TableWords {
  return useSetting('language') === 'fr' ? fr : en;
}
