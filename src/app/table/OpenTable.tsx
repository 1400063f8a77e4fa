/** The table itself: curtain or board, the bar above it, the log and the rules beside it, and the end of the match. */
import { use, useCallback } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import IconSpellBook from '~icons/game-icons/spell-book';
import type { Seat } from '../../../games/kit';
import type { LocalTable } from '../../play';
import { LiveRegion, LogPanel, TableShell } from '../../table';
import { IconBook, IconLog, refuse } from '../../ui';
import { gameBoard, gameWords } from '../parts';
import { RulesText } from '../rules/RulesText';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { Loading } from '../shell/Loading';
import { useSpoken } from '../text';
import { usePage } from '../usePage';
import { BoardFailure } from './BoardFailure';
import { CurtainScene } from './CurtainScene';
import { callFor } from './call';
import { EndOfMatch } from './EndOfMatch';
import css from './OpenTable.module.css';
import { sentenceFor } from './reason';
import { TableBar } from './TableBar';
import { Trouble } from './Trouble';
import { useAttention } from './useAttention';
import { useLog } from './useLog';
import { useProgress } from './useProgress';

interface Props {
  readonly table: LocalTable;
  readonly match: string;
  readonly game: string;
}

export function OpenTable({ table, match, game }: Props) {
  const { language, words } = useSpoken();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  const { Board, figures, icons } = use(loadingBoard);
  const state = useStore(table.store);
  const { view, viewer, actor, plans } = state;
  const nameOf = useCallback((seat: Seat) => plans[Number(seat)]?.name ?? '', [plans]);
  const log = useLog(state, own, nameOf);
  const progress = useProgress(state, own);
  usePage(own.title);
  useAttention(callFor(state, own.title, words));

  if (state.curtain) return <CurtainScene table={table} curtain={state.curtain} state={state} words={own} />;
  if (!view) return <Loading label={words.table.loading} />;

  const say = (reason: string | null): string | null => {
    if (reason !== null) refuse(sentenceFor(reason, own, words, view, actor));
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
      bar={<TableBar table={table} match={match} game={game} state={state} nameOf={nameOf} rules={rules} />}
      board={
        <div className={css.board}>
          {state.trouble && <Trouble key={state.trouble} error={state.trouble} />}
          <ErrorBoundary fallback={(retry) => <BoardFailure game={game} onRetry={retry} />}>
            {/* What one player has picked up on the board is never the next one's business: each begins anew. */}
            <Board
              key={viewer}
              view={view}
              viewer={viewer}
              actor={actor}
              seats={state.seats}
              events={state.events}
              seen={state.seen}
              onCaughtUp={table.caughtUp}
              play={(move, args) => say(table.play(move, args))}
              anybody={state.question && { seats: state.question, answer: table.answerQuestion }}
              canUndo={state.canUndo}
              undo={() => say(table.undo())}
              words={own}
              language={language}
            />
          </ErrorBoundary>
          <EndOfMatch game={game} state={state} view={view} words={own} nameOf={nameOf} />
          <LiveRegion text={log.news} />
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
