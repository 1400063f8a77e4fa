/** The latest results of a game: up for a win, down for a loss, on the line for a draw. */
import type { Finished, Outcome } from '../../statistics';
import css from './plots.module.css';

const STEP = 10;
const HEIGHT = 32;
const MIDDLE = HEIGHT / 2;
/** Where the mark of an outcome begins, and how high it is. */
const MARKS: Readonly<Record<Outcome, readonly [top: number, height: number]>> = {
  won: [2, MIDDLE - 4],
  drawn: [MIDDLE - 2, 4],
  lost: [MIDDLE + 2, MIDDLE - 4],
  shared: [MIDDLE - 2, 4],
};

interface Props {
  readonly matches: readonly Finished[];
  /** How many there is room for. */
  readonly room: number;
  readonly label: string;
}

export function Form({ matches, room, label }: Props) {
  return (
    <svg className={css.form} viewBox={`0 0 ${room * STEP} ${HEIGHT}`} role="img" aria-label={label}>
      <line className={css.axis} x2={room * STEP} y1={MIDDLE} y2={MIDDLE} />
      {matches.map(({ id, outcome }, at) => {
        const [top, height] = MARKS[outcome];
        return (
          <rect
            key={id}
            className={css[outcome]}
            x={at * STEP + 1.5}
            y={top}
            width={STEP - 3}
            height={height}
            rx={1.5}
          />
        );
      })}
    </svg>
  );
}
