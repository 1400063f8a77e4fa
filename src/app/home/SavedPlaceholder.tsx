/** Holds the place of the saved games while they are read. */
import { VisuallyHidden } from '../../ui';
import { useWords } from '../text';
import css from './Saved.module.css';
import { SHOWN_AT_FIRST, savedCount } from './savedCount';

const PLACES = Array.from({ length: SHOWN_AT_FIRST }, (_, index) => index);

export function SavedPlaceholder() {
  const { shell, saved } = useWords();
  const places = PLACES.slice(0, Math.max(1, savedCount()));
  return (
    <section className={css.section} role="status">
      <h2>{saved.title}</h2>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <ul className={css.list}>
        {places.map((place) => (
          <li key={place} className={css.blank} />
        ))}
      </ul>
    </section>
  );
}
