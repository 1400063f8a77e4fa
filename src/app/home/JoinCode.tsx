/** The way to a friend's table by the short code, and to the public ones. */
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, IconPlayers } from '../../ui';
import { useSpoken } from '../text';
import css from './JoinCode.module.css';

const SIGNS = 6;

export function JoinCode() {
  const { language, words } = useSpoken();
  const { home } = words;
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);

  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code === '') return;
    const [{ api }, { loadOnlineWords }] = await Promise.all([
      import('../../online'),
      import('../text/online'),
    ]);
    const found = await api.findCode(code);
    if (found.ok) navigate(`/tables/${found.value.id}`);
    else setError((await loadOnlineWords(language)).errors[found.error]);
  };

  return (
    <section className={css.join} aria-labelledby="code-label">
      <form className={css.form} onSubmit={(event) => void join(event)}>
        <label id="code-label" htmlFor="code">
          {home.code}
        </label>
        <input
          id="code"
          className={css.code}
          value={code}
          maxLength={SIGNS + 2}
          placeholder={home.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby="code-error"
          onChange={(event) => {
            setError(null);
            setCode(event.target.value.replace(/[^a-z0-9]/gi, '').toUpperCase());
          }}
        />
        <Button type="submit">{home.join}</Button>
      </form>
      <Link className={css.lobby} href="/lobby">
        <IconPlayers />
        {home.lobby}
      </Link>
      <p id="code-error" className={css.error} role="alert">
        {error}
      </p>
    </section>
  );
}
