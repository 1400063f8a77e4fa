/** The end of a match: who won, and why, line by line. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Sheet } from '../../../games/kit';
import { cx, Rich } from '../../ui';
import css from './EndPanel.module.css';
import { ScoreSheet } from './ScoreSheet';

export interface EndPanelProps {
  readonly title: string;
  /** The reasons in words, or a score sheet. */
  readonly lines: readonly string[];
  readonly sheet?: Sheet;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

export function EndPanel({ title, lines, sheet, children, actions }: EndPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={cx(css.panel, sheet && css.wide)} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>
          <Rich text={line} />
        </p>
      ))}
      {sheet && <ScoreSheet sheet={sheet} />}
      {children}
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
