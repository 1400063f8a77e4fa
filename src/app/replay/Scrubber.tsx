/** The way through the whole match at once: a slider over the plot of how it went. */
import { useId } from 'react';
import { type Seat, seatsOf } from '../../../games/kit';
import { type Curve, type Film, stopsBy } from '../../replay';
import { SeatSigil } from '../../ui';
import { useReplayWords } from '../text/replay';
import { Plot } from './Plot';
import css from './Scrubber.module.css';
import type { Player } from './usePlayer';

interface Props {
  readonly film: Film;
  readonly player: Player;
  /** Null where nobody may judge the match yet, or as long as nobody has. */
  readonly curve: Curve | null;
  readonly points: readonly number[];
  /** What the curve shows, in words. */
  readonly plot: string;
  /** Where the match stands, in the words of the game. */
  readonly progress: string;
  readonly nameOf: (seat: Seat) => string;
}

export function Scrubber({ film, player, curve, points, plot, progress, nameOf }: Props) {
  const id = useId();
  const words = useReplayWords();
  const { step, last, go } = player;
  const rounds = stopsBy('round', film.moments, points).slice(1, -1);
  const notes = [words.step(step, last), progress, ...(points.includes(step) ? [words.point] : [])];
  const players = curve?.[0]?.length ?? 0;
  return (
    <div
      className={css.scrubber}
      data-plot={curve !== null || undefined}
      style={{ '--share': last === 0 ? 0 : step / last }}
    >
      {curve ? (
        <>
          <Plot curve={curve} rounds={rounds} points={points} step={step} />
          <div className={css.legend} data-two={players === 2 || undefined} aria-hidden="true">
            {seatsOf(players).map((seat) => (
              <span key={seat}>
                <SeatSigil seat={seat} size="0.8rem" />
                {nameOf(seat)}
              </span>
            ))}
          </div>
          <span id={id} className="visually-hidden">
            {plot}
          </span>
        </>
      ) : (
        <div className={css.plot} />
      )}
      <input
        type="range"
        className={css.slider}
        min={0}
        max={last}
        step={1}
        value={step}
        aria-label={words.position}
        aria-valuetext={notes.join(', ')}
        aria-describedby={curve ? id : undefined}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}
