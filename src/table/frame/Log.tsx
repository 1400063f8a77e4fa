/** What happened, in words: the log beside the board, and the announcer for screen readers. */
import type { ReactNode } from 'react';
import type { LogLine } from '../../../games/kit';
import { cx, Rich, VisuallyHidden } from '../../ui';
import { useTableWords } from '../text';
import css from './Log.module.css';
import { RuleLink } from './rule';

export interface LogPanelProps {
  readonly lines: readonly LogLine[];
  /** The lines from this index on are new to the viewer. */
  readonly newFrom?: number;
  /** Draws a line's icon from its key. */
  readonly icon: (key: string) => ReactNode;
}

export function LogPanel({ lines, newFrom = lines.length, icon }: LogPanelProps) {
  const words = useTableWords();
  // A log only grows at its end, so a line's place is its identity.
  const placed = lines.map((line, place) => ({ ...line, place }));
  return (
    <ol className={css.log} aria-label={words.log} data-from-end>
      {placed.map(({ kind, icon: key, text, rule, place }) => (
        <li key={place} className={cx(css[kind], place >= newFrom && css.fresh)}>
          {kind !== 'heading' && <span className={css.icon}>{key && icon(key)}</span>}
          <span>
            <Rich text={text} />
            {place === newFrom && <VisuallyHidden> ({words.newLines})</VisuallyHidden>}
          </span>
          <RuleLink section={rule} small />
        </li>
      ))}
    </ol>
  );
}

/** Says its text politely whenever it changes. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {text}
    </div>
  );
}
