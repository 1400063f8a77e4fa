/** A professor's portrait, or the empty frame at the lectern that he has left. */
import { cx } from '../../../../src/ui';
import type { Discipline } from '../../data';
import { PROFESSOR_ART } from '../cards/art';
import css from './Professor.module.css';

interface ProfessorProps {
  readonly discipline: Discipline;
  /** He is elsewhere. */
  readonly ghost?: boolean;
  /** A CSS length. */
  readonly size?: string;
  readonly piece?: string;
}

export function Professor({ discipline, ghost, size, piece }: ProfessorProps) {
  return (
    <span
      className={cx(css.professor, ghost && css.ghost)}
      data-tone={`prof-${discipline}`}
      data-piece={piece}
      style={size ? { '--size': size } : undefined}
      aria-hidden="true"
    >
      {PROFESSOR_ART[discipline]}
    </span>
  );
}
