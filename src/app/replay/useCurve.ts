/** The players' prospects over the match, judged whenever the page has nothing else to do. */
import { useEffect, useState } from 'react';
import { GAMES } from '../../../games';
import { type Curve, prospectsAt, type Timeline } from '../../replay';

/** So long at a time, in milliseconds: half a frame. */
const SLICE_MS = 8;

/** Null until every step is judged. */
export function useCurve(game: string, timeline: Timeline, players: number): Curve | null {
  const [judged, setJudged] = useState<{ readonly of: Timeline; readonly curve: Curve } | null>(null);
  useEffect(() => {
    let current = true;
    const judge = async (): Promise<void> => {
      const brain = await GAMES[game]?.brain();
      if (!brain) return;
      const curve: number[][] = [];
      let until = 0;
      for (const step of timeline.steps.keys()) {
        if (performance.now() >= until) {
          await idle();
          until = performance.now() + SLICE_MS;
        }
        if (!current) return;
        curve.push(prospectsAt(timeline, step, brain, players));
      }
      setJudged({ of: timeline, curve });
    };
    // Without it the match can be watched all the same.
    judge().catch((error: unknown) => console.warn('the prospects cannot be judged', error));
    return () => {
      current = false;
    };
  }, [game, timeline, players]);
  return judged?.of === timeline ? judged.curve : null;
}

/** Resolves when the page has time; at the latest after a moment, also where nobody looks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 0);
  });
}
