/** Tells events one after the other: a cursor that walks through them at the player's pace. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Pace } from '../../settings';

export interface StoryOptions<E> {
  /** The events before this index have been told already. Read when the story begins, and when events are appended. */
  readonly from: number;
  /** How many milliseconds an event is on stage at normal pace; an event of none passes unseen. */
  readonly duration: (event: E) => number;
  readonly pace: Pace;
  /** The story waits at each event for `step`, whatever the pace. */
  readonly held?: boolean;
  /** Called once for every time that the story has told all there is. */
  readonly onEnd?: () => void;
}

export interface Story {
  /** The index of the event on stage: what it tells has happened. The number of events when all is told. */
  readonly cursor: number;
  readonly playing: boolean;
  /** Goes on to the next event at once. */
  readonly step: () => void;
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

export function useStory<E>(
  events: readonly E[],
  { from, duration, pace, held = false, onEnd }: StoryOptions<E>,
): Story {
  const end = events.length;
  const [place, setPlace] = useState<Place>({ start: from, cursor: Math.min(from, end), end });
  const now = settled(leapt(place, from, end), end, pace === 'off' && !held, (index) =>
    passesUnseen(events, index, duration),
  );
  if (now !== place) setPlace(now);
  const { cursor } = now;
  const playing = cursor < end;

  const timeOf = useEffectEvent((index: number) => {
    const event = events[index];
    return event === undefined ? 0 : duration(event) / (pace === 'fast' ? 2 : 1);
  });
  const stepFrom = useEffectEvent((index: number) => setPlace({ ...now, cursor: index + 1 }));
  // What is appended meanwhile leaves the event on stage alone: it is not among the dependencies.
  useEffect(() => {
    if (!playing || pace === 'off' || held) return;
    const timer = setTimeout(() => stepFrom(cursor), timeOf(cursor));
    return () => clearTimeout(timer);
  }, [playing, cursor, pace, held]);

  const told = useRef(from);
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (playing) return;
    const isNew = end > told.current;
    told.current = end;
    if (isNew) tellEnd();
  }, [playing, end]);

  const step = useCallback(
    () => setPlace((last) => ({ ...last, cursor: Math.min(last.cursor + 1, last.end) })),
    [],
  );
  const skip = useCallback(() => setPlace((last) => ({ ...last, cursor: last.end })), []);
  const replay = useCallback((again?: number) => {
    setPlace((last) => {
      const start = Math.min(again ?? last.start, last.end);
      return { ...last, start, cursor: start };
    });
  }, []);
  return { cursor, playing, step, skip, replay };
}

function passesUnseen<E>(events: readonly E[], index: number, duration: (event: E) => number): boolean {
  const event = events[index];
  return event !== undefined && duration(event) === 0;
}

/** What is appended and said to have been told is not told: whoever leafs through a match leaps. */
function leapt(place: Place, from: number, end: number): Place {
  return from > place.end && from <= end ? { ...place, cursor: from } : place;
}

/**
 * The place after the events changed: a story at rest starts a new stretch, a shortened one ends where they end. What
 * takes no time is never on stage.
 */
function settled(place: Place, end: number, atOnce: boolean, unseen: (index: number) => boolean): Place {
  const { start, cursor } = place;
  if (cursor > end) return { start: end, cursor: end, end };
  if (atOnce && cursor < end) return { start, cursor: end, end };
  let next = cursor;
  while (unseen(next)) next += 1;
  if (place.end === end && next === cursor) return place;
  return { start: place.end !== end && cursor === place.end ? cursor : start, cursor: next, end };
}
