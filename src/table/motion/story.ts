/** Tells events one after the other: a cursor that walks through them at the player's pace. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Pace } from '../../settings';

export interface StoryOptions<E> {
  /** The events before this index have been told already. Read when the story begins. */
  readonly from: number;
  /** How many milliseconds an event is on stage at normal pace; an event of none passes unseen. */
  readonly duration: (event: E) => number;
  readonly pace: Pace;
  /** Called once for every time that the story has told all there is. */
  readonly onEnd?: () => void;
}

export interface Story {
  /** The index of the event on stage: what it tells has happened. The number of events when all is told. */
  readonly cursor: number;
  readonly playing: boolean;
  readonly skip: () => void;
  /** Tells the last stretch again, or everything from an index on. */
  readonly replay: (from?: number) => void;
}

/** Where the story is: `start` is where the stretch began that plays now or was told last. */
interface Place {
  readonly start: number;
  readonly cursor: number;
  readonly end: number;
}

export function useStory<E>(events: readonly E[], { from, duration, pace, onEnd }: StoryOptions<E>): Story {
  const end = events.length;
  const [place, setPlace] = useState<Place>({ start: from, cursor: Math.min(from, end), end });
  const now = settled(place, end, pace);
  if (now !== place) setPlace(now);
  const { cursor } = now;
  const playing = cursor < end;

  const timeOf = useEffectEvent((index: number) => {
    const event = events[index];
    return event === undefined ? 0 : duration(event) / (pace === 'fast' ? 2 : 1);
  });
  const stepFrom = useEffectEvent((index: number) => {
    let next = index + 1;
    while (next < end && timeOf(next) === 0) next += 1;
    setPlace({ ...now, cursor: next });
  });
  // What is appended meanwhile leaves the event on stage alone: it is not among the dependencies.
  useEffect(() => {
    if (!playing || pace === 'off') return;
    const timer = setTimeout(() => stepFrom(cursor), timeOf(cursor));
    return () => clearTimeout(timer);
  }, [playing, cursor, pace]);

  const told = useRef(from);
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (playing) return;
    const isNew = end > told.current;
    told.current = end;
    if (isNew) tellEnd();
  }, [playing, end]);

  const skip = useCallback(() => setPlace((last) => ({ ...last, cursor: last.end })), []);
  const replay = useCallback((again?: number) => {
    setPlace((last) => {
      const start = Math.min(again ?? last.start, last.end);
      return { ...last, start, cursor: start };
    });
  }, []);
  return { cursor, playing, skip, replay };
}

/** The place after the events changed: a story at rest starts a new stretch, a shortened one ends where they end. */
function settled(place: Place, end: number, pace: Pace): Place {
  const { start, cursor } = place;
  if (cursor > end) return { start: end, cursor: end, end };
  if (pace === 'off' && cursor < end) return { start, cursor: end, end };
  if (place.end === end) return place;
  return { start: cursor === place.end ? cursor : start, cursor, end };
}
