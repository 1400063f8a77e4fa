/** The bar under the board: what is to be done now, in words, and at most four buttons. */
import type { ReactNode } from 'react';
import { cx } from '../../ui';
import css from './ActionBar.module.css';

export interface ActionBarProps {
  readonly icon?: ReactNode;
  readonly status: string;
  readonly detail?: string;
  /** It is not the viewer's move. */
  readonly waiting?: boolean;
  /** The buttons, the primary one last. */
  readonly children?: ReactNode;
}

export function ActionBar({ icon, status, detail, waiting = false, children }: ActionBarProps) {
  return (
    <footer className={cx(css.bar, waiting ? css.waiting : css.mine)} data-guide="bar">
      {/* Said aloud only when it is the listener's move: otherwise the log's news say it. */}
      <p className={css.status} aria-live={waiting ? 'off' : 'polite'}>
        {icon && (
          <span className={css.mark} aria-hidden="true">
            {icon}
          </span>
        )}
        <span>
          {status}
          {detail && <small>{detail}</small>}
        </span>
      </p>
      {children && <div className={css.actions}>{children}</div>}
    </footer>
  );
}
