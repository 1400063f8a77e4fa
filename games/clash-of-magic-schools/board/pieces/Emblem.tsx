/** The Emblem marker of a school: a dragon in gold on black, or a griffin in brown on ivory. */
import type { CSSProperties } from 'react';
import { cx } from '../../../../src/ui';
import type { School } from '../../state';
import { CRESTS } from './art';
import css from './pieces.module.css';

interface EmblemProps {
  readonly school: School;
  /** A CSS length. */
  readonly size?: string;
  /** The identity for the travel animation: only the marker itself travels, its pictures elsewhere do not. */
  readonly piece?: string;
  /** The empty place that the marker has left. */
  readonly absent?: boolean;
  readonly className?: string | undefined;
}

export function Emblem({ school, size, piece, absent = false, className }: EmblemProps) {
  const style: CSSProperties | undefined = size ? { '--size': size } : undefined;
  return (
    <span
      className={cx(css.emblem, absent && css.absent, className)}
      data-school={school}
      data-piece={piece}
      style={style}
      aria-hidden="true"
    >
      {CRESTS[school]}
    </span>
  );
}
