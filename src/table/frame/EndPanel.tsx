/** The end of a match: who won, and why, line by line. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Rich } from '../../ui';
import css from './EndPanel.module.css';

export interface EndPanelProps {
  readonly title: string;
  /** The reasons in words, or a score sheet. */
  readonly lines: readonly string[];
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

export function EndPanel({ title, lines, children, actions }: EndPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>
          <Rich text={line} />
        </p>
      ))}
      {children}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
