/** Where in the film the reader is, and how it goes on: step by step, or by itself at a chosen speed. */
import { useEffect, useEffectEvent, useState } from 'react';
import { type Film, stopAfter, stopBefore, stopsBy, type Unit } from '../../replay';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at after the board has told it, in milliseconds at normal speed. */
const PAUSE_MS = 1400;
/** From this speed on nothing is told any more, only shown. */
const BRISK = 2;

export interface Player {
  readonly step: number;
  readonly last: number;
  /** How many events of the film the board need not tell. */
  readonly seen: number;
  readonly playing: boolean;
  readonly unit: Unit;
  readonly speed: Speed;
  go(step: number): void;
  back(): void;
  forward(): void;
  play(on: boolean): void;
  setUnit(unit: Unit): void;
  setSpeed(speed: Speed): void;
  /** The board has told everything up to the step. */
  caughtUp(): void;
}

/** `from` is the step from which on the board tells what happened; at rest the step itself. */
interface Place {
  readonly step: number;
  readonly from: number;
}

export function usePlayer(film: Film, points: readonly number[], first: number): Player {
  const last = film.told.length - 1;
  const [place, setPlace] = useState<Place>({ step: clamp(first), from: clamp(first) });
  const [playing, setPlaying] = useState(false);
  const [unit, setUnit] = useState<Unit>('move');
  const [speed, setSpeed] = useState<Speed>('1');
  const step = clamp(place.step);
  const told = film.told[step] ?? 0;
  const seen = Math.min(film.told[clamp(place.from)] ?? 0, told);
  const telling = seen < told;
  const stops = stopsBy(unit, film.moments, points);

  const rest = (at: number): void => setPlace({ step: at, from: at });
  const forward = (): void => {
    const next = stopAfter(stops, step);
    // Who presses on while the board still tells has no patience for more.
    const patient = !telling && Number(speed) < BRISK && (unit === 'move' || unit === 'turn');
    setPlace({ step: next, from: patient ? step : next });
    if (next === last) setPlaying(false);
  };
  const goOn = useEffectEvent(forward);
  useEffect(() => {
    if (!playing || telling || step === last) return;
    const timer = setTimeout(goOn, PAUSE_MS / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, telling, step, last, speed]);

  return {
    step,
    last,
    seen,
    playing,
    unit,
    speed,
    go: (at) => {
      setPlaying(false);
      rest(clamp(at));
    },
    back: () => {
      setPlaying(false);
      rest(stopBefore(stops, step));
    },
    forward: () => {
      setPlaying(false);
      forward();
    },
    play: (on) => {
      setPlaying(on);
      // Who presses play at the end wants to see it all again.
      if (on && step === last) rest(0);
    },
    setUnit,
    setSpeed,
    caughtUp: () => setPlace((now) => (now.from === now.step ? now : { ...now, from: now.step })),
  };

  function clamp(at: number): number {
    return Number.isFinite(at) ? Math.max(0, Math.min(last, Math.round(at))) : 0;
  }
}
