/** Header and footer around every page but the table. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import IconBook from '~icons/game-icons/spell-book';
import { LANGUAGES } from '../../../games/kit/words';
import { changeSettings } from '../../settings';
import { IconButton, IconGlobe, IconSliders } from '../../ui';
import { useInstalled } from '../offline/installed';
import { useSpoken } from '../text';
import css from './Layout.module.css';

const SettingsSheet = lazy(() => import('./SettingsSheet'));

interface Props {
  readonly children: ReactNode;
  /** In the header: what this page offers there. */
  readonly tools?: ReactNode;
}

export function Layout({ children, tools }: Props) {
  const { language, words } = useSpoken();
  const { install } = useInstalled();
  const [open, setOpen] = useState<boolean | null>(null);
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#main">
        {words.shell.skip}
      </a>
      <header className={css.header}>
        <Link className={css.brand} href="/" aria-label={words.shell.home}>
          <IconBook aria-hidden="true" />
          Grimoire
        </Link>
        {tools && <div className={css.tools}>{tools}</div>}
        <button
          type="button"
          className={css.language}
          lang={other}
          onClick={() => changeSettings({ language: other })}
        >
          <IconGlobe />
          {words.shell.otherLanguage}
        </button>
        <IconButton
          variant="plain"
          label={words.shell.settings}
          icon={<IconSliders />}
          onClick={() => setOpen(true)}
        />
      </header>
      {children}
      <footer className={css.footer}>
        <p>{words.shell.pitch}</p>
        <nav>
          <Link href="/lobby">{words.home.lobby}</Link>
          <Link href="/statistics">{words.shell.statistics}</Link>
          <Link href="/settings">{words.shell.settings}</Link>
          <Link href="/about">{words.shell.about}</Link>
          {install && (
            <button type="button" onClick={install}>
              {words.shell.install}
            </button>
          )}
        </nav>
      </footer>
      {open !== null && (
        <Suspense fallback={null}>
          <SettingsSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
