/** A Trial as a brass plaque with its level; an empty space shows a nought. */
import IconLaurels from '~icons/game-icons/laurels';
import { cx } from '../../../../src/ui';
import { levelOf, type TrialId } from '../../data';
import css from './pieces.module.css';

interface PlaqueProps {
  /** Null: nothing has been passed here yet. */
  readonly trial: TrialId | null;
  /** How many cards lie under it, for the thickness of the stack. */
  readonly below?: number;
}

export function Plaque({ trial, below = 0 }: PlaqueProps) {
  return (
    <span
      className={cx(css.plaque, trial === null && css.none)}
      data-piece={trial ?? undefined}
      style={{ '--below': Math.min(below, 3) }}
      aria-hidden="true"
    >
      {trial && <IconLaurels />}
      <b>{trial === null ? 0 : levelOf(trial)}</b>
    </span>
  );
}

/** A covered or a known Trial: its level on a small plaque. */
export function SmallPlaque({ trial }: { readonly trial: TrialId }) {
  return (
    <span className={css.small} data-piece={trial} aria-hidden="true">
      {levelOf(trial)}
    </span>
  );
}
