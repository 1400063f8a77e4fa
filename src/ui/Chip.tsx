/** Small labels: a chip beside things, and text that only screen readers meet. */
import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { cx } from './cx';

export interface ChipProps {
  readonly tone?: 'plain' | 'accent' | 'good' | 'warn';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={cx(css.chip, css[tone])}>
      {icon}
      {children}
    </span>
  );
}

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
