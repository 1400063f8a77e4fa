/** What a page says to a service worker that waits: the player wants the new version now. */
export const TAKE_OVER = 'take over';
