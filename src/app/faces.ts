/**
 * On a phone's first visit `first.js` holds the typefaces back: they come when the page has been there for a moment, one
 * after the other, so that the page is never busy for long.
 */
import { firstPage } from './usePage';

const AFTER_MS = 1000;
const BETWEEN_MS = 400;

/** Called once. */
export function keepFaces(): void {
  const page = document.documentElement;
  if (page.dataset.faces === undefined) return;
  void firstPage.then(() => {
    setTimeout(() => {
      page.dataset.faces = 'text';
    }, AFTER_MS);
    setTimeout(() => delete page.dataset.faces, AFTER_MS + BETWEEN_MS);
  });
}
