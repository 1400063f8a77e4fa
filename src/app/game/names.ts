/** The names of those who last shared this device. */
import { isListOf, isString } from '../../../games/kit';

const KEY = 'grimoire-names';

export function rememberedNames(): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return isListOf(saved, isString) ? saved : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage they are typed again next time.
  }
}
