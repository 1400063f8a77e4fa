/** Stands where a board failed: the match is safe, and there is a way back. */
import { Link } from 'wouter';
import { Button } from '../../ui';
import { useWords } from '../text';
import css from './BoardFailure.module.css';

interface Props {
  readonly game: string;
  readonly onRetry: () => void;
}

export function BoardFailure({ game, onRetry }: Props) {
  const { shell, table } = useWords();
  return (
    <section className={css.failure} role="alert">
      <h2>{table.boardFailedTitle}</h2>
      <p>{table.boardFailedBody}</p>
      <div className={css.actions}>
        <Link href={`/games/${game}`}>{table.backToGame}</Link>
        <Button variant="primary" onClick={onRetry}>
          {shell.retry}
        </Button>
      </div>
    </section>
  );
}
