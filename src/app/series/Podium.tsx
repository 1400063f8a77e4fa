/** The end of a series: who has won it, and the three steps of the podium. */
import IconCrown from '~icons/game-icons/laurel-crown';
import type { SeriesPlan } from '../../series';
import { listOf } from '../home/standing';
import { useSpoken } from '../text';
import { useSeriesWords } from '../text/series';
import css from './Podium.module.css';

interface Props {
  readonly plan: SeriesPlan;
  readonly podium: readonly (readonly string[])[];
}

/** As they stand, seen from the front: of three the winner in the middle. */
const STEPS = { few: [0, 1], three: [1, 0, 2] } as const;

export function Podium({ plan: { game, form }, podium }: Props) {
  const { language } = useSpoken();
  const { end } = useSeriesWords();
  const [first = []] = podium;
  const clash = game === 'clash-of-magic-schools';
  const title =
    form.kind === 'cursus' ? end.cursus : clash && form.kind === 'bracket' ? end.championship : null;
  return (
    <section className={css.end} aria-labelledby="end">
      <h2 id="end">{first.length === 1 ? end.won(first[0] ?? '') : end.shared(listOf(first, language))}</h2>
      {title && first.length === 1 && <p className={css.title}>{title}</p>}
      <ol className={css.podium} aria-label={end.podium}>
        {STEPS[podium.length < 3 ? 'few' : 'three'].map(
          (place) =>
            podium[place] && (
              <li key={place} className={css.place} style={{ '--place': place }}>
                {place === 0 && <IconCrown aria-hidden="true" />}
                <p className={css.names}>{listOf(podium[place] ?? [], language)}</p>
                <p className={css.step}>
                  <span aria-hidden="true">{place + 1}</span>
                  <span className="visually-hidden">{end.place[place]}</span>
                </p>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
