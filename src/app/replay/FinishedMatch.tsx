/** The replay of a match that is over: it is played again, verified, and shown through any eyes. */
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type AnyWords, type NameOf, type Seat, seatsOf } from '../../../games/kit';
import { library, type Recording } from '../../play';
import { type Eyes, filmOf, simulate, type Timeline, turningPoints } from '../../replay';
import { Button, IconBack, IconExport, IconLink, IconMore, IconPlay, Select, toast } from '../../ui';
import { download } from '../home/download';
import { gameRules, gameWords } from '../parts';
import { Menu } from '../shell/Menu';
import { Notice } from '../shell/Notice';
import { useSpoken } from '../text';
import { useReplayWords } from '../text/replay';
import type { Words } from '../text/words';
import { usePage } from '../usePage';
import css from './FinishedMatch.module.css';
import { PlayOn } from './PlayOn';
import { ReplayTable } from './ReplayTable';
import { useCurve } from './useCurve';
import { usePlayer } from './usePlayer';

const ADDRESS_MS = 400;

interface Props {
  readonly recording: Recording;
  /** Through whose eyes it is seen first. */
  readonly first: Eyes;
  /** The table that the match was played at. */
  readonly table: string;
  /** Whether others can open the address of this page too. */
  readonly shared?: boolean;
}

export function FinishedMatch(props: Props) {
  const { recording } = props;
  const words = useReplayWords();
  const rules = use(gameRules(recording.game));
  const timeline = useMemo(() => simulate(rules, recording), [rules, recording]);
  if (!timeline) return <Notice title={words.damaged.title} body={words.damaged.body} />;
  return <Verified {...props} timeline={timeline} />;
}

function Verified({
  recording,
  first,
  table,
  shared = false,
  timeline,
}: Props & { readonly timeline: Timeline }) {
  const { language, words: shell } = useSpoken();
  const words = useReplayWords();
  const { game, seats } = recording;
  const own = use(gameWords(game, language));
  const [eyes, setEyes] = useState<Eyes>(first);
  const [playingOn, setPlayingOn] = useState(false);
  const [, navigate] = useLocation();
  const nameOf: NameOf = useCallback(
    (seat) => seats[Number(seat)]?.name || shell.game.nobody,
    [seats, shell],
  );
  const film = useMemo(() => filmOf(timeline, eyes), [timeline, eyes]);
  const curve = useCurve(game, timeline, seats.length);
  const points = useMemo(() => (curve ? turningPoints(curve) : []), [curve]);
  const player = usePlayer(film, points, Number(new URLSearchParams(location.search).get('at')));
  const { step, last } = player;
  usePage(words.pageTitle(own.title));
  usePlaceInAddress(step);

  const ending = useMemo(
    () => endingOf(recording, timeline, own, shell, nameOf),
    [recording, timeline, own, shell, nameOf],
  );
  const save = async (): Promise<void> => {
    const file = await library.exportRecording(recording);
    if (file.ok) download(`${shell.saved.fileName}-${game}.json`, file.value);
    else toast(shell.trouble[file.error], 'bad');
  };
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${location.pathname}?at=${step}`;
    await navigator.clipboard.writeText(link).then(
      () => toast(words.copied, 'good'),
      () => toast(words.notCopied(link), 'bad'),
    );
  };
  const over = step === last && recording.result !== null;
  return (
    <>
      <ReplayTable
        game={game}
        rules={timeline.rules}
        plans={seats}
        nameOf={nameOf}
        film={film}
        player={player}
        heading={words.replay}
        curve={curve}
        points={points}
        ending={ending}
        look={eyes}
        eyes={
          <Select
            label={words.eyes}
            value={eyes}
            onChange={setEyes}
            choices={[
              ...seatsOf(seats.length).map((value) => ({ value, label: nameOf(value) })),
              { value: 'spectator', label: words.spectator },
              { value: 'open', label: words.open },
            ]}
          />
        }
        open={eyes === 'open'}
        bar={
          <>
            <Button
              className={css.wide}
              variant="primary"
              icon={<IconPlay />}
              refusal={over ? words.playOn.over : null}
              onClick={() => setPlayingOn(true)}
            >
              {words.playOn.title}
            </Button>
            <Menu
              label={shell.table.menu}
              icon={<IconMore />}
              items={[
                {
                  label: words.playOn.title,
                  icon: <IconPlay />,
                  onSelect: () => (over ? toast(words.playOn.over) : setPlayingOn(true)),
                },
                { label: words.save, icon: <IconExport />, onSelect: () => void save() },
                ...(shared
                  ? [{ label: words.copyLink, icon: <IconLink />, onSelect: () => void copy() }]
                  : []),
                { label: words.toTable, icon: <IconBack />, onSelect: () => navigate(table) },
              ]}
            />
          </>
        }
      />
      {playingOn && (
        <PlayOn
          recording={recording}
          step={step}
          seat={eyes === 'spectator' || eyes === 'open' ? firstPerson(recording) : eyes}
          onClose={() => setPlayingOn(false)}
        />
      )}
    </>
  );
}

/** Who has won, for the last step. */
function endingOf(
  { forfeit, seats }: Recording,
  { steps }: Timeline,
  own: AnyWords,
  { table }: Words,
  nameOf: NameOf,
): string {
  if (forfeit === null) return own.verdict(steps.at(-1)?.state ?? {}, nameOf).title;
  const winner = seatsOf(seats.length).find((seat) => seat !== forfeit);
  return winner === undefined ? table.forfeitLine(nameOf(forfeit)) : table.forfeitTitle(nameOf(winner));
}

function firstPerson({ seats }: Recording): Seat {
  const at = seats.findIndex(({ kind }) => kind === 'human');
  return seatsOf(seats.length)[Math.max(0, at)] ?? '0';
}

/** A reload comes back to the same place. Browsers do not like an address that changes all the time. */
function usePlaceInAddress(step: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', step === 0 ? location.pathname : `?at=${step}`);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [step]);
}
