/** The table of Clash of Magic Schools: the field with its five Arenas, and below it what the viewer can do now. */
import { useMemo, useRef, useState } from 'react';
import IconHourglass from '~icons/game-icons/hourglass';
import { usePace } from '../../../src/settings';
import { TravelStage, useFocusKept, useStory } from '../../../src/table';
import type { Viewer } from '../../kit';
import type { Arena, Element, StudentId } from '../data';
import { opponentOf, PLAYERS, type PlayerID } from '../state';
import css from './Board.module.css';
import { type ClashBoardProps, type Speaker, SpeakerContext } from './context';
import { Lanes } from './field/Lanes';
import { type Look, Sheets } from './field/Sheets';
import { Side } from './field/Side';
import { Tribune } from './field/Tribune';
import { CRESTS } from './pieces/art';
import { StudentZoom } from './pieces/StudentZoom';
import { sceneAfter } from './story/scene';
import { useStorySounds } from './story/sounds';
import { Telling } from './story/Telling';
import { lastForeignTurn, nextStaged, timeOf } from './story/time';
import { Acting } from './turn/Acting';
import { Hexed } from './turn/Hexed';
import { MyHand } from './turn/MyHand';
import { hexMarks, marksOf } from './turn/marks';
import turnCss from './turn/turn.module.css';
import { useTurn } from './turn/useTurn';
import { Waiting } from './turn/Waiting';

export function ClashBoard(props: ClashBoardProps) {
  const { view, viewer, actor, seats, events, seen, onCaughtUp, play, canUndo, undo, words } = props;
  const me = asPlayer(viewer);
  const near = me ?? '1';
  const story = useStory(events, {
    from: seen,
    duration: (event) => timeOf(event, me),
    pace: usePace(),
    onEnd: onCaughtUp,
  });
  const staged = story.playing ? nextStaged(events, story.cursor, me) : null;
  const event = staged?.event ?? null;
  const told = staged ? staged.at + 1 : null;
  const shown = useMemo(
    () => (told === null ? view : sceneAfter(events.slice(0, told), view.turnLimit)),
    [told, events, view],
  );
  useStorySounds(event);

  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);

  const [enlarged, setEnlarged] = useState<Element | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const speaker = useMemo<Speaker>(() => {
    const names = new Map(seats.map(({ seat, name }) => [seat, name]));
    return { words, me, near, nameOf: (seat) => names.get(seat) ?? seat, enlarge: setEnlarged };
  }, [words, me, near, seats]);

  const lookAt = (arena: Arena) => setLook({ kind: 'arena', arena });
  const acting = event === null && me !== null && actor === me;
  const turn = useTurn(props, acting ? me : null, lookAt);
  const marks = turn ? marksOf(view, turn.player, turn.draft) : hexMarks(shown);
  const hexed = acting && view.pending?.victim === me ? view.pending : null;

  const dragged = useRef<StudentId | null>(null);
  const pickUp = (card: StudentId | null) => {
    dragged.current = card;
    const chosen = turn?.draft?.kind === 'hand' ? turn.draft.cards : [];
    if (card && !chosen.includes(card)) turn?.pickCard(card);
  };
  const drop = (act: () => void) => {
    if (dragged.current) act();
  };

  const again = lastForeignTurn(events, me);
  const hand = me ? shown.players[me].hand.flatMap((card) => card ?? []) : [];
  return (
    <SpeakerContext value={speaker}>
      <div ref={root} className={css.root}>
        <TravelStage className={css.board}>
          <div className={css.field} data-dim={hexed ? true : undefined}>
            <span className={css.watermark} aria-hidden="true">
              {[opponentOf(near), near].map((player) => (
                <span key={player}>{CRESTS[view.players[player].school]}</span>
              ))}
            </span>
            {shown.overtime && (
              <p className={css.overtime}>
                <IconHourglass aria-hidden="true" />
                <b>{words.board.mast.overtime}</b>
                <span>{words.board.mast.overtimeRule}</span>
              </p>
            )}
            <Tribune view={shown} turn={turn} marks={marks} onLook={() => setLook({ kind: 'trials' })} />
            <Lanes view={shown} turn={turn} marks={marks} onLook={lookAt} onDrop={turn ? drop : null} />
            <Side
              view={shown}
              seats={seats}
              quiet={event !== null}
              onLook={() => setLook({ kind: 'students' })}
            />
          </div>
          {turn ? (
            <Acting
              view={view}
              turn={turn}
              canUndo={canUndo}
              undo={undo}
              onDrag={pickUp}
              onReplay={again < 0 ? null : () => story.replay(again)}
            />
          ) : hexed && me ? (
            <Hexed
              view={view}
              player={me}
              pending={hexed}
              onDiscard={(cards) => play('discardForMaleficio', { cards })}
            />
          ) : (
            <>
              {me && (
                <div className={turnCss.dock}>
                  <MyHand hand={hand} chosen={[]} noteOf={words.board.card.place} />
                </div>
              )}
              {event ? <Telling event={event} onSkip={story.skip} /> : <Waiting view={view} />}
            </>
          )}
        </TravelStage>
      </div>
      <Sheets view={view} look={look} onClose={() => setLook(null)} />
      <StudentZoom element={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}

function asPlayer(viewer: Viewer): PlayerID | null {
  return PLAYERS.find((player) => player === viewer) ?? null;
}
