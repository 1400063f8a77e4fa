/** The page of a series, wherever it is played: the podium at its end, the sheet, and beside it what is to be done. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { AnyWords } from '../../../games/kit';
import type { Series, SeriesStatus } from '../../series';
import { Button, cx, IconLeft, IconReplay } from '../../ui';
import { listOf } from '../home/standing';
import sheet from '../shell/sheet.module.css';
import { useSpoken } from '../text';
import { useSeriesWords } from '../text/series';
import { usePage } from '../usePage';
import { IconPrint } from './IconPrint';
import { noteSeries } from './kept';
import { seriesName } from './naming';
import { Podium } from './Podium';
import css from './SeriesLayout.module.css';
import { SeriesPaper } from './SeriesPaper';

interface Props {
  readonly series: Series;
  readonly status: SeriesStatus;
  readonly gameWords: AnyWords;
  /** The address of a match to be seen again. */
  readonly replayOf: (match: string) => string;
  /** More buttons at the top. */
  readonly tools: ReactNode;
  /** What stands beside the sheet. */
  readonly children: ReactNode;
}

export function SeriesLayout({ series, status, gameWords, replayOf, tools, children }: Props) {
  const { language } = useSpoken();
  const words = useSeriesWords();
  const { plan } = series;
  const [, navigate] = useLocation();
  const over = status.podium.length > 0;
  const wide = plan.form.kind === 'bracket';
  const name = seriesName(plan, words);
  const names = listOf(
    plan.players.map((player) => player.name),
    language,
  );
  usePage(`${name}, ${gameWords.title}`);
  useEffect(noteSeries, []);
  return (
    <main
      className={cx(sheet.page, css.page)}
      id="main"
      tabIndex={-1}
      data-game={plan.game}
      data-wide={wide || undefined}
    >
      <header className={css.head}>
        <Link className={cx(sheet.crumb, css.crumb)} href={`/games/${plan.game}`}>
          <IconLeft />
          {gameWords.title}
        </Link>
        <h1>{name}</h1>
        <p className={css.lead}>{words.page.of(names)}</p>
        <div className={css.tools}>
          {tools}
          {over && (
            <Button icon={<IconReplay />} onClick={() => navigate(`/series/new/${plan.game}`)}>
              {words.page.again}
            </Button>
          )}
          <Button icon={<IconPrint />} onClick={() => print()}>
            {words.page.print}
          </Button>
        </div>
      </header>
      {over && <Podium plan={plan} podium={status.podium} />}
      <div className={css.columns} data-wide={wide || undefined} data-alone={(over && !wide) || undefined}>
        <SeriesPaper series={series} status={status} gameWords={gameWords} replayOf={replayOf} />
        <div className={css.side}>{children}</div>
      </div>
    </main>
  );
}
