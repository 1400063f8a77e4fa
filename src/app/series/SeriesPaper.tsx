/** The sheet of a series on paper, whatever its form: the same on the screen and in print. */
import type { AnyWords } from '../../../games/kit';
import type { Series, SeriesStatus } from '../../series';
import { useSeriesWords } from '../text/series';
import { BestSheet } from './BestSheet';
import { Bracket } from './Bracket';
import { CursusSheet } from './CursusSheet';
import { seriesName } from './naming';
import css from './SeriesPaper.module.css';

interface Props {
  readonly series: Series;
  readonly status: SeriesStatus;
  readonly gameWords: AnyWords;
  readonly replayOf: (match: string) => string;
}

export function SeriesPaper({
  series: { plan, running },
  status: { sheet, open },
  gameWords,
  replayOf,
}: Props) {
  const words = useSeriesWords();
  const names = plan.players.map(({ name }) => name);
  const playing = open.filter(({ key }) => key in running).map(({ pairing }) => pairing);
  return (
    <section className={css.paper} aria-label={words.sheet[sheet.kind]}>
      <header className={css.head}>
        <h2>{gameWords.title}</h2>
        <span>{seriesName(plan, words)}</span>
      </header>
      {sheet.kind === 'cursus' && (
        <CursusSheet sheet={sheet} names={names} roles={gameWords.roles} replayOf={replayOf} />
      )}
      {sheet.kind === 'best' && (
        <BestSheet
          sheet={sheet}
          names={names}
          of={plan.form.kind === 'best' ? plan.form.games : 0}
          replayOf={replayOf}
        />
      )}
      {sheet.kind === 'bracket' && <Bracket bracket={sheet.bracket} playing={playing} replayOf={replayOf} />}
    </section>
  );
}
