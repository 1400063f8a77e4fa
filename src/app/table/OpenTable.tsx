/** The table itself, wherever it stands: the bar above the board, log and rules beside it, and the end of the match. */
import { type ReactNode, use, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import IconSpellBook from '~icons/game-icons/spell-book';
import type { NameOf, Seat } from '../../../games/kit';
import type { Table } from '../../play/contract';
import { LiveRegion, LogPanel, TableShell, type TableShellProps } from '../../table';
import { IconBook, IconLog, refuse } from '../../ui';
import { gameBoard, gameWords } from '../parts';
import { RulesText } from '../rules/RulesText';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { Loading } from '../shell/Loading';
import type { MenuItem } from '../shell/Menu';
import { useSpoken } from '../text';
import { BoardFailure } from './BoardFailure';
import { EndOfMatch } from './EndOfMatch';
import css from './OpenTable.module.css';
import { sentenceFor } from './reason';
import { TableBar } from './TableBar';
import { useLog } from './useLog';
import { useProgress } from './useProgress';

interface Props {
  readonly table: Table;
  readonly game: string;
  readonly nameOf: NameOf;
  /** In the bar: who plays. */
  readonly players: ReactNode;
  readonly menu: readonly MenuItem[];
  /** A move is on its way. */
  readonly busy?: boolean;
  /** A line between the bar and the board. */
  readonly line?: ReactNode;
  /** Lies over the board. */
  readonly notice?: ReactNode;
  /** What else stands beside the board, after the log. */
  readonly tabs?: TableShellProps['rail'];
  /** What can be done after the end. */
  readonly afterwards: ReactNode;
  readonly onAnswer?: (seat: Seat | null) => void;
  /** Sentences for reasons that only this kind of table knows. */
  readonly explain?: (reason: string) => string | null;
}

export function OpenTable({ table, game, nameOf, ...parts }: Props) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  const { Board, figures, icons } = use(loadingBoard);
  const state = useStore(table.store);
  const { view, viewer, actor } = state;
  const log = useLog(state, own, nameOf);
  const progress = useProgress(state, own);
  const seats = useMemo(
    () => state.seats.map((info) => ({ ...info, name: nameOf(info.seat) })),
    [state.seats, nameOf],
  );
  if (!view) return <Loading label={words.table.loading} />;

  const say = (reason: string | null): string | null => {
    if (reason !== null) refuse(parts.explain?.(reason) ?? sentenceFor(reason, own, words, view, actor));
    return reason;
  };
  const icon = (key: string) => {
    const Icon = icons?.[key];
    return Icon && <Icon />;
  };
  const rules = <RulesText words={own} figures={figures} />;

  return (
    <TableShell
      game={game}
      title={own.title}
      progress={progress}
      home={
        <Link className={css.home} href="/" aria-label={words.shell.home}>
          <IconSpellBook aria-hidden="true" />
        </Link>
      }
      bar={<TableBar table={table} state={state} players={parts.players} items={parts.menu} rules={rules} />}
      board={
        <div className={css.board}>
          {parts.line}
          <div className={css.stage} aria-busy={parts.busy}>
            {parts.notice}
            <ErrorBoundary fallback={(retry) => <BoardFailure game={game} onRetry={retry} />}>
              {/* What one player has picked up on the board is never the next one's business: each begins anew. */}
              <Board
                key={viewer}
                view={view}
                viewer={viewer}
                actor={actor}
                seats={seats}
                events={state.events}
                seen={state.seen}
                onCaughtUp={table.caughtUp}
                play={(move, args) => say(table.play(move, args))}
                anybody={
                  state.question && parts.onAnswer ? { seats: state.question, answer: parts.onAnswer } : null
                }
                canUndo={state.canUndo}
                undo={() => say(table.undo())}
                words={own}
                language={language}
              />
            </ErrorBoundary>
            <EndOfMatch
              game={game}
              state={state}
              view={view}
              words={own}
              nameOf={nameOf}
              actions={parts.afterwards}
            />
            <LiveRegion text={log.news} />
          </div>
        </div>
      }
      rail={[
        {
          id: 'log',
          label: words.table.log,
          icon: <IconLog />,
          content:
            log.lines.length > 0 ? (
              <LogPanel lines={log.lines} newFrom={log.newFrom} icon={icon} />
            ) : (
              <p className={css.empty}>{words.table.logEmpty}</p>
            ),
        },
        ...(parts.tabs ?? []),
        {
          id: 'rules',
          label: words.table.rules,
          icon: <IconBook />,
          content: <div className={css.rules}>{rules}</div>,
        },
      ]}
    />
  );
}
