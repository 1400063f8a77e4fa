/** What a game itself finds worth remembering: its numbers with their averages, and what was used most. */
import { use } from 'react';
import { KEEPSAKES } from '../../../games/keepsakes';
import type { GameSummary } from '../../statistics';
import { gameWords, once } from '../parts';
import { useSpoken } from '../text';
import { LOCALES } from '../text/locale';
import { useStatisticsWords } from '../text/statistics';
import css from './plots.module.css';

/** How many of the things used most are shown. */
const MOST = 5;

const gameKeepsakes = once(async (game: string) => (await KEEPSAKES[game]?.()) ?? null);

interface Props {
  readonly game: string;
  readonly kept: GameSummary['kept'];
}

export function Keepsakes({ game, kept }: Props) {
  const { language } = useSpoken();
  const words = useStatisticsWords();
  const [loading, loadingWords] = [gameKeepsakes(game), gameWords(game, language)];
  const keepsakes = use(loading);
  const own = use(loadingWords);
  if (!keepsakes) return null;
  const { used: title = '', ...names } = keepsakes.names[language];
  const figure = (value: number): string =>
    value.toLocaleString(LOCALES[language], { maximumFractionDigits: 1 });
  const numbers = Object.entries(names).flatMap(([name, label]) => {
    const spread = kept.numbers[name];
    if (!spread) return [];
    const { average, most } = spread;
    return [
      {
        label,
        share: most > 0 ? Math.max(0, average) / most : 0,
        said: words.perGame(figure(average), most),
      },
    ];
  });
  const known = kept.used.flatMap(({ id, count }) => {
    const label = keepsakes.nameOf(id, own);
    return label === undefined ? [] : [{ label, count }];
  });
  const used = known.slice(0, MOST).map(({ label, count }) => ({
    label,
    share: count / (known[0]?.count ?? 1),
    said: words.times(count),
  }));
  return (
    <>
      <Shares caption={words.kept} rows={numbers} />
      {used.length > 0 && <Shares caption={title} rows={used} />}
    </>
  );
}

interface Share {
  readonly label: string;
  /** Of the longest bar. */
  readonly share: number;
  readonly said: string;
}

function Shares({ caption, rows }: { readonly caption: string; readonly rows: readonly Share[] }) {
  return (
    <table className={css.bars} data-compact>
      <caption className={css.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ label, share, said }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 1 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className={css.share} width={share} height={10} />
              </svg>
              <span>{said}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
