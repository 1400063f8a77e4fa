/** The prospects of the players over the match, behind the scrubber: a picture only, the slider says the rest. */
import { type Seat, seatsOf } from '../../../games/kit';
import type { Curve } from '../../replay';
import css from './Scrubber.module.css';

interface Props {
  readonly curve: Curve;
  /** The first steps of the rounds. */
  readonly rounds: readonly number[];
  readonly points: readonly number[];
  readonly step: number;
}

/** The height of the drawing: a value of 1 is at the top, -1 at the bottom. */
const HEIGHT = 100;

export function Plot({ curve, rounds, points, step }: Props) {
  const last = Math.max(1, curve.length - 1);
  const players = curve[0]?.length ?? 0;
  return (
    <div className={css.plot}>
      <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {rounds.map((at) => (
          <path key={at} className={css.round} d={`M${at} 0V${HEIGHT}`} />
        ))}
        <path className={css.middle} d={`M0 ${HEIGHT / 2}H${last}`} />
        {players === 2 ? (
          <Balance curve={curve} />
        ) : (
          seatsOf(players).map((seat) => (
            <path key={seat} className={css.line} data-tone={`seat-${seat}`} d={line(curve, seat)} />
          ))
        )}
      </svg>
      {points.map((point) => (
        <i
          key={point}
          className={css.point}
          data-past={point <= step || undefined}
          style={{ '--at': point / last }}
        />
      ))}
    </div>
  );
}

/** Of two players one is ahead: the first one's lead fills the upper half, the second one's the lower. */
function Balance({ curve }: { readonly curve: Curve }) {
  const middle = HEIGHT / 2;
  const last = curve.length - 1;
  const lead = curve.map(([one = 0, other = 0]) => (one - other) / 2);
  const area = (side: (value: number) => number): string =>
    `M0 ${middle}${lead.map((value, step) => `L${step} ${heightOf(side(value))}`).join('')}L${last} ${middle}Z`;
  return (
    <>
      <path className={css.area} data-tone="seat-0" d={area((value) => Math.max(0, value))} />
      <path className={css.area} data-tone="seat-1" d={area((value) => Math.min(0, value))} />
      <path
        className={css.line}
        d={`M${lead.map((value, step) => `${step} ${heightOf(value)}`).join('L')}`}
      />
    </>
  );
}

function line(curve: Curve, seat: Seat): string {
  return `M${curve.map((values, step) => `${step} ${heightOf(values[Number(seat)] ?? 0)}`).join('L')}`;
}

/** With a little air above and below. */
function heightOf(value: number): number {
  return Math.round((HEIGHT / 2 - value * (HEIGHT / 2 - 6)) * 10) / 10;
}
