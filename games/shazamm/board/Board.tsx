/** The table of Shazamm!: the stage above, and below it the story as it is told, or what the player has to choose. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePace } from '../../../src/settings';
import { TravelStage, useFocusKept, useStory } from '../../../src/table';
import { Button, IconReplay } from '../../../src/ui';
import type { Seat as SeatNo } from '../../kit';
import type { ShazammEvent } from '../events';
import { WIZARDS, type Wizard } from '../state';
import css from './Board.module.css';
import { SpellZoom } from './cards/SpellZoom';
import { Choice } from './choice/Choice';
import { useDraft } from './choice/draft';
import { type CardNo, type ShazammBoardProps, type Speaker, SpeakerContext } from './context';
import { Attacks } from './stage/Attacks';
import { Laid } from './stage/Laid';
import { Seat } from './stage/Seat';
import { Stage } from './stage/Stage';
import { scene, sceneOf } from './story/scene';
import { useStorySounds } from './story/sounds';
import { isStaged, lastReveal, timeOf } from './story/steps';
import { Telling } from './story/Telling';

export function ShazammBoard(props: ShazammBoardProps) {
  const { view, viewer, actor, seats, events, seen, onCaughtUp, words } = props;
  const me = asWizard(viewer);
  const story = useStory(events, { from: seen, duration: timeOf, pace: usePace(), onEnd: onCaughtUp });
  const staged = story.playing ? story.cursor : -1;
  const onStage = events[staged];
  const event = onStage && isStaged(onStage) ? onStage : null;
  const shown = useMemo(
    () => (staged < 0 ? sceneOf(view) : scene(events.slice(0, staged + 1))),
    [staged, events, view],
  );
  useStorySounds(event);

  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);

  const [enlarged, setEnlarged] = useState<CardNo | null>(null);
  const speaker = useMemo<Speaker>(() => {
    const names = new Map(seats.map(({ seat, name }) => [seat, name]));
    return { words, me, nameOf: (seat) => names.get(seat) ?? seat, enlarge: setEnlarged };
  }, [words, me, seats]);

  const draft = useDraft(`${viewer} ${view.round} ${view.turn}`);
  const choosing =
    me !== null && actor === me && view.stage === 'commit' && view.commits[me] === null && event === null;
  const inHand = (card: CardNo): boolean =>
    card === 'decoy' || (me !== null && view.players[me].hand.includes(card));
  const dragged = useRef<CardNo | null>(null);
  const drop = useCallback(() => {
    if (dragged.current !== null && !draft.has(dragged.current)) draft.toggle(dragged.current);
  }, [draft]);

  const reveal = lastReveal(events);
  const laying = event ? event.type === 'revealed' : view.stage === 'commit';
  return (
    <SpeakerContext value={speaker}>
      <div ref={root} className={css.root}>
        <TravelStage className={css.board}>
          <Stage scene={shown} falling={fallingIn(event)}>
            <div className={css.seats}>
              {WIZARDS.map((wizard) => (
                <Seat
                  key={wizard}
                  wizard={wizard}
                  scene={shown}
                  pending={pendingBid(wizard)}
                  turn={event === null && seats.some(({ seat, awaited }) => seat === wizard && awaited)}
                />
              ))}
            </div>
            <div className={css.middle}>
              {laying &&
                WIZARDS.map((wizard) => (
                  <Laid
                    key={wizard}
                    wizard={wizard}
                    scene={shown}
                    draft={choosing && wizard === me ? draft : null}
                    onDrop={choosing && wizard === me ? drop : undefined}
                  />
                ))}
              {!laying && <Attacks scene={shown} withSpells={event === null} />}
            </div>
            {event === null && reveal >= 0 && (
              <Button
                className={css.replay}
                icon={<IconReplay />}
                aria-label={words.board.story.replay}
                onClick={() => story.replay(reveal)}
              >
                <span className={css.wide}>{words.board.story.replay}</span>
              </Button>
            )}
          </Stage>
          {event ? (
            <Telling scene={shown} event={event} onSkip={story.skip} onReplay={() => story.replay(reveal)} />
          ) : (
            <Choice
              {...props}
              scene={shown}
              draft={draft}
              onDrag={(card) => {
                dragged.current = card;
              }}
            />
          )}
        </TravelStage>
      </div>
      <SpellZoom
        card={enlarged}
        onClose={() => setEnlarged(null)}
        action={
          enlarged !== null && choosing && inHand(enlarged)
            ? {
                label: draft.has(enlarged) ? words.board.hand.takeBack : words.board.hand.lay,
                act: () => draft.toggle(enlarged),
              }
            : null
        }
      />
    </SpeakerContext>
  );

  function pendingBid(wizard: Wizard): number {
    if (shown.bid !== null) return shown.due[wizard];
    if (choosing && wizard === me) return draft.bid;
    return shown.commits[wizard]?.own?.bid ?? 0;
  }
}

function fallingIn(event: ShazammEvent | null): 'tiles' | 'wizards' | null {
  if (event?.type === 'roundEnded') return 'tiles';
  return event?.type === 'fell' ? 'wizards' : null;
}

function asWizard(seat: SeatNo | 'spectator' | null): Wizard | null {
  return WIZARDS.find((wizard) => wizard === seat) ?? null;
}
