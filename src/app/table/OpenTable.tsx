/** The table itself, wherever it stands: the bar above the board, log and rules beside it, and the end of the match. */
import { type ReactNode, use, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import IconSpellBook from '~icons/game-icons/spell-book';
import type { NameOf, Seat } from '../../../games/kit';
import type { Table } from '../../play/contract';
import { LiveRegion, LogPanel, RuleContext, TableShell, type TableShellProps } from '../../table';
import { IconBook, IconLamp, IconLog, refuse } from '../../ui';
import { gameBoard, gameWords } from '../parts';
import { RuleSheet } from '../rules/RuleSheet';
import { RulesText } from '../rules/RulesText';
import { useShelf } from '../rules/useShelf';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { Loading } from '../shell/Loading';
import type { MenuItem } from '../shell/Menu';
import { useSpoken } from '../text';
import { BoardFailure } from './BoardFailure';
import { EndOfMatch } from './EndOfMatch';
import { ADVICE_ICON, type Remark } from './lines';
import css from './OpenTable.module.css';
import { sentenceFor } from './reason';
import { useRemembered } from './remember';
import { TableBar } from './TableBar';
import { useLog } from './useLog';
import { useProgress } from './useProgress';
import { useReading } from './useReading';

interface Props {
  readonly table: Table;
  readonly game: string;
  readonly nameOf: NameOf;
  /** In the bar: who plays. */
  readonly players: ReactNode;
  /** In the bar: what helps the player. */
  readonly tool?: ReactNode;
  readonly menu: readonly MenuItem[];
  /** A move is on its way. */
  readonly busy?: boolean;
  /** A line between the bar and the board. */
  readonly line?: ReactNode;
  /** Lies over the board. */
  readonly notice?: ReactNode;
  /** Who leads through a lesson, or advises. */
  readonly guide?: ReactNode;
  /** What the log tells besides what happened, in its order. */
  readonly remarks?: readonly Remark[];
  /** What else stands beside the board, after the log. */
  readonly tabs?: TableShellProps['rail'];
  /** What can be done after the end. */
  readonly afterwards: ReactNode;
  readonly forfeitLine?: ((loser: string) => string) | undefined;
  /** What the end panel says besides the result. */
  readonly note?: string | undefined;
  readonly onAnswer?: (seat: Seat | null) => void;
  /** Sentences for reasons that only this kind of table knows. */
  readonly explain?: (reason: string) => string | null;
}

export function OpenTable({ table, game, nameOf, ...parts }: Props) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  const { Board, figures, icons } = use(loadingBoard);
  useRemembered(game);
  const state = useStore(table.store);
  const { view, viewer, actor } = state;
  const log = useLog(state, own, nameOf, parts.remarks);
  const progress = useProgress(state, own);
  const seats = useMemo(
    () => state.seats.map((info) => ({ ...info, name: nameOf(info.seat) })),
    [state.seats, nameOf],
  );
  const { shelf, shown, close } = useShelf(game, own);
  useReading(own, view, actor, shelf);
  if (!view) return <Loading label={words.table.loading} />;

  const say = (reason: string | null): string | null => {
    if (reason !== null) refuse(parts.explain?.(reason) ?? sentenceFor(reason, own, words, view, actor));
    return reason;
  };
  const icon = (key: string) => {
    const Icon = key === ADVICE_ICON ? IconLamp : icons?.[key];
    return Icon && <Icon />;
  };
  const rules = <RulesText words={own} figures={figures} />;

  return (
    <RuleContext value={shelf}>
      <TableShell
        game={game}
        title={own.title}
        progress={progress}
        home={
          <Link className={css.home} href="/" aria-label={words.shell.home}>
            <IconSpellBook aria-hidden="true" />
          </Link>
        }
        bar={
          <TableBar
            table={table}
            state={state}
            players={parts.players}
            tool={parts.tool}
            items={parts.menu}
            rules={rules}
          />
        }
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
                    state.question && parts.onAnswer
                      ? { seats: state.question, answer: parts.onAnswer }
                      : null
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
                forfeitLine={parts.forfeitLine}
                note={parts.note}
              />
              <LiveRegion text={log.news} />
            </div>
          </div>
        }
        guide={parts.guide}
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
      <RuleSheet game={game} words={own} figures={figures} shown={shown} onClose={close} />
    </RuleContext>
  );
}
