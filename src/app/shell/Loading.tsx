/** Holds the place of a page that is on its way; says so only when it takes a while. */
import { useWords } from '../text';
import css from './Loading.module.css';

export function Loading({ label }: { readonly label?: string }) {
  const { shell } = useWords();
  return (
    <div className={css.loading} role="status" data-loading>
      <span className={css.candle} aria-hidden="true" />
      <span>{label ?? shell.loading}</span>
    </div>
  );
}
