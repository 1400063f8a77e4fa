/** The times of the stylesheet's motion tokens, which already follow the player's pace. */
export function motionTime(token: '--t-ui' | '--t-move' | '--t-scene'): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

/** The stylesheet's --ease-travel, for animations that script starts. */
export const TRAVEL_EASE = 'cubic-bezier(0.45, 0.05, 0.2, 1)';
