/** A round gauge of 270 degrees; the pale end of the arc is what is about to go. */
import css from './Dial.module.css';

export interface DialProps {
  readonly value: number;
  readonly max: number;
  /** How much of the value is about to be spent. */
  readonly pending?: number;
  /** What is measured: "Mana". */
  readonly label: string;
  /** A key of the palette, see Sigil. */
  readonly tone: string;
}

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const SWEEP = 270;
const START = 135;
const MARKS = Array.from({ length: 11 }, (_, mark) => ({
  angle: START + (mark / 10) * SWEEP,
  long: mark % 5 === 0,
}));

export function Dial({ value, max, pending = 0, label, tone }: DialProps) {
  const share = (amount: number) => Math.max(0, Math.min(1, amount / max));
  return (
    <div className={css.dial} data-tone={tone}>
      <meter className="visually-hidden" aria-label={label} min={0} max={max} value={value} />
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle className={css.rim} cx="60" cy="60" r="58" />
        <circle className={css.well} cx="60" cy="60" r="50.5" />
        {MARKS.map(({ angle, long }) => (
          <path
            key={angle}
            className={css.mark}
            d={long ? 'M112 60h5.5' : 'M112 60h3.5'}
            strokeWidth={long ? 2.4 : 1.4}
            transform={`rotate(${angle} 60 60)`}
          />
        ))}
        <Arc className={css.track} share={1} />
        {pending > 0 && <Arc className={css.pending} share={share(value)} />}
        <Arc className={css.level} share={share(value - pending)} />
      </svg>
      <b aria-hidden="true">{value}</b>
      <small aria-hidden="true">{label}</small>
    </div>
  );
}

interface ArcProps {
  readonly className: string | undefined;
  readonly share: number;
}

function Arc({ className, share }: ArcProps) {
  return (
    <circle
      className={className}
      cx="60"
      cy="60"
      r={RADIUS}
      transform={`rotate(${START} 60 60)`}
      style={{
        strokeDasharray: `${share * (SWEEP / 360) * ROUND} ${ROUND}`,
        // An arc of no length would still show its round ends.
        opacity: share > 0 ? 1 : 0,
      }}
    />
  );
}
