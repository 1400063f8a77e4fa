/** What became of the games that were played on this device. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { archive, byGame, byOpponent, type Finished, summarise } from '../../statistics';
import { Loading } from '../shell/Loading';
import { Notice } from '../shell/Notice';
import { Bars } from '../statistics/Bars';
import { GameCard } from '../statistics/GameCard';
import { Tools } from '../statistics/Tools';
import { useStatisticsWords } from '../text/statistics';
import { usePage } from '../usePage';
import css from './Statistics.module.css';

type Read = readonly Finished[] | 'reading' | 'failed';

export default function Statistics() {
  const words = useStatisticsWords();
  const [matches, setMatches] = useState<Read>('reading');
  useEffect(() => {
    const read = () => void archive.list().then((found) => setMatches(found ?? 'failed'));
    read();
    return archive.subscribe(read);
  }, []);
  usePage(words.title);
  if (matches === 'reading') return <Loading />;
  if (matches === 'failed') return <Notice title={words.failed.title} body={words.failed.body} />;
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <header>
        <h1>{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      {matches.length > 0 ? <Figures matches={matches} /> : <Nothing />}
      <Tools matches={matches} />
    </main>
  );
}

function Nothing() {
  const { empty } = useStatisticsWords();
  return (
    <section className={css.empty}>
      <h2>{empty.title}</h2>
      <p>{empty.body}</p>
      <Link href="/">{empty.play}</Link>
    </section>
  );
}

function Figures({ matches }: { readonly matches: readonly Finished[] }) {
  const words = useStatisticsWords();
  const { played, won, drawn, lost, streak, bestStreak } = summarise(matches);
  const opponents = byOpponent(matches);
  const tiles = [
    [words.played, played],
    [words.won, words.share(won, won + drawn + lost)],
    [words.streak, streak],
    [words.bestStreak, bestStreak],
  ] as const;
  return (
    <>
      <dl className={css.tiles}>
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {opponents.length > 0 && (
        <section className={css.section}>
          <h2>{words.byOpponent}</h2>
          <div className={css.panel}>
            <Bars rows={opponents} />
          </div>
          <p className={css.hint}>{words.byOpponentHint}</p>
        </section>
      )}
      <section className={css.section}>
        <h2>{words.byGame}</h2>
        <ul className={css.games}>
          {byGame(matches).map((summary) => (
            <GameCard key={summary.game} summary={summary} />
          ))}
        </ul>
      </section>
    </>
  );
}
