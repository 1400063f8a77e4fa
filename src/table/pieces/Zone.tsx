/** A named place on the board that can be a target. */
import type { ReactNode } from 'react';
import { cx } from '../../ui';
import css from './Zone.module.css';

export interface ZoneProps {
  readonly label: string;
  /** Outlined as a legal target. */
  readonly legal?: boolean;
  readonly onSelect?: () => void;
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Zone({ label, legal, onSelect, children, className }: ZoneProps) {
  return (
    <section className={cx(css.zone, legal && css.legal, className)} aria-label={label}>
      {children}
      {onSelect && <button type="button" className={css.target} aria-label={label} onClick={onSelect} />}
    </section>
  );
}
