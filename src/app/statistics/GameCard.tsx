/** One game in the statistics: its figures, its plots, and the same as a table. */
import { Suspense } from 'react';
import { CATALOGUE } from '../../../games';
import { byOpponent, type Finished, type GameSummary } from '../../statistics';
import { REACHABLE } from '../../ui';
import { listOf } from '../home/standing';
import { useSpoken } from '../text';
import { LOCALES } from '../text/locale';
import { useStatisticsWords } from '../text/statistics';
import { Bars } from './Bars';
import { Curve } from './Curve';
import { Form } from './Form';
import css from './GameCard.module.css';
import { Keepsakes } from './Keepsakes';

/** How many of the latest matches the plots show. */
const SHOWN = 24;

export function GameCard({ summary }: { readonly summary: GameSummary }) {
  const { language } = useSpoken();
  const words = useStatisticsWords();
  const title = CATALOGUE.find(({ id }) => id === summary.game)?.title[language] ?? summary.game;
  const { won, drawn, lost, points, rounds, quickest } = summary;
  const matches = summary.matches.slice(-SHOWN);
  const opponents = byOpponent(summary.matches);
  const average = (value: number): string =>
    value.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });
  const figures: readonly (readonly [string, string] | null)[] = [
    [words.played, String(summary.played)],
    won + drawn + lost > 0 ? [words.result, words.tally(won, drawn, lost)] : null,
    [words.bestStreak, String(summary.bestStreak)],
    points && [words.points, words.perGame(average(points.average), points.most)],
    [words.rounds, words.perGame(average(rounds.average), rounds.most)],
    quickest === null ? null : [words.quickest, words.inRounds(quickest)],
  ];
  return (
    <li className={css.card}>
      <header className={css.head}>
        <img src={`/covers/${summary.game}.svg`} alt="" width={480} height={640} loading="lazy" />
        <h3>{title}</h3>
      </header>
      <dl className={css.figures}>
        {figures.map(
          (figure) =>
            figure && (
              <div key={figure[0]}>
                <dt>{figure[0]}</dt>
                <dd>{figure[1]}</dd>
              </div>
            ),
        )}
      </dl>
      {opponents.length > 0 && <Bars rows={opponents} compact />}
      {Object.keys(summary.kept.numbers).length > 0 && (
        <Suspense>
          <Keepsakes game={summary.game} kept={summary.kept} />
        </Suspense>
      )}
      {matches.length > 1 && <Plots title={title} matches={matches} points={points !== null} />}
      <details className={css.details}>
        <summary>{words.asTable}</summary>
        <div className={css.scroll} {...REACHABLE}>
          <Latest matches={matches.toReversed()} points={points !== null} />
        </div>
      </details>
    </li>
  );
}

interface PlotsProps {
  readonly title: string;
  readonly matches: readonly Finished[];
  readonly points: boolean;
}

/** How it went from match to match. */
function Plots({ title, matches, points }: PlotsProps) {
  const words = useStatisticsWords();
  const scored = matches.flatMap((match) => match.points ?? []);
  return (
    <>
      <figure className={css.plot}>
        <Form matches={matches} room={SHOWN} label={words.form(title, matches.length)} />
        <figcaption>{words.formHint}</figcaption>
      </figure>
      {points ? (
        <figure className={css.plot}>
          <Curve
            own={scored.map(({ own }) => own)}
            others={scored.map(({ others }) => others)}
            label={`${title}: ${words.curve.points}`}
          />
          <figcaption>
            {words.curve.points}. <span className={css.own}>{words.own}</span>{' '}
            <span className={css.others}>{words.others}</span>
          </figcaption>
        </figure>
      ) : (
        <figure className={css.plot}>
          <Curve own={matches.map((match) => match.rounds)} label={`${title}: ${words.curve.rounds}`} />
          <figcaption>{words.curve.rounds}</figcaption>
        </figure>
      )}
    </>
  );
}

function Latest({ matches, points }: { readonly matches: readonly Finished[]; readonly points: boolean }) {
  const { language } = useSpoken();
  const words = useStatisticsWords();
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short' });
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{words.lastGames(matches.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.against}</th>
          <th scope="col">{words.rounds}</th>
          {points && <th scope="col">{words.points}</th>}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.id}>
            <td>{date.format(match.at)}</td>
            <td>{words.outcomes[match.outcome]}</td>
            <td>
              {listOf(
                match.opponents.map((one) => words.opponents[one]),
                language,
              ) || '–'}
            </td>
            <td>{match.rounds}</td>
            {points && <td>{match.points ? `${match.points.own} : ${match.points.others}` : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
