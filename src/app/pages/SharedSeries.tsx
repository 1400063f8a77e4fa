/** A series on the server, behind a shared link: the places, then the games, which others watch while they wait. */
import { use } from 'react';
import { useLocation } from 'wouter';
import { CATALOGUE } from '../../../games';
import type { SeriesView } from '../../online/protocol';
import { onlineSeries, placeIn } from '../../online/series';
import { type OpenGame, type Series, statusOf } from '../../series';
import { Button, IconEye, IconPlay, toast } from '../../ui';
import { gameWords } from '../parts';
import { GameCard } from '../series/GameCard';
import { gameName } from '../series/naming';
import { Absent } from '../series/online/Absent';
import { type SharedSeries as Shared, useSharedSeries } from '../series/online/useSharedSeries';
import { WaitingRoom } from '../series/online/WaitingRoom';
import { SeriesLayout } from '../series/SeriesLayout';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { useSpoken } from '../text';
import { useOnlineWords } from '../text/online';
import { useSeriesWords } from '../text/series';
import css from './Series.module.css';

export default function SharedSeries({ id }: { readonly id: string }) {
  const { language, words } = useSpoken();
  const { online } = useSeriesWords();
  const { errors } = useOnlineWords();
  const { view, error, take, retry } = useSharedSeries(id);
  if (view === null) {
    if (error === null) return <Loading />;
    return (
      <Notice title={online.failed} body={errors[error]}>
        <Button variant="primary" onClick={retry}>
          {words.shell.retry}
        </Button>
      </Notice>
    );
  }
  const mine = placeIn(id)?.place ?? null;
  const title = CATALOGUE.find(({ id: game }) => game === view.game)?.title[language] ?? view.game;
  if (view.series === null) return <WaitingRoom view={view} mine={mine} take={take} title={title} />;
  return <Begun view={view} series={view.series} mine={mine} take={take} stale={error !== null} />;
}

interface BegunProps {
  readonly view: SeriesView;
  readonly series: Series;
  readonly mine: number | null;
  readonly take: Shared['take'];
  /** The server does not answer any more. */
  readonly stale: boolean;
}

function Begun({ view, series, mine, take, stale }: BegunProps) {
  const { language } = useSpoken();
  const words = useSeriesWords();
  const own = use(gameWords(view.game, language));
  const [, navigate] = useLocation();
  const status = statusOf(series);
  const me = mine === null ? null : view.places[mine];
  const isMine = ({ seats }: OpenGame): boolean =>
    me?.kind === 'person' && seats.some(({ name }) => name === me.name);
  const [my, others] = [status.open.filter(isMine), status.open.filter((game) => !isMine(game))];

  const group = (heading: string, games: readonly OpenGame[]) =>
    games.length > 0 && (
      <section className={css.next}>
        <h2>{heading}</h2>
        <ul className={css.games}>
          {games.map((game) => (
            <GameCard
              key={game.key}
              game={game}
              name={gameName(game, series.plan, status.sheet, words)}
              roles={own.roles}
            >
              {isMine(game) ? (
                <SitDown id={view.id} game={game} table={series.running[game.key]} />
              ) : (
                <Button icon={<IconEye />} onClick={() => navigate(`/tables/${series.running[game.key]}`)}>
                  {words.page.watch}
                </Button>
              )}
              <Absent view={view} game={game} mine={mine} take={take} />
            </GameCard>
          ))}
        </ul>
      </section>
    );
  return (
    <SeriesLayout
      series={series}
      status={status}
      gameWords={own}
      replayOf={(table) => `/tables/${table}/replay`}
      tools={null}
    >
      {stale && (
        <p role="alert" className={css.stale}>
          {words.online.stale}
        </p>
      )}
      {group(words.online.yourGames, my)}
      {my.length === 0 && others.length > 0 && me && <p className={css.wait}>{words.online.wait}</p>}
      {group(words.online.otherGames, others)}
    </SeriesLayout>
  );
}

interface SitDownProps {
  readonly id: string;
  readonly game: OpenGame;
  readonly table: string | undefined;
}

function SitDown({ id, game, table: running }: SitDownProps) {
  const { page } = useSeriesWords();
  const { errors } = useOnlineWords();
  const [, navigate] = useLocation();
  const sitDown = async (): Promise<void> => {
    const table = await onlineSeries.sitDown(id, game.key);
    if (table.ok) navigate(`/tables/${table.value}`);
    else toast(errors[table.error], 'bad');
    // Somebody else plays there by now; one may still watch.
    if (!table.ok && table.error === 'SEAT_TAKEN' && running) navigate(`/tables/${running}`);
  };
  return (
    <Button variant="primary" icon={<IconPlay />} onClick={() => void sitDown()}>
      {page.play}
    </Button>
  );
}
