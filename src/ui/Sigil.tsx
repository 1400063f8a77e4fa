/** A mark of colour, shape and symbol together, so that colour is never the only sign. */
import type { ReactNode } from 'react';
import type { Seat } from '../../games/kit';
import css from './Sigil.module.css';

export type Shape =
  | 'disc'
  | 'diamond'
  | 'triangle'
  | 'square'
  | 'hexagon'
  | 'pentagon'
  | 'octagon'
  | 'star'
  | 'burst'
  | 'hourglass'
  | 'shield'
  | 'crest'
  | 'banner'
  | 'drop';

export interface SigilProps {
  readonly shape: Shape;
  /** A key of the palette: `[data-tone]` sets `--c`, the fill, and `--k`, the ink on it. */
  readonly tone: string;
  /** The symbol or letter. */
  readonly children?: ReactNode;
  /** The accessible name; without one the sigil only repeats what stands beside it. */
  readonly label?: string;
  /** A CSS length. */
  readonly size?: string;
}

export function Sigil({ shape, tone, children, label, size }: SigilProps) {
  return (
    <span
      className={css.sigil}
      data-shape={shape}
      data-tone={tone}
      style={size ? { '--size': size } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={css.symbol}>{children}</span>
    </span>
  );
}

const SEAT_SHAPES: Record<Seat, Shape> = { 0: 'diamond', 1: 'disc', 2: 'hexagon', 3: 'star', 4: 'shield' };

export interface SeatSigilProps extends Omit<SigilProps, 'shape' | 'tone'> {
  readonly seat: Seat;
}

/** The sigil that stands for a seat, in every game the same. */
export function SeatSigil({ seat, ...rest }: SeatSigilProps) {
  return <Sigil shape={SEAT_SHAPES[seat]} tone={`seat-${seat}`} {...rest} />;
}
