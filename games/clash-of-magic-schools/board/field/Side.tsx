/** Beside the field: both seats with their hands and scores, the mast on which the scores climb, the Students' piles. */
import type { ReactNode } from 'react';
import IconDiscard from '~icons/game-icons/card-discard';
import { CardBack, Pile, type SeatInfo, SeatPanel } from '../../../../src/table';
import { IconCards, IconDeck, VisuallyHidden } from '../../../../src/ui';
import { elementOf, OVERTIME_SCORE, WIN_OPPONENT_MAX, WIN_SCORE } from '../../data';
import { scoresOf } from '../../standing';
import { type ClashView, opponentOf, PLAYERS, type PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { STUDENT_BACK, toneOf } from '../pieces/art';
import { Emblem } from '../pieces/Emblem';
import { Portrait } from '../pieces/Portrait';
import css from './Side.module.css';

interface SideProps {
  readonly view: ClashView;
  readonly seats: readonly SeatInfo[];
  /** Whether the seats show who is to act: not while a story is told. */
  readonly quiet: boolean;
  /** Opens the sheet about the Students' piles. */
  readonly onLook: () => void;
}

export function Side({ view, seats, quiet, onLook }: SideProps) {
  const { near } = useSpeaker();
  const scores = scoresOf(view);
  const seat = (player: PlayerID): ReactNode => (
    <Seat
      player={player}
      view={view}
      score={scores[player]}
      turn={!quiet && seats.some(({ seat, awaited }) => seat === player && awaited)}
    />
  );
  return (
    <div className={css.side}>
      {seat(opponentOf(near))}
      <Mast view={view} scores={scores} />
      <Piles view={view} onLook={onLook} />
      {seat(near)}
    </div>
  );
}

interface SeatProps {
  readonly player: PlayerID;
  readonly view: ClashView;
  readonly score: number;
  readonly turn: boolean;
}

function Seat({ player, view, score, turn }: SeatProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.seat;
  const { school, hand } = view.players[player];
  return (
    <SeatPanel
      name={nameOf(player)}
      sigil={<Emblem school={school} size="2.3rem" />}
      turn={turn}
      score={{ value: score, label: '' }}
    >
      <span title={say.inHand(hand.length)}>
        <IconCards />
        <VisuallyHidden>{say.inHand(hand.length)}</VisuallyHidden>
        <b aria-hidden="true">{hand.length}</b>
      </span>
      <span className={css.goals}>
        <VisuallyHidden>{say.distance(score)}</VisuallyHidden>
        <Goal kind="win" goal={WIN_SCORE} score={score} off={view.overtime} />
        <Goal kind="win" goal={OVERTIME_SCORE} score={score} off={!view.overtime} />
        <Goal kind="low" goal={WIN_OPPONENT_MAX} score={score} />
      </span>
    </SeatPanel>
  );
}

interface GoalProps {
  readonly kind: 'win' | 'low';
  readonly goal: number;
  readonly score: number;
  /** It does not decide anything now. */
  readonly off?: boolean;
}

/** How far the score is from a figure that decides. */
function Goal({ kind, goal, score, off = false }: GoalProps) {
  const distance = score - goal;
  return (
    <span className={css.goal} data-kind={kind} data-off={off || undefined} aria-hidden="true">
      <i>{goal}</i>
      {distance < 0 ? `−${-distance}` : `+${distance}`}
    </span>
  );
}

interface MastProps {
  readonly view: ClashView;
  readonly scores: Readonly<Record<PlayerID, number>>;
}

export function Mast({ view, scores }: MastProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.mast;
  const { overtime, players } = view;
  const height = (score: number) => Math.min(score, OVERTIME_SCORE);
  return (
    <div
      className={css.mast}
      data-guide="score"
      role="img"
      aria-label={say.label(scores, { 0: nameOf('0'), 1: nameOf('1') }, overtime)}
    >
      <span className={css.cap}>{say.title}</span>
      <Tick at={OVERTIME_SCORE} kind={overtime ? 'win' : undefined} />
      {!overtime && <Tick at={WIN_SCORE} kind="win" />}
      <Tick at={WIN_OPPONENT_MAX} kind="low" />
      {PLAYERS.map((player) => (
        <span
          key={player}
          className={css.climber}
          data-school={players[player].school}
          style={{ '--v': height(scores[player]) }}
        >
          <Emblem school={players[player].school} size="2rem" />
          <b>{scores[player]}</b>
        </span>
      ))}
    </div>
  );
}

function Tick({ at, kind }: { readonly at: number; readonly kind?: 'win' | 'low' | undefined }) {
  return (
    <span className={css.tick} data-kind={kind} style={{ '--v': at }}>
      <b>{at}</b>
    </span>
  );
}

function Piles({ view, onLook }: Pick<SideProps, 'view' | 'onLook'>) {
  const { words } = useSpeaker();
  const say = words.board.piles;
  const { studentDeck, studentDiscard } = view;
  const top = studentDiscard.at(-1);
  return (
    <button
      type="button"
      className={css.piles}
      aria-label={say.open(studentDeck.length, studentDiscard.length)}
      onClick={onLook}
    >
      <span className={css.figures} aria-hidden="true">
        <IconDeck />
        {studentDeck.length}
        <IconDiscard />
        {studentDiscard.length}
      </span>
      <span className={css.pile} aria-hidden="true">
        <Pile count={studentDeck.length} label={say.deck}>
          <CardBack game="clash-of-magic-schools" art={STUDENT_BACK} />
        </Pile>
      </span>
      <span className={css.pile} aria-hidden="true">
        <Pile count={studentDiscard.length} label={say.discard}>
          {top && (
            <span className={css.top} data-tone={toneOf(elementOf(top))} data-piece={top}>
              <Portrait element={elementOf(top)} />
            </span>
          )}
        </Pile>
      </span>
    </button>
  );
}
