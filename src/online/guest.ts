/** Who this device is at online tables: the name of the settings, and a key that it has drawn once and keeps. */
import { freshSeed } from '../../games/kit';
import { settings } from '../settings';
import { type Guest, LIMITS } from './protocol';

const KEY = 'grimoire-guest';

/** Where nothing can be kept, the key lasts as long as the page. */
let drawn: string | null = null;

export function currentGuest(): Guest {
  return { name: tidyName(settings.getState().name), key: guestKey() };
}

export function guestKey(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    drawn ??= freshSeed();
    localStorage.setItem(KEY, drawn);
  } catch {
    drawn ??= freshSeed();
  }
  return drawn;
}

function tidyName(name: string): string {
  const letters = [...name.replace(/\s+/g, ' ').trim()];
  return letters.slice(0, LIMITS.nameLength).join('').trim();
}
