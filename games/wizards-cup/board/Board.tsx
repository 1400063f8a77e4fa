/** The table of Wizards Cup: the seats above; below them the line-up to build, the draw, or the stage with its story. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePace } from '../../../src/settings';
import { TravelStage, useFocusKept, useStory } from '../../../src/table';
import { stageOf } from '../stage';
import { SIDES } from '../state';
import css from './Board.module.css';
import { Build } from './build/Build';
import { type Enlarged, WizardZoom } from './cards/WizardZoom';
import { Choice } from './choice/Choice';
import { Draw, Drawn } from './choice/Draw';
import { type CupBoardProps, type Speaker, SpeakerContext } from './context';
import { useMoves } from './moves';
import { Seats } from './seats/Seats';
import { Herald } from './stage/Herald';
import { Stage } from './stage/Stage';
import { scene, sceneOf } from './story/scene';
import { useStorySounds } from './story/sounds';
import { Telling } from './story/Telling';
import { roundStart, staged, timesOf } from './story/times';

export function CupBoard(props: CupBoardProps) {
  const { view, viewer, actor, seats, events, seen, onCaughtUp, play, words } = props;
  const me = SIDES.find((side) => side === viewer) ?? null;
  const pace = usePace();
  const [held, setHeld] = useState(false);
  const times = useMemo(() => timesOf(events), [events]);
  const story = useStory(events, {
    from: seen,
    duration: (event) => times.get(event) ?? 0,
    pace,
    held,
    onEnd: onCaughtUp,
  });
  const event = story.playing ? staged(events[story.cursor]) : null;
  const shown = useMemo(
    () => (story.playing ? scene(events.slice(0, story.cursor + 1)) : sceneOf(view)),
    [story.playing, story.cursor, events, view],
  );
  useStorySounds(event);
  // Holding is a wish for this story, not for the next.
  useEffect(() => {
    if (!story.playing) setHeld(false);
  }, [story.playing]);

  const task = me !== null && actor === me ? stageOf(view, me) : null;
  const send = useMoves(play, task);
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const speaker = useMemo<Speaker>(() => {
    const names = new Map(seats.map(({ seat, name }) => [seat, name]));
    return {
      words,
      me,
      nameOf: (seat) => names.get(seat) ?? seat,
      enlarge: (card, side) => setEnlarged({ card, side }),
    };
  }, [words, me, seats]);

  const watch = (round: number) => {
    // Who wants no motion goes through the round step by step.
    if (pace === 'off') setHeld(true);
    story.replay(Math.max(0, roundStart(events, round)));
  };
  return (
    <SpeakerContext value={speaker}>
      <div ref={root} className={css.root}>
        <TravelStage className={css.board}>
          <Seats
            view={view}
            scene={shown}
            events={events}
            seats={seats}
            telling={event !== null}
            onWatch={watch}
          />
          {content()}
        </TravelStage>
      </div>
      <WizardZoom shown={enlarged} onClose={() => setEnlarged(null)} />
    </SpeakerContext>
  );

  function content() {
    if (event) {
      const herald = <Herald event={event} aloud={held} />;
      return (
        <>
          {event.type === 'drawn' ? (
            <div className={css.drawn} data-fill data-ground="night">
              <Drawn drawn={{ '0': shown.sides['0'].drawn, '1': shown.sides['1'].drawn }} />
              {herald}
            </div>
          ) : (
            <Stage scene={shown}>{herald}</Stage>
          )}
          <Telling
            scene={shown}
            held={held}
            lasts={(times.get(event) ?? 0) / (pace === 'fast' ? 2 : 1)}
            at={story.cursor}
            onHold={setHeld}
            onStep={story.step}
            onSkip={story.skip}
          />
        </>
      );
    }
    if (view.phase === 'draw') return <Draw view={view} actor={actor} play={play} />;
    if (me !== null && (task === 'select' || task === 'swap' || task === 'order')) {
      return <Build key={view.round} view={view} events={events} side={me} task={task} send={send} />;
    }
    return (
      <>
        <Stage scene={shown} />
        <Choice view={view} actor={actor} play={play} seats={seats} scene={shown} />
      </>
    );
  }
}
