/** Who sits here: sigil, name, score, and whether it is their turn. */
import type { ReactNode } from 'react';
import { cx, VisuallyHidden } from '../../ui';
import { useTableWords } from '../text';
import css from './SeatPanel.module.css';

export interface SeatPanelProps {
  readonly name: string;
  /** A word beside the name: "you", "Adept". */
  readonly tag?: string;
  readonly sigil: ReactNode;
  readonly turn?: boolean;
  readonly away?: boolean;
  readonly score?: { readonly value: ReactNode; readonly label: string };
  /** The line below the name: cards in hand, clocks. */
  readonly children?: ReactNode;
}

export function SeatPanel({ name, tag, sigil, turn, away, score, children }: SeatPanelProps) {
  const words = useTableWords();
  return (
    <section className={cx(css.seat, turn && css.turn, away && css.away)} aria-label={name}>
      <span className={css.sigil}>{sigil}</span>
      <p className={css.name}>
        <span>{name}</span>
        {tag && <small>{tag}</small>}
        {turn && <VisuallyHidden>{words.turn}</VisuallyHidden>}
        {away && <small>{words.away}</small>}
      </p>
      {score && (
        <p className={css.score}>
          {score.value}
          <small>{score.label}</small>
        </p>
      )}
      <div className={css.meta}>{children}</div>
    </section>
  );
}
