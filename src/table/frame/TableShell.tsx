/** The frame of a table: the bar on top, the board, and beside it the rail, which a narrow window folds away. */
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button, cx, Modal } from '../../ui';
import { useTableWords } from '../text';
import { Rail, type RailTab } from './Rail';
import css from './TableShell.module.css';

export interface TableShellProps {
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  /** Where the match stands: "Round 3, turn 2". */
  readonly progress: string;
  /** The way home, at the left end of the bar. */
  readonly home?: ReactNode;
  /** The right end of the bar. */
  readonly bar?: ReactNode;
  readonly board: ReactNode;
  /** Who leads through a lesson: above the rail, or under the board where there is none. */
  readonly guide?: ReactNode;
  readonly rail: readonly RailTab[];
}

/** As in TableShell.module.css. */
const NARROW = '(max-width: 75rem)';

export function TableShell({ game, title, progress, home, bar, board, guide, rail }: TableShellProps) {
  const words = useTableWords();
  const narrow = useMedia(NARROW);
  const [tab, setTab] = useState<string>();
  const [open, setOpen] = useState(false);
  const first = rail[0];
  const news = rail.reduce((sum, { badge = 0 }) => sum + badge, 0);
  const tabs = { label: words.beside, tabs: rail, shown: tab, onShow: setTab };
  return (
    <div className={css.table} data-game={game} data-table={narrow ? 'narrow' : 'wide'}>
      <header className={css.bar}>
        {home}
        <div className={css.heading}>
          <h1>{title}</h1>
          <p className={css.progress}>{progress}</p>
        </div>
        <div className={css.end}>
          {narrow && first && (
            <Button
              variant="ghost"
              className={css.opener}
              icon={first.icon}
              onClick={() => setOpen(true)}
              aria-haspopup="dialog"
            >
              <span className={css.word}>{first.label}</span>
              {news > 0 && <span className={css.badge}>{news}</span>}
            </Button>
          )}
          {bar}
        </div>
      </header>
      <main className={cx(css.board, narrow && Boolean(guide) && css.under)}>{board}</main>
      {narrow && guide && <aside className={css.guide}>{guide}</aside>}
      {narrow ? (
        <Modal open={open} label={words.beside} onClose={() => setOpen(false)} className={css.drawer}>
          <Rail {...tabs} onClose={() => setOpen(false)} />
        </Modal>
      ) : (
        <aside className={css.rail} aria-label={words.beside}>
          {guide}
          <Rail {...tabs} />
        </aside>
      )}
    </div>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
