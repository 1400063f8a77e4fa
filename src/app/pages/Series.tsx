/** A series of this device: its sheet, the next game to play, and its end. */
import { use, useState } from 'react';
import { useLocation } from 'wouter';
import { organiser, type SavedSeries, seriesShelf } from '../../play/series';
import { type OpenGame, statusOf } from '../../series';
import { Button, Dialog, IconEye, IconPlay, IconTrash, toast } from '../../ui';
import { gameWords } from '../parts';
import { GameCard } from '../series/GameCard';
import { gameName } from '../series/naming';
import { SeriesLayout } from '../series/SeriesLayout';
import { isAmongBots, useBotGames } from '../series/useBotGames';
import { useSeries } from '../series/useSeries';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { useSpoken } from '../text';
import { useSeriesWords } from '../text/series';
import css from './Series.module.css';

export default function Series({ id }: { readonly id: string }) {
  const { words } = useSpoken();
  const { page } = useSeriesWords();
  const found = useSeries(id);
  if (!found) return <Loading />;
  if (!found.ok) return <Notice title={page.unreadableTitle} body={words.trouble[found.error]} />;
  if (found.value === null) return <Notice title={page.missingTitle} body={page.missingBody} />;
  return <Open saved={found.value} />;
}

function Open({ saved: { id, series } }: { readonly saved: SavedSeries }) {
  const { language } = useSpoken();
  const words = useSeriesWords();
  const own = use(gameWords(series.plan.game, language));
  const status = statusOf(series);
  const atWork = useBotGames(id, status.open);
  const people = status.open.filter((game) => !isAmongBots(game));
  const bots = status.open.filter(isAmongBots);

  const card = (game: OpenGame) => (
    <GameCard
      key={game.key}
      game={game}
      name={gameName(game, series.plan, status.sheet, words)}
      roles={own.roles}
    >
      {isAmongBots(game) ? (
        <BotGame id={id} game={game} atWork={atWork === game.key} />
      ) : (
        <PlayButton id={id} game={game} running={game.key in series.running} />
      )}
    </GameCard>
  );
  return (
    <SeriesLayout
      series={series}
      status={status}
      gameWords={own}
      replayOf={(match) => `/replays/${match}`}
      tools={<DeleteButton id={id} game={series.plan.game} />}
    >
      {status.open.length > 0 && (
        <section className={css.next} aria-labelledby="next">
          <h2 id="next">{status.open.length > 1 ? words.page.nextMany : words.page.next}</h2>
          <ul className={css.games}>{[...people, ...bots].map(card)}</ul>
        </section>
      )}
    </SeriesLayout>
  );
}

/** Goes to the match of the game, which is set up if need be. */
function useSitDown(id: string, { key }: OpenGame): () => Promise<void> {
  const { words } = useSpoken();
  const [, navigate] = useLocation();
  return async () => {
    const match = await organiser.play(id, key);
    if (!match.ok) toast(words.trouble[match.error], 'bad');
    else if (match.value !== null) navigate(`/play/${match.value}`);
  };
}

function PlayButton({ id, game, running }: { id: string; game: OpenGame; running: boolean }) {
  const { page } = useSeriesWords();
  const sitDown = useSitDown(id, game);
  return (
    <Button variant="primary" icon={<IconPlay />} onClick={() => void sitDown()}>
      {running ? page.goOn : page.play}
    </Button>
  );
}

function BotGame({ id, game, atWork }: { id: string; game: OpenGame; atWork: boolean }) {
  const { page } = useSeriesWords();
  const sitDown = useSitDown(id, game);
  return (
    <>
      <p role="status">{atWork ? page.botsPlay : page.botsWait}</p>
      <Button icon={<IconEye />} onClick={() => void sitDown()}>
        {page.watch}
      </Button>
    </>
  );
}

function DeleteButton({ id, game }: { readonly id: string; readonly game: string }) {
  const { words } = useSpoken();
  const { page } = useSeriesWords();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    await seriesShelf.remove(id);
    navigate(`/series/new/${game}`);
  };
  return (
    <>
      <Button variant="ghost" icon={<IconTrash />} onClick={() => setAsking(true)}>
        {page.delete}
      </Button>
      <Dialog
        open={asking}
        title={page.deleteTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.shell.cancel}</Button>
            <Button variant="danger" icon={<IconTrash />} onClick={() => void remove()}>
              {page.delete}
            </Button>
          </>
        }
      >
        <p>{page.deleteBody}</p>
      </Dialog>
    </>
  );
}
