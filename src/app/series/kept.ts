/** Whether this device has ever shown a series: only then the first page looks for some. */
const KEY = 'grimoire-has-series';

export function hasSeries(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteSeries(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the way leads over the page of the game.
  }
}
