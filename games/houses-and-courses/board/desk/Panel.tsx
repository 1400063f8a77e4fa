/** A sheet of parchment in the middle of the table, for what lies there only for a moment. */
import type { ReactNode } from 'react';
import css from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Panel({ title, children }: PanelProps) {
  return (
    <section className={css.panel} aria-label={title}>
      <h2>{title}</h2>
      <div className={css.content}>{children}</div>
    </section>
  );
}
