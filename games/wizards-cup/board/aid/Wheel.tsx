/** The Elements and who beats whom. An arrow that matters now glows. */
import { type CSSProperties, useId } from 'react';
import { cx } from '../../../../src/ui';
import type { Element } from '../../data';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import css from './Wheel.module.css';

interface Arrow {
  readonly from: Element;
  readonly to: Element;
  readonly path: string;
}

const ARROWS: readonly Arrow[] = [
  { from: 'fire', to: 'nature', path: 'M116 30A78 78 0 0 1 159 106' },
  { from: 'nature', to: 'water', path: 'M137 151A78 78 0 0 1 52 151' },
  { from: 'water', to: 'fire', path: 'M29 106A78 78 0 0 1 72 30' },
  { from: 'fire', to: 'light', path: 'M94 45V66' },
  { from: 'nature', to: 'light', path: 'M133 115 117 104' },
  { from: 'water', to: 'light', path: 'M55 115 71 104' },
  { from: 'light', to: 'shadow', path: 'M117 88H201' },
];

/** Where an Element stands in the picture, and on which side its name. */
const SPOTS: readonly (readonly [Element, number, number, 'below' | 'right' | 'low' | 'aside'])[] = [
  ['fire', 94, 24, 'right'],
  ['nature', 153, 130, 'low'],
  ['water', 35, 130, 'aside'],
  ['light', 94, 88, 'below'],
  ['shadow', 226, 88, 'below'],
  ['void', 226, 22, 'below'],
];

interface WheelProps {
  /** The Element whose arrows glow. */
  readonly hot?: Element | null;
  /** Of these, only the arrow to this one. */
  readonly against?: Element | null;
}

export function Wheel({ hot = null, against = null }: WheelProps) {
  const { words } = useSpeaker();
  const id = useId();
  const say = words.board.aid;
  const glows = ({ from, to }: Arrow): boolean =>
    against === null ? from === hot || to === hot : from === hot && to === against;
  return (
    <figure className={css.wheel} aria-label={say.wheel}>
      <figcaption>
        <b>{say.elements}</b>
        <span>{say.arrow}</span>
      </figcaption>
      <div className={css.map} aria-hidden="true">
        <svg viewBox="0 0 270 176" aria-hidden="true">
          <defs>
            <marker
              id={id}
              viewBox="0 0 8 8"
              refX="5"
              refY="4"
              markerUnits="userSpaceOnUse"
              markerWidth="12"
              markerHeight="12"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8Z" fill="context-stroke" />
            </marker>
          </defs>
          {ARROWS.map((arrow) => (
            <path
              key={arrow.path}
              className={cx(css.arrow, hot !== null && glows(arrow) && css.hot)}
              data-tone={`cup-${arrow.from}`}
              d={arrow.path}
              markerEnd={`url(#${id})`}
            />
          ))}
        </svg>
        {SPOTS.map(([element, x, y, side]) => (
          <span key={element} className={css[side]} style={spot(x, y)}>
            <ElementSigil element={element} size="12.5cqi" />
            <b className={css.name}>{words.elements[element]}</b>
          </span>
        ))}
      </div>
    </figure>
  );
}

function spot(x: number, y: number): CSSProperties {
  return { left: `${(x / 270) * 100}%`, top: `${(y / 176) * 100}%` };
}
