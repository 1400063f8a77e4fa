/** The table of Houses & Courses: the others' areas, the Timetable, the own area and hand, and what is to be done. */
import { useMemo, useRef, useState } from 'react';
import { usePace } from '../../../src/settings';
import { ActionBar, TravelStage, useConfirm, useFocusKept, useStory } from '../../../src/table';
import type { Seat } from '../../kit';
import { rules } from '../rules';
import { playerAt, seatsAfter, seatsIn } from '../seats';
import { Area } from './area/Area';
import { Letters, Powers } from './area/Own';
import css from './Board.module.css';
import { Zoom } from './cards/Zoom';
import { Spotlight } from './chain/Spotlight';
import { actTask } from './choice/act';
import { warningsOf } from './choice/ending';
import { sentenceOf } from './choice/moment';
import { usePlan } from './choice/plan';
import { anybodyTask } from './choice/respond';
import type { Task } from './choice/task';
import { storyTask, waitTask } from './choice/wait';
import { type HousesBoardProps, type Piece, type Speaker, SpeakerContext } from './context';
import { Stock } from './desk/Stock';
import { Timetable } from './desk/Timetable';
import { OwnHand } from './OwnHand';
import { isTold, nextStaged, timeOf } from './story/pace';
import { retell } from './story/retell';
import { useStorySounds } from './story/sounds';

export function HousesBoard(props: HousesBoardProps) {
  const { view, viewer, actor, seats, events, seen, onCaughtUp, words, play, anybody, canUndo, undo } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const story = useStory(events, {
    from: seen,
    duration: (event) => timeOf(event, viewer),
    pace: usePace(),
    onEnd: onCaughtUp,
  });
  const staged = story.playing ? nextStaged(events, story.cursor, viewer) : -1;
  const onStage = events[staged];
  const event = isTold(onStage) ? onStage : null;
  const shown = useMemo(
    () => (staged < 0 ? view : retell(events.slice(0, staged + 1), view)),
    [staged, events, view],
  );
  useStorySounds(event);

  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);

  const [enlarged, setEnlarged] = useState<Piece | null>(null);
  const speaker = useMemo<Speaker>(() => {
    const names = new Map(seats.map(({ seat, name }) => [seat, name]));
    return { words, me, nameOf: (seat) => names.get(seat) ?? seat, enlarge: setEnlarged };
  }, [words, me, seats]);
  const { nameOf } = speaker;

  const ask = useConfirm();
  const [plan, setPlan] = usePlan(`${actor} ${events.length}`);
  const dragged = useRef<string | null>(null);
  const task = taskNow();
  const laying = event === null && actor !== null && actor === me && rules.awaiting(view)[actor] === 'main';

  const turn = shown.result === null ? (shown.roundOrder[shown.turnIndex] ?? null) : null;
  const others = me === null ? seatsIn(view) : seatsAfter(me, view.numPlayers);
  const hand = me === null ? [] : playerAt(shown, me).hand.filter((id) => id !== null);
  const spotlit = shown.chain.length === 1 && task.waiting && task.desk === undefined;
  return (
    <SpeakerContext value={speaker}>
      <div
        ref={root}
        className={css.root}
        data-asked={task.desk !== undefined || undefined}
        data-choosing={Boolean(task.tray) || undefined}
      >
        <TravelStage className={css.board}>
          <div className={css.areas} data-areas={others.length}>
            {others.map(area)}
          </div>
          <div className={css.desk}>
            <div className={css.middle}>
              {task.desk ?? <Timetable table={shown} payer={me} zone={task.slots} />}
              {spotlit && <Spotlight table={shown} />}
            </div>
            <Stock table={shown} />
          </div>
          {me !== null && (
            <div
              className={css.mine}
              data-guide="mine"
              data-reacting={(task.desk !== undefined && !task.waiting) || undefined}
            >
              {area(me)}
              <OwnHand
                ids={hand}
                task={task}
                onDrag={
                  laying
                    ? (card) => {
                        dragged.current = card;
                      }
                    : undefined
                }
              />
            </div>
          )}
          {me === null && task.tray && <div className={css.tray}>{task.tray}</div>}
          <ActionBar
            icon={task.icon}
            status={task.status}
            {...(task.detail && { detail: task.detail })}
            waiting={task.waiting ?? false}
          >
            {task.actions}
          </ActionBar>
        </TravelStage>
      </div>
      <Zoom piece={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );

  function taskNow(): Task {
    if (event) return storyTask(shown, event, words, nameOf, story.skip);
    if (anybody) return anybodyTask(view, anybody, words, nameOf);
    if (actor === null || view.result !== null) return waitTask(view, words, nameOf);
    return actTask({
      view,
      seat: actor,
      words,
      nameOf,
      plan,
      setPlan,
      play,
      why: sentenceOf(words, view, actor),
      undo: canUndo ? undo : null,
      endTurn: () => void endTurn(actor),
    });
  }

  async function endTurn(seat: Seat): Promise<void> {
    const warnings = warningsOf(view, seat, words);
    const { endTitle, endConfirm } = words.board.turn;
    const sure =
      warnings.length === 0 ||
      (await ask({ title: endTitle, body: warnings.join(' '), confirm: endConfirm }));
    if (sure) play('endTurn', {});
  }

  function area(seat: Seat) {
    const own = seat === me;
    const player = playerAt(shown, seat);
    return (
      <Area
        key={seat}
        table={shown}
        seat={seat}
        turn={seat === turn}
        zone={task.seats}
        joins={own ? task.joins : undefined}
        onDrop={laying ? () => drop(seat) : undefined}
        powers={own && <Powers houses={player.houses} players={shown.numPlayers} zone={task.powers} />}
      >
        {own && <Letters player={player} zone={task.letters} />}
      </Area>
    );
  }

  function drop(to: Seat): void {
    if (dragged.current !== null) play('playBonus', { card: dragged.current, to });
    dragged.current = null;
  }
}
