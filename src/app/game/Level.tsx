/** How strong a bot is, as filled and empty lozenges. */
import { cx } from '../../ui';
import css from './PlayPanel.module.css';

export function Level({ rank, of }: { readonly rank: number; readonly of: number }) {
  const steps = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <span className={css.level} aria-hidden="true">
      {steps.map((step) => (
        <i key={step} className={cx(step <= rank && css.on)} />
      ))}
    </span>
  );
}
