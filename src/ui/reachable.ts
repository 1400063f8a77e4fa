/** Makes a scrolling region a tab stop, so that it can be scrolled with the keyboard. */
export const REACHABLE = { tabIndex: 0 } as const;
