/** A series on the server for as long as the page shows it. */
import { useCallback, useEffect, useState } from 'react';
import type { Answer, OnlineError } from '../../../online';
import type { SeriesView } from '../../../online/protocol';
import { closePlace, forgetPlace, onlineSeries } from '../../../online/series';

/** The server tells what happens; only who stays away too long must be asked for now and then. */
const LOOK_MS = 15_000;

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
    let open = true;
    let stopHearing = (): void => {};
    const lookIfSeen = (): void => {
      if (!document.hidden) void look();
    };
    void look();
    const timer = setInterval(lookIfSeen, LOOK_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    // Without it the page still asks, only less often.
    import('../../../online/live').then(
      ({ hearOfSeries }) => {
        if (open) stopHearing = hearOfSeries(id, () => void look());
      },
      () => undefined,
    );
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
      stopHearing();
    };
  }, [id, look]);

  return { view, error, take, retry: () => void look() };
}
