/** How one fares against each opponent: a bar of wins, draws and losses each. */
import type { Opponent, Tally } from '../../statistics';
import { useStatisticsWords } from '../text/statistics';
import css from './plots.module.css';

interface Row extends Tally {
  readonly opponent: Opponent;
}

interface Props {
  readonly rows: readonly Row[];
  /** Where there is little room. */
  readonly compact?: boolean;
}

export function Bars({ rows, compact = false }: Props) {
  const words = useStatisticsWords();
  const longest = Math.max(...rows.map(({ won, drawn, lost }) => won + drawn + lost));
  return (
    <table className={css.bars} data-compact={compact || undefined}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.against}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ opponent, won, drawn, lost }) => (
          <tr key={opponent}>
            <th scope="row">{words.opponents[opponent]}</th>
            <td>
              <svg viewBox={`0 0 ${longest} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={css.won} width={won} height={10} />
                <rect className={css.drawn} x={won} width={drawn} height={10} />
                <rect className={css.lost} x={won + drawn} width={lost} height={10} />
              </svg>
              <span>{words.tally(won, drawn, lost)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
