/** On a phone's first visit `first.js` holds the typefaces back: they come when the page has been there for a moment. */

const AFTER_MS = 1000;

/** Called once. */
export function keepFaces(): void {
  const page = document.documentElement;
  if (page.dataset.faces === undefined) return;
  const show = (): void => {
    setTimeout(() => delete page.dataset.faces, AFTER_MS);
  };
  if (document.readyState === 'complete') show();
  else addEventListener('load', show, { once: true });
}
