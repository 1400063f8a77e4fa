/**
 * How many games were in progress when this device last looked. Kept apart from the games themselves so that the
 * page can hold their place before they are read.
 */
const KEY = 'grimoire-in-progress';

/** More games than this hide behind a button. */
export const SHOWN_AT_FIRST = 3;

export function savedCount(): number {
  try {
    return Math.max(0, Number.parseInt(localStorage.getItem(KEY) ?? '', 10) || 0);
  } catch {
    return 0;
  }
}

export function keepSavedCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Without storage the page just has nothing to hold a place for.
  }
}
