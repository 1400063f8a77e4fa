/** One's own series, on this device and online: those of one game, or all that are still being played. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from '../../../games';
import type { Language } from '../../../games/kit/words';
import { type KeptPlace, keptPlaces } from '../../online/series';
import { type SavedSeries, seriesShelf } from '../../play/series';
import { type SeriesPlan, statusOf } from '../../series';
import { Button, Chip, IconGlobe } from '../../ui';
import { ago, listOf } from '../home/standing';
import { useSpoken } from '../text';
import { useSeriesWords } from '../text/series';
import type { SeriesWords } from '../text/series/words';
import { seriesName } from './naming';
import css from './SavedSeriesList.module.css';

type Listed = Awaited<ReturnType<typeof seriesShelf.list>>;

interface Props {
  /** Null: of all games, without those that are over. */
  readonly game: string | null;
}

export default function SavedSeriesList({ game }: Props) {
  const words = useSeriesWords();
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const found = await seriesShelf.list();
      if (current) setListed(found);
    };
    void read();
    const stop = seriesShelf.subscribe(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  const series =
    listed?.series.filter(({ series: one }) =>
      game === null ? statusOf(one).open.length > 0 : one.plan.game === game,
    ) ?? [];
  const damaged = listed?.damaged ?? [];
  const [shared] = useState(() =>
    keptPlaces().filter((place) => (game === null ? !place.over : place.game === game)),
  );
  if (series.length + shared.length + damaged.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="mine">
      <h2 id="mine">{words.create.mine}</h2>
      <ul className={css.list}>
        {series.map((saved) => (
          <Entry key={saved.id} saved={saved} titled={game === null} />
        ))}
        {shared.map((place) => (
          <SharedEntry key={place.id} place={place} titled={game === null} />
        ))}
      </ul>
      {damaged.length > 0 && (
        <p className={css.damaged}>
          {words.create.damaged(damaged.length)}
          <Button
            variant="ghost"
            onClick={() => void Promise.all(damaged.map((id) => seriesShelf.remove(id)))}
          >
            {words.create.discard}
          </Button>
        </p>
      )}
    </section>
  );
}

interface EntryProps {
  readonly saved: SavedSeries;
  /** Whether it says which game is played. */
  readonly titled: boolean;
}

function Entry({ saved: { id, series, updatedAt }, titled }: EntryProps) {
  const { language } = useSpoken();
  const words = useSeriesWords();
  const [winners] = statusOf(series).podium;
  const names = listOf(
    series.plan.players.map(({ name }) => name),
    language,
  );
  return (
    <li>
      <Link className={css.link} href={`/series/${id}`}>
        <span className={css.text}>
          <b>{labelOf(series.plan, titled, language, words)}</b>
          <span>{names}</span>
          <small>{ago(updatedAt, Date.now(), language)}</small>
        </span>
        <Chip tone={winners ? 'plain' : 'accent'}>
          {winners ? listOf(winners, language) : words.page.progress(series.played.length)}
        </Chip>
      </Link>
    </li>
  );
}

interface SharedProps {
  readonly place: KeptPlace;
  readonly titled: boolean;
}

function SharedEntry({ place: { id, game, form, at }, titled }: SharedProps) {
  const { language } = useSpoken();
  const words = useSeriesWords();
  return (
    <li>
      <Link className={css.link} href={`/series/online/${id}`}>
        <span className={css.text}>
          <b>{labelOf({ game, form }, titled, language, words)}</b>
          <small>{ago(at, Date.now(), language)}</small>
        </span>
        <Chip icon={<IconGlobe />}>{words.create.shared}</Chip>
      </Link>
    </li>
  );
}

function labelOf(
  plan: Pick<SeriesPlan, 'game' | 'form'>,
  titled: boolean,
  language: Language,
  words: SeriesWords,
): string {
  const name = seriesName(plan, words);
  const title = CATALOGUE.find(({ id }) => id === plan.game)?.title[language] ?? plan.game;
  return titled ? `${title}, ${name}` : name;
}
