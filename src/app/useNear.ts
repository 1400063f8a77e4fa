/** Whether a place of the page is about to be scrolled to: then it is time for what stands there. */
import { type RefObject, useEffect, useState } from 'react';

/** So much of a screen ahead. */
const AHEAD = '50%';

export function useNear(place: RefObject<Element | null>, isHere = false): boolean {
  const [near, setNear] = useState(isHere);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (sights) => {
        if (sights.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
