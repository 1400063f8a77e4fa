/** A series of this device for as long as the page shows it, with every result that comes in. */
import { useEffect, useState } from 'react';
import type { Outcome } from '../../play';
import { organiser, type SavedSeries, seriesShelf } from '../../play/series';

/** Undefined while it is read. */
export function useSeries(id: string): Outcome<SavedSeries | null> | undefined {
  const [found, setFound] = useState<Outcome<SavedSeries | null>>();
  useEffect(() => {
    let current = true;
    let looking = false;
    let again = false;
    /** News may come in faster than they are read. */
    const look = async (): Promise<void> => {
      if (looking) {
        again = true;
        return;
      }
      looking = true;
      do {
        again = false;
        const next = await organiser.follow(id);
        if (current) setFound(next);
      } while (again && current);
      looking = false;
    };
    void look();
    const stop = seriesShelf.subscribe(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [id]);
  return found;
}
