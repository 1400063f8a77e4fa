/** The table of Anludim: the other covens, the hall with the professors, and below them the viewer's own side. */
import { useMemo, useRef, useState } from 'react';
import { usePace } from '../../../src/settings';
import { TravelStage, useFocusKept, useStory } from '../../../src/table';
import { toast } from '../../../src/ui';
import { isSeat, type Seat, seatsOf } from '../../kit';
import type { CardId, Discipline } from '../data';
import { facts as factsOf } from '../facts';
import { covenAt } from '../state';
import css from './Board.module.css';
import { Zoom } from './cards/Zoom';
import { type AnludimBoardProps, type Speaker, SpeakerContext } from './context';
import { Coven } from './covens/Coven';
import { Hall } from './hall/Hall';
import { objectPiece } from './hall/Lectern';
import { Market } from './hall/Market';
import { Bar } from './mine/Bar';
import { Builder } from './mine/Builder';
import { HandBox } from './mine/HandBox';
import { Ideas } from './mine/Ideas';
import { useKeeping } from './mine/Keep';
import { usePlan } from './mine/plan';
import { Spend } from './mine/Spend';
import { chancesOf } from './mine/verdicts';
import { RoundResult } from './story/RoundResult';
import { scene } from './story/scene';
import { useStorySounds } from './story/sounds';
import { isTold, timesFor } from './story/steps';
import { Telling } from './story/Telling';

export function AnludimBoard(props: AnludimBoardProps) {
  const { viewer, seats, words } = props;
  const [enlarged, setEnlarged] = useState<CardId | null>(null);
  const me = isSeat(viewer) ? viewer : null;
  const speaker = useMemo<Speaker>(() => {
    const names = new Map(seats.map(({ seat, name }) => [seat, name]));
    return { words, me, nameOf: (seat) => names.get(seat) ?? seat, enlarge: setEnlarged };
  }, [words, me, seats]);
  return (
    <SpeakerContext value={speaker}>
      <Table {...props} me={me} enlarged={enlarged} onShrink={() => setEnlarged(null)} />
    </SpeakerContext>
  );
}

interface TableProps extends AnludimBoardProps {
  readonly me: Seat | null;
  readonly enlarged: CardId | null;
  readonly onShrink: () => void;
}

function Table({ me, enlarged, onShrink, ...props }: TableProps) {
  const { view, actor, seats, events, seen, onCaughtUp, play, words } = props;
  const story = useStory(events, {
    from: seen,
    duration: useMemo(() => timesFor(me), [me]),
    pace: usePace(),
    onEnd: onCaughtUp,
  });
  const onStage = story.playing ? events[story.cursor] : undefined;
  const event = isTold(onStage) ? onStage : null;
  const table = useMemo(
    () => (event ? scene(view, events.slice(0, story.cursor + 1)) : view),
    [event, view, events, story.cursor],
  );
  const facts = useMemo(() => factsOf(table), [table]);
  useStorySounds(event);

  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root);

  const plan = usePlan(view, me, play, words);
  const keeping = useKeeping((me !== null && facts.keepLimits[Number(me)]) || 0);
  const [dialog, setDialog] = useState<'ideas' | 'spend' | null>(null);
  const acting = event === null && actor !== null && actor === me ? actor : null;
  const own = me === null ? null : covenAt(table, me);
  const playing = event === null && me !== null && view.phase === 'play';
  const isMain = acting !== null && playing && !view.turn.mainDone;
  const isExpert = view.options.variant === 'expert';
  const chances = playing && plan.verdicts ? chancesOf(plan.verdicts, facts, words) : null;

  const onLectern = (discipline: Discipline) => {
    const verdict = playing ? plan.verdicts?.[discipline] : undefined;
    const offer = verdict?.offers.find(({ key }) => key === plan.offer?.key) ?? verdict?.offers[0];
    if (offer) void plan.lay(offer);
    else if (verdict?.flaw) play('layCombination', verdict.flaw.lay);
    else toast(challengeOf(discipline));
  };
  const result = table.phase === 'keep' ? table.history.at(-1) : undefined;
  const order = seatsOf(view.players.length);
  const first = me === null ? 0 : Number(me) + 1;
  const others = [...order.slice(first), ...order.slice(0, first)].filter((seat) => seat !== me);
  const coven = (seat: Seat) => (
    <Coven
      key={seat}
      table={table}
      facts={facts}
      seat={seat}
      bot={seats.some((one) => one.seat === seat && one.kind === 'bot')}
      turn={isAwaited(seat)}
      narrow={seat !== me && others.length > 3}
      threatened={playing && plan.offer ? table.professors[plan.offer.lay.discipline] : null}
      arriving={
        event?.type === 'gained' && event.player === seat
          ? {
              discipline: event.object.discipline,
              piece: objectPiece(event.object.discipline, event.pile.length + 1),
            }
          : null
      }
      own={
        seat === me && playing
          ? {
              onSpend: () => setDialog('spend'),
              onTakeBack: isExpert ? undefined : ({ id }) => play('takeBack', { combos: [id] }),
              onUse: isExpert ? plan.use : undefined,
              chosen: ({ id }) => plan.draft.halfOf(id),
            }
          : null
      }
    />
  );
  return (
    <>
      <div ref={root} className={css.root}>
        <TravelStage className={css.board}>
          <div className={css.covens} style={{ '--covens': others.length }} data-count={others.length}>
            {others.map(coven)}
          </div>
          <Hall
            table={table}
            facts={facts}
            chances={chances}
            onLectern={onLectern}
            market={
              <Market
                table={table}
                open={isMain}
                {...(playing && {
                  onDraw: () => play('drawHidden', null),
                  onTake: (slot) => play('drawFaceUp', { slot }),
                })}
              />
            }
          >
            {result && <RoundResult table={table} result={result} />}
          </Hall>
          {me !== null && table.phase === 'play' && (
            <Builder
              view={view}
              facts={facts}
              seat={me}
              cards={playing ? plan.draft.chosen.length : 0}
              offers={plan.offers}
              offer={playing ? plan.offer : null}
              onChoose={({ key }) => plan.prefer(key)}
              onClear={plan.draft.clear}
              onIdeas={() => setDialog('ideas')}
            />
          )}
          {me !== null && own && (
            <div className={css.mine} data-guide="mine">
              {coven(me)}
              <HandBox
                cards={own.hand.filter((card) => card !== null)}
                known={own.known}
                acts={event ? null : view.phase === 'keep' ? acting && keeping.acts : plan.hand}
              />
            </div>
          )}
          {event ? (
            <Telling event={event} onSkip={story.skip} />
          ) : (
            <Bar
              {...props}
              facts={facts}
              acting={acting}
              plan={plan}
              kept={keeping.chosen}
              onSpend={() => setDialog('spend')}
            />
          )}
        </TravelStage>
      </div>
      <Zoom
        card={enlarged}
        known={view.players.some(({ known }) => enlarged !== null && known.includes(enlarged))}
        onClose={onShrink}
        acts={
          playing && enlarged && own?.hand.includes(enlarged)
            ? {
                choose: (id, half) =>
                  plan.draft.choose([...plan.draft.chosen.filter((one) => one.id !== id), { id, half }]),
              }
            : null
        }
      />
      {me !== null && (
        <>
          <Ideas
            view={view}
            seat={me}
            open={dialog === 'ideas'}
            onPick={(cards, key) => {
              plan.draft.choose(cards);
              plan.prefer(key);
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
          <Spend
            view={view}
            facts={facts}
            seat={me}
            open={dialog === 'spend'}
            onSpend={(what) => {
              setDialog(null);
              play('discardForCard', what);
            }}
            onClose={() => setDialog(null)}
          />
        </>
      )}
    </>
  );

  function isAwaited(seat: Seat): boolean {
    if (table.phase === 'play') return Number(seat) === table.currentPlayer;
    return event === null && seats.some((one) => one.seat === seat && one.awaited);
  }

  function challengeOf(discipline: Discipline): string {
    const { lecterns } = words.board;
    const { professor, combination, fewest } = words.disciplines[discipline];
    const toBeat = facts.toBeat[discipline];
    const pile = table.piles[discipline];
    return lecterns.summary(
      professor,
      combination,
      '',
      pile.length > 0 ? lecterns.pile(pile) : `${lecterns.emptyPile}.`,
      toBeat === null ? lecterns.toLay(fewest) : lecterns.toBeat(words.combination(discipline, toBeat)),
    );
  }
}
