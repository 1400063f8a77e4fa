/** A page that has only something to say: a heading, a sentence, and ways on. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import IconBook from '~icons/game-icons/spell-book';
import { useWords } from '../text';
import { usePage } from '../usePage';
import css from './Notice.module.css';

interface Props {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

export function Notice({ title, body, children }: Props) {
  const { shell } = useWords();
  usePage(title);
  return (
    <main className={css.notice} id="main" tabIndex={-1}>
      <IconBook className={css.icon} aria-hidden="true" />
      <h1>{title}</h1>
      <p className={css.body}>{body}</p>
      <div className={css.actions}>
        {children}
        <Link className={css.home} href="/">
          {shell.backHome}
        </Link>
      </div>
    </main>
  );
}
