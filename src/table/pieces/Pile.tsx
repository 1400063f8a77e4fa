/** Cards on top of each other: the top one, the thickness and the count. */
import type { ReactNode } from 'react';
import { cx } from '../../ui';
import { useTableWords } from '../text';
import css from './Pile.module.css';

export interface PileProps {
  readonly count: number;
  readonly label: string;
  /** The top card or its back; an empty pile shows its place. */
  readonly children?: ReactNode;
  readonly hideLabel?: boolean;
}

export function Pile({ count, label, children, hideLabel }: PileProps) {
  const words = useTableWords();
  return (
    <figure className={css.pile} aria-label={`${label}, ${words.cards(count)}`}>
      <span className={cx(css.stack, count === 0 && css.empty, count === 1 && css.single)}>
        {count > 0 && children}
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      </span>
      {!hideLabel && (
        <figcaption className={css.name} aria-hidden="true">
          {label}
        </figcaption>
      )}
    </figure>
  );
}
