/** Whether a place of the page is about to be scrolled to or printed: then it is time for what stands there. */
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
    // The browser prints what is there when its listeners have been called.
    const print = (): void => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [place]);
  return near;
}
