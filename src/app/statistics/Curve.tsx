/** Numbers of the latest matches as lines, the own one drawn through and the others' dashed. */
import css from './plots.module.css';

const WIDTH = 300;
const HEIGHT = 90;
const EDGE = 6;

interface Props {
  readonly own: readonly number[];
  readonly others?: readonly number[];
  readonly label: string;
}

export function Curve({ own, others = [], label }: Props) {
  const [low, high] = [Math.min(0, ...own, ...others), Math.max(1, ...own, ...others)];
  const step = (WIDTH - 2 * EDGE) / Math.max(1, own.length - 1);
  const place = (values: readonly number[]) =>
    values.map((value, at) => ({
      x: EDGE + at * step,
      y: HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE),
    }));
  const line = (values: readonly number[]) =>
    place(values)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <div className={css.curve}>
      <span className={css.scale} aria-hidden="true">
        <span>{high}</span>
        <span>{low}</span>
      </span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <line className={css.axis} x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} />
        <polyline className={css.others} points={line(others)} />
        <polyline className={css.own} points={line(own)} />
        {place(own).map(({ x, y }) => (
          <circle key={x} className={css.dot} cx={x} cy={y} r={2.5} />
        ))}
      </svg>
    </div>
  );
}
