/** A series on the server for as long as the page shows it. */
import { useCallback, useEffect, useState } from 'react';
import type { Answer, OnlineError } from '../../../online';
import type { SeriesView } from '../../../online/protocol';
import { closePlace, forgetPlace, onlineSeries } from '../../../online/series';

/** Often enough for people who wait for each other. */
const LOOK_MS = 2500;

export interface SharedSeries {
  readonly view: SeriesView | null;
  /** Why it could not be read last. */
  readonly error: OnlineError | null;
  /** Takes over what an act has answered; gives its error. */
  readonly take: (answer: Answer<SeriesView>) => OnlineError | null;
  readonly retry: () => void;
}

export function useSharedSeries(id: string): SharedSeries {
  const [view, setView] = useState<SeriesView | null>(null);
  const [error, setError] = useState<OnlineError | null>(null);

  const take = useCallback((answer: Answer<SeriesView>): OnlineError | null => {
    if (!answer.ok) return answer.error;
    // An answer may be overtaken by a later one.
    if (answer.value.status === 'over') closePlace(answer.value.id);
    setView((known) => (known && known.version > answer.value.version ? known : answer.value));
    return null;
  }, []);

  const look = useCallback(async () => {
    const refused = take(await onlineSeries.read(id));
    if (refused === 'SERIES_NOT_FOUND') forgetPlace(id);
    setError(refused);
  }, [id, take]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    const back = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [look]);

  return { view, error, take, retry: () => void look() };
}
