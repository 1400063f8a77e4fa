/** A match to leaf through: the real board without anybody who acts, the log as an index, and the keys below. */
import { type ReactNode, use, useMemo } from 'react';
import { Link } from 'wouter';
import IconSpellBook from '~icons/game-icons/spell-book';
import type { AnyRules, NameOf, Seat } from '../../../games/kit';
import type { SeatPlan } from '../../play/contract';
import type { Curve, Film } from '../../replay';
import { type IndexedLine, LogIndex, RuleContext, type SeatInfo, TableShell } from '../../table';
import { IconBook, IconLog, refuse } from '../../ui';
import { gameBoard, gameWords } from '../parts';
import { RuleSheet } from '../rules/RuleSheet';
import { RulesText } from '../rules/RulesText';
import { useShelf } from '../rules/useShelf';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import { BoardFailure } from '../table/BoardFailure';
import { logLines } from '../table/lines';
import frame from '../table/OpenTable.module.css';
import { useSpoken } from '../text';
import { useReplayWords } from '../text/replay';
import css from './ReplayTable.module.css';
import { Scrubber } from './Scrubber';
import { Transport } from './Transport';
import type { Player } from './usePlayer';

interface Props {
  readonly game: string;
  readonly rules: AnyRules;
  readonly plans: readonly SeatPlan[];
  readonly nameOf: NameOf;
  readonly film: Film;
  readonly player: Player;
  /** What stands before where the match is: "Replay". */
  readonly heading: string;
  readonly curve?: Curve | null;
  readonly points?: readonly number[];
  /** What the curve shows, in words; otherwise the players' prospects. */
  readonly plot?: string;
  /** What is said at the last step. */
  readonly ending?: string | undefined;
  /** A key that changes whenever other eyes look. */
  readonly look: string;
  readonly eyes?: ReactNode;
  /** Everything is open: all hands are shown. */
  readonly open?: boolean;
  readonly bar: ReactNode;
  readonly note?: ReactNode;
}

export function ReplayTable({ game, rules, plans, nameOf, film, player, ...parts }: Props) {
  const { language, words: shell } = useSpoken();
  const words = useReplayWords();
  const [loadingWords, loadingBoard] = [gameWords(game, language), gameBoard(game)];
  const own = use(loadingWords);
  const { Board, Hand, showsHand, figures, icons } = use(loadingBoard);
  const { shelf, shown, close } = useShelf(game, own);
  const { curve = null, points = [] } = parts;
  const { step, last } = player;
  const view = useMemo(() => film.view(step), [film, step]);
  const events = useMemo(() => film.events.slice(0, film.told[step]), [film, step]);
  const seats = useMemo(() => seatsAt(rules, view, plans, nameOf), [rules, view, plans, nameOf]);
  const lines = useMemo(
    (): readonly IndexedLine[] =>
      film.told.flatMap((told, at) =>
        logLines(film.events.slice(film.told[at - 1] ?? 0, told), own, shell, nameOf).map((line) => ({
          ...line,
          step: at,
        })),
      ),
    [film, own, shell, nameOf],
  );
  const hands = seats.filter(({ seat }) => parts.open || (seat === film.viewer && !showsHand(view, seat)));
  const progress = (step === last && parts.ending) || own.progress(view);
  const stay = (): string => {
    refuse(words.readOnly);
    return 'NOT_YOUR_TURN';
  };
  const icon = (key: string) => {
    const Icon = icons?.[key];
    return Icon && <Icon />;
  };
  return (
    <RuleContext value={shelf}>
      <TableShell
        game={game}
        title={own.title}
        progress={`${parts.heading} · ${progress}`}
        home={
          <Link className={frame.home} href="/" aria-label={shell.shell.home}>
            <IconSpellBook aria-hidden="true" />
          </Link>
        }
        bar={parts.bar}
        board={
          <div className={frame.board}>
            <div className={frame.stage}>
              <ErrorBoundary fallback={(retry) => <BoardFailure game={game} onRetry={retry} />}>
                <Board
                  key={parts.look}
                  view={view}
                  viewer={film.viewer}
                  actor={null}
                  seats={seats}
                  events={events}
                  seen={player.seen}
                  onCaughtUp={player.caughtUp}
                  play={stay}
                  anybody={null}
                  canUndo={false}
                  undo={stay}
                  words={own}
                  language={language}
                />
              </ErrorBoundary>
            </div>
            {hands.length > 0 && (
              <section className={css.hands} aria-label={words.hands(hands.length)}>
                {hands.map(({ seat, name }) => (
                  <div key={seat} className={css.hand}>
                    <h2>{name}</h2>
                    <Hand view={view} seat={seat} words={own} nameOf={nameOf} />
                  </div>
                ))}
              </section>
            )}
            <section className={css.deck} aria-label={words.transport}>
              {parts.note}
              <Scrubber
                film={film}
                player={player}
                curve={curve}
                points={points}
                plot={parts.plot ?? words.plot(points.length)}
                progress={progress}
                nameOf={nameOf}
              />
              <Transport player={player} pointed={points.length > 0} eyes={parts.eyes}>
                {words.step(step, last)}
                {points.includes(step) && <b>{words.point}</b>}
              </Transport>
            </section>
          </div>
        }
        rail={[
          {
            id: 'log',
            label: shell.table.log,
            icon: <IconLog />,
            content: <LogIndex lines={lines} step={step} onPick={player.go} icon={icon} />,
          },
          {
            id: 'rules',
            label: shell.table.rules,
            icon: <IconBook />,
            content: (
              <div className={frame.rules}>
                <RulesText words={own} figures={figures} />
              </div>
            ),
          },
        ]}
      />
      <RuleSheet game={game} words={own} figures={figures} shown={shown} onClose={close} />
    </RuleContext>
  );
}

function seatsAt(
  rules: AnyRules,
  view: object,
  plans: readonly SeatPlan[],
  nameOf: NameOf,
): readonly SeatInfo[] {
  const awaiting = rules.result(view) === null ? rules.awaiting(view) : {};
  return plans.map(({ kind }, at) => {
    const seat = String(at) as Seat;
    return { seat, name: nameOf(seat), kind, awaited: awaiting[seat] !== undefined };
  });
}
